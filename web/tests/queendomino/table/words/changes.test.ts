import { expect, test } from "vitest";
import { changesOf, nearBox, squaresOf } from "../../../../src/queendomino/table/words/changes";
import type { LandView } from "../../../../src/protocol";
import { side } from "../../tables";

test("only the numbers that an act changed are told, points first", () => {
  const before = side(1, { coins: 7, knights: 2 });
  const after = { ...before, coins: 4, sheet: { total: 5, rows: [] } };
  expect(changesOf(before, after)).toEqual([
    { what: "points", was: 0, is: 5 },
    { what: "coins", was: 7, is: 4 },
  ]);
});

const at = (x: number, y: number, more: Partial<LandView> = {}): LandView => ({
  x,
  y,
  terrain: "wheat",
  crowns: 0,
  domino: 1,
  building: null,
  knight: false,
  ...more,
});

test("an act changed the squares that are new, and those where a tile or a knight came or went", () => {
  const before = [at(0, 0), at(1, 0), at(2, 0, { knight: true }), at(3, 0)];
  const after = [at(0, 0), at(1, 0, { building: "safe" }), at(2, 0), at(3, 0, { knight: true }), at(0, 1)];
  expect(squaresOf(before, after)).toEqual([
    [1, 0],
    [2, 0],
    [3, 0],
    [0, 1],
  ]);
  expect(squaresOf(after, after)).toEqual([]);
});

test("what is seen from near lies in the middle, and is never cut", () => {
  expect(nearBox([[4, -1]])).toEqual({ left: 3, top: -1.6, width: 3, height: 2.2 });
  for (const squares of [
    [
      [0, 0],
      [1, 0],
    ],
    [
      [0, 0],
      [0, 1],
    ],
    [
      [-3, 2],
      [1, -2],
    ],
  ] as const) {
    const { left, top, width, height } = nearBox(squares.map(([x, y]) => [x, y]));
    for (const [x, y] of squares) {
      expect([left <= x, x + 1 <= left + width, top <= y, y + 1 <= top + height]).not.toContain(false);
    }
    expect(width / height).toBeCloseTo(3 / 2.2);
  }
});
