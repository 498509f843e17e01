import { describe, expect, it } from "vitest";
import { settled } from "../../src/board/settling";

const WINDOW = { width: 390, height: 844 };
const at = (left: number, top: number) => ({ left, top, bottom: top + 40, width: 40 });

describe("a note beside a thing", () => {
  it("stands above it, in its middle", () => {
    expect(settled(at(180, 400), { width: 200, height: 80 }, WINDOW)).toEqual({ left: 100, top: 310, below: false });
  });

  it("stands below it where there is no room above", () => {
    expect(settled(at(180, 60), { width: 200, height: 80 }, WINDOW)).toMatchObject({ top: 110, below: true });
  });

  it("stands below what lies right under the headline", () => {
    expect(settled(at(180, 200), { width: 200, height: 80 }, WINDOW, 120)).toMatchObject({ top: 250, below: true });
  });

  it("never leaves the window", () => {
    expect(settled(at(0, 400), { width: 200, height: 80 }, WINDOW).left).toBe(8);
    expect(settled(at(350, 400), { width: 200, height: 80 }, WINDOW).left).toBe(182);
  });
});
