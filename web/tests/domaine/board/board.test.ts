import { describe, expect, it } from "vitest";
import {
  areaPath,
  fenceAt,
  isUpright,
  middle,
  nearest,
  rimPath,
  squareUnder,
} from "../../../src/domaine/board/geometry";
import { besides, borderAt, borderName, squareAt, squareName, SQUARES } from "../../../src/domaine/board/squares";

describe("names of squares and borders", () => {
  it("letters are columns, numbers rows from the top", () => {
    expect(squareName([0, 0])).toBe("a1");
    expect(squareName([2, 3])).toBe("c4");
    expect(squareName([11, 11])).toBe("l12");
  });

  it("every square is found again by its name, and nothing else is a square", () => {
    expect(SQUARES.map(squareName).map(squareAt)).toEqual(SQUARES);
    expect(new Set(SQUARES.map(squareName)).size).toBe(144);
    for (const wrong of ["m1", "a0", "a13", "4c", "", "c04"]) expect(() => squareAt(wrong), wrong).toThrow("no square");
  });

  it("a border names its smaller square first: column, then row", () => {
    expect(borderName([2, 4], [2, 3])).toBe("c4-c5");
    expect(borderName([3, 3], [2, 3])).toBe("c4-d4");
    expect(borderName([9, 0], [9, 1])).toBe("j1-j2");
    expect(borderAt("c4-d4")).toEqual([
      [2, 3],
      [3, 3],
    ]);
  });

  it("a corner has two neighbours, the middle four", () => {
    expect(besides([0, 0]).map(squareName)).toEqual(["b1", "a2"]);
    expect(besides([5, 5])).toHaveLength(4);
  });
});

describe("where things stand", () => {
  it("a square has its middle, a border the point between its squares", () => {
    expect(middle("a1")).toEqual({ x: 48, y: 48 });
    expect(middle("a1-b1")).toEqual({ x: 96, y: 48 });
    expect(middle("a1-a2")).toEqual({ x: 48, y: 96 });
  });

  it("a fence between squares side by side stands upright, and its middle is the border's", () => {
    expect(isUpright("a1-b1")).toBe(true);
    expect(isUpright("a1-a2")).toBe(false);
    expect(fenceAt("a1-a2")).toBe("translate(0 83)"); // 26 high: 13 above and 13 below the line at 96
    expect(fenceAt("a1-b1")).toBe("translate(109 0) rotate(90)");
  });

  it("an area is its squares", () => {
    expect(areaPath(["a1", "b1"])).toBe("M0 0h96v96h-96zM96 0h96v96h-96z");
  });

  it("the rim of one square is a smaller square", () => {
    expect(rimPath(["a1"], 10).split("M").slice(1)).toEqual([
      "10 10L86 10",
      "86 10L86 86",
      "10 86L86 86",
      "10 10L10 86",
    ]);
  });

  it("the rim runs through where squares join and turns inward corners", () => {
    const corner = rimPath(["a1", "b1", "a2"], 10);
    // Above both squares, without a break; below b1 it runs on to the corner inwards at 86, 86.
    expect(corner).toContain("M10 10L96 10");
    expect(corner).toContain("M96 10L182 10");
    expect(corner).toContain("M86 86L182 86");
    expect(corner).toContain("M86 86L86 182");
  });

  it("a press takes the place nearest to it, and none from afar", () => {
    const places = ["a1-a2", "a1-b1", "c3"].map((at) => ({ id: at, at }));
    expect(nearest(places, { x: 50, y: 90 })?.id).toBe("a1-a2");
    expect(nearest(places, { x: 90, y: 50 })?.id).toBe("a1-b1");
    expect(nearest(places, { x: 250, y: 230 })?.id).toBe("c3");
    expect(nearest(places, { x: 900, y: 900 })).toBeUndefined();
    expect(nearest(places, { x: 48, y: 48 })).toBeUndefined(); // the middle of a square is no press on its borders
  });

  it("a point lies on a square or off the board", () => {
    expect(squareUnder({ x: 95, y: 96 })).toBe("a2");
    expect(squareUnder({ x: -1, y: 5 })).toBeUndefined();
    expect(squareUnder({ x: 5, y: 1152 })).toBeUndefined();
  });
});
