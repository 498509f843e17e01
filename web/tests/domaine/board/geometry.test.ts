import { describe, expect, it } from "vitest";
import { borderUnder } from "../../../src/domaine/board/geometry";

describe("the border under a point", () => {
  it("is the nearest one, its smaller square first", () => {
    expect(borderUnder({ x: 96 + 90, y: 48 })).toBe("b1-c1");
    expect(borderUnder({ x: 96 + 6, y: 48 })).toBe("a1-b1");
    expect(borderUnder({ x: 48, y: 96 + 92 })).toBe("a2-a3");
  });

  it("is none at the middle of a square, at the rim of the land or outside", () => {
    expect(borderUnder({ x: 48, y: 48 })).toBeUndefined();
    expect(borderUnder({ x: 2, y: 48 })).toBeUndefined();
    expect(borderUnder({ x: -5, y: 48 })).toBeUndefined();
  });
});
