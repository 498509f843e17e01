import { expect, test } from "vitest";
import {
  around,
  bounds,
  keyOf,
  largestTerritory,
  linesOf,
  nextSquare,
  possible,
  rowsOf,
  territoryOf,
  viewBox,
} from "../../../src/queendomino/board/geometry";
import { drawn } from "./draw";

test("a castle alone is drawn with the squares that a domino can reach", () => {
  expect(possible(drawn("C"), 5)).toEqual({ left: -2, top: -2, right: 2, bottom: 2 });
});

test("the picture never shows a square outside every window of the kingdom's size", () => {
  const land = drawn(`
    C w w w
    . . . f
  `);
  expect(possible(land, 5)).toEqual({ left: -1, top: -2, right: 4, bottom: 3 });
  expect(possible(land, 7)).toEqual({ left: -2, top: -2, right: 5, bottom: 3 });
});

test("a full kingdom has nothing around it", () => {
  const row = "w w C w w";
  expect(
    possible(
      drawn(
        [row, row.replace("C", "w"), row.replace("C", "w"), row.replace("C", "w"), row.replace("C", "w")].join("\n"),
      ),
      5,
    ),
  ).toEqual({ left: -2, top: 0, right: 2, bottom: 4 });
});

test("inside a territory runs a seam, between two a path, around all an edge", () => {
  const lines = linesOf(drawn("C w w"));
  expect(lines.seam).toBe("M192 0v96");
  expect(lines.wall).toBe("M96 0v96");
  expect(lines.outer.match(/M/g)).toHaveLength(8);
});

test("two towns side by side are one territory, with or without a building", () => {
  const land = drawn("C t t").map((square) => (square.x === 2 ? { ...square, building: "church" } : square));
  expect(linesOf(land).seam).toBe("M192 0v96");
});

test("a territory is what hangs together by its sides, not by its corners", () => {
  const land = drawn(`
    C l l
    l w l
    w . l1
  `);
  expect(territoryOf(land, [1, 0])).toHaveLength(4);
  expect(territoryOf(land, [0, 1])).toHaveLength(1);
  expect(territoryOf(land, [7, 7])).toEqual([]);
});

test("the largest territory is never the castle, and the first of equals", () => {
  const land = drawn(`
    C w w
    . f f
  `);
  expect(largestTerritory(land).map((square) => square.terrain)).toEqual(["wheat", "wheat"]);
  expect(largestTerritory(drawn("C"))).toEqual([]);
});

test("an arrow key skips holes and stops at the edge", () => {
  const box = bounds(drawn("C . w"));
  const squares = new Set([keyOf(0, 0), keyOf(2, 0)]);
  expect(nextSquare(squares, box, [0, 0], [1, 0])).toEqual([2, 0]);
  expect(nextSquare(squares, box, [2, 0], [1, 0])).toBeUndefined();
});

test("boxes are given in the units of the drawing", () => {
  expect(viewBox({ left: -1, top: 0, right: 1, bottom: 0 }, 10)).toBe("-106 -10 308 122");
  expect(
    around(
      [
        [1, 0],
        [0, 0],
      ],
      5,
    ),
  ).toEqual({ x: 5, y: 5, width: 182, height: 86 });
  expect(rowsOf({ left: 0, top: 0, right: 1, bottom: 1 })).toEqual([
    [
      [0, 0],
      [1, 0],
    ],
    [
      [0, 1],
      [1, 1],
    ],
  ]);
});
