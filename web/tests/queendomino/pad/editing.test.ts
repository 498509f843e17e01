import { beforeEach, expect, test } from "vitest";
import { built, cleared, laidDown, moved, stroked, tapped, type Brush } from "../../../src/queendomino/pad/editing";
import type { Side } from "../../../src/queendomino/pad/game";
import { refusal } from "../../../src/queendomino/pad/laying";
import { drawnSide, modeFor, padGame } from "./games";

const game = padGame();
const mode = modeFor(game);
const lake: Brush = { kind: "land", terrain: "lake", crowns: 0 };
const mine: Brush = { kind: "land", terrain: "mine", crowns: 0 };
let side: Side;

beforeEach(() => {
  side = drawnSide(game.sides[0]!, ". . .\n. C .\n. . .");
});

test("tapping land of the brush again gives it the next number of crowns, up to the most there are", () => {
  const crowns = (brush: Brush, taps: number): number | undefined => {
    let now = side;
    for (let tap = 0; tap < taps; tap++) now = tapped(now, [0, 0], brush, mode);
    return now.squares[0]?.[3];
  };
  expect([1, 2, 3].map((taps) => crowns(lake, taps))).toEqual([0, 1, 0]);
  expect([1, 2, 3, 4, 5].map((taps) => crowns(mine, taps))).toEqual([0, 1, 2, 3, 0]);
});

test("a stroke lays land over anything but the castle and leaves land of its kind as it is", () => {
  const crowned = tapped(tapped(side, [0, 0], lake, mode), [0, 0], lake, mode);
  expect(stroked(crowned, [0, 0], lake)).toBe(crowned);
  expect(stroked(crowned, [0, 0], mine).squares).toEqual([[0, 0, "mine", 0]]);
  expect(stroked(crowned, [1, 1], lake)).toBe(crowned);
  expect(stroked(crowned, [1, 1], { kind: "erase" })).toBe(crowned);
});

test("a tap on the castle takes it away", () => {
  expect(tapped(side, [1, 1], lake, mode)).toMatchObject({ castle: null, squares: [[1, 1, "lake", 0]] });
  expect(tapped(side, [1, 1], { kind: "erase" }, mode)).toMatchObject({ castle: null, squares: [] });
});

test("there is one castle, and it may stand anywhere", () => {
  expect(stroked(side, [2, 0], { kind: "castle" })).toMatchObject({ castle: [2, 0] });
});

test("a building goes with its town", () => {
  const town = stroked(side, [0, 0], { kind: "land", terrain: "town", crowns: 0 });
  const church = built(town, [0, 0], "church");
  expect(church.buildings).toEqual([["church", 0, 0]]);
  expect(cleared(church, [0, 0]).buildings).toEqual([]);
  expect(stroked(church, [0, 0], lake).buildings).toEqual([]);
});

test("a domino by number is taken away whole, and forgotten when painted over", () => {
  const laid = laidDown(side, { box: "queendomino", number: 1, first: [2, 1], second: [2, 0] }, null);
  expect(laid.squares).toEqual([
    [2, 1, "wheat", 0],
    [2, 0, "wheat", 0],
  ]);
  expect(cleared(laid, [2, 0])).toMatchObject({ squares: [], laid: [] });
  expect(stroked(laid, [2, 0], lake)).toMatchObject({
    squares: [
      [2, 1, "wheat", 0],
      [2, 0, "lake", 0],
    ],
    laid: [],
  });
});

test("a moved kingdom moves with all that stands on it", () => {
  const laid = laidDown(side, { box: "queendomino", number: 1, first: [2, 1], second: [2, 0] }, null);
  expect(moved(laid, 1, -1)).toMatchObject({
    castle: [2, 0],
    squares: [
      [3, 0, "wheat", 0],
      [3, -1, "wheat", 0],
    ],
    laid: [{ first: [3, 0], second: [3, -1] }],
  });
});

test("a domino lies where the rules let it", () => {
  const ground = { ...drawnSide(side, "C w .\n. . ."), size: 5 };
  const halves = [
    ["lake", 0],
    ["wheat", 1],
  ] as const;
  expect(refusal(ground, halves, [1, 1], [2, 1])).toBe("unconnected");
  expect(refusal(ground, halves, [2, 1], [1, 1])).toBeUndefined();
  expect(refusal(ground, halves, [1, 0], [2, 0])).toBe("occupied");
  expect(refusal(ground, halves, [0, 1], [2, 1])).toBe("apart");
  expect(refusal({ ...ground, size: 2 }, halves, [3, 0], [2, 0])).toBe("too-wide");
});
