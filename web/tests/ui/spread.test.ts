import { describe, expect, it } from "vitest";
import { spread } from "../../src/ui/replay/spread";

describe("things on a line", () => {
  it("stay where they are while there is room", () => {
    expect(spread([5, 40, 90], 20, 100)).toEqual([5, 40, 90]);
    expect(spread([], 20, 100)).toEqual([]);
  });

  it("make way for each other, no further than they must", () => {
    expect(spread([50, 50], 20, 100)).toEqual([40, 60]);
    expect(spread([10, 52, 50, 60], 20, 100)).toEqual([10, 34, 54, 74]);
  });

  it("do not leave the line", () => {
    expect(spread([0, 2, 4], 20, 100)).toEqual([0, 20, 40]);
    expect(spread([98, 100], 20, 100)).toEqual([80, 100]);
  });
});
