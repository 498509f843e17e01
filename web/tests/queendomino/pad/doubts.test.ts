import { expect, test } from "vitest";
import { doubtsOf } from "../../../src/queendomino/pad/doubts";
import type { PadGame, Side } from "../../../src/queendomino/pad/game";
import type { Land } from "../../../src/queendomino/pad/scoring";
import { doubtWords } from "../../../src/queendomino/pad/telling";
import { drawnSide, padGame, withSides } from "./games";

const game = padGame();
const told = (of: PadGame, done = false): string[] =>
  doubtsOf(of, done).map((doubt) => doubtWords(doubt, of, true).replaceAll(/[\u2066-\u2069]/g, ""));
const land = (count: number, terrain: string, crowns = 0): Land[] =>
  Array.from({ length: count }, (_, x) => [x % 5, Math.floor(x / 5), terrain, crowns]);
const bare = (side: Partial<Side>): Partial<Side> => ({ castle: null, ...side });

test("nothing is doubted while nothing is entered", () => {
  expect(told(game)).toEqual([]);
});

test.each<[string, string, PadGame]>([
  [
    "a sixth column",
    "P1: 6 squares wide and 1 high, where 5 by 5 are allowed.",
    withSides(game, drawnSide(game.sides[0]!, "C w w w w w")),
  ],
  [
    "more towns than the box has",
    "P1: 21 squares of town; the box has 20.",
    withSides(game, bare({ squares: land(21, "town") })),
  ],
  [
    "more mines without a crown than the box has, which has others",
    "P1: 2 squares of mine without a crown; the box has 1.",
    withSides(game, bare({ squares: land(2, "mine") })),
  ],
  [
    "more crowned mines over all kingdoms",
    "2 squares of mine, 1 crown in all kingdoms; the box has 1.",
    withSides(game, bare({ squares: land(1, "mine", 1) }), bare({ squares: land(1, "mine", 1) })),
  ],
  [
    "a building tile too many",
    "2 times Big Tavern in all kingdoms; the box has 1.",
    withSides(
      game,
      bare({ squares: land(1, "town"), buildings: [["big_tavern", 0, 0]] }),
      bare({ squares: land(1, "town"), buildings: [["big_tavern", 0, 0]] }),
    ),
  ],
  ["more knights than the supply", "25 knights in all; the box has 22.", withSides(game, { knights: 22 })],
  ["more towers than the supply", "16 towers in all; the box has 15.", withSides(game, { towers: 8 }, { towers: 8 })],
  [
    "a host without the most towers",
    "P2: The Queen is a guest here with 1 tower, though another kingdom has 2.",
    withSides(game, { towers: 2 }, { towers: 1, queen: true }),
  ],
  [
    "two Queens",
    "2 Queens; there is only one.",
    withSides(game, { towers: 2, queen: true }, { towers: 2, queen: true }),
  ],
])("it warns of %s", (_, sentence, impossible) => {
  expect(told(impossible)).toEqual([sentence]);
});

test("a domino twice is found, wherever it lies", () => {
  const laid = [{ box: "queendomino", number: 1, first: [0, 0], second: [1, 0] }] as const;
  const squares = land(2, "wheat");
  expect(told(withSides(game, bare({ squares, laid }), bare({ squares, laid })))).toEqual([
    "Domino 1 has been laid 2 times.",
  ]);
});

test("a host with as many towers as another is not a fault", () => {
  expect(told(withSides(game, { towers: 2 }, { towers: 2, queen: true }), true)).toEqual([]);
});

test("what is missing is reported only at the end", () => {
  const unfinished = withSides(game, { ...drawnSide(game.sides[0]!, "w . C"), towers: 1 });
  expect(told(unfinished)).toEqual([]);
  expect(told(unfinished, true)).toEqual([
    "P1: The land lies in 2 parts that do not touch.",
    "P1: 1 square of land: a domino has two.",
    "Somebody has towers, but nobody hosts the Queen.",
  ]);
});

test("Royal Wedding counts both boxes", () => {
  const wedding = padGame({ game: "royal-wedding", players: 4 });
  const squares = Array.from({ length: 35 }, (_, at): Land => [at % 7, Math.floor(at / 7), "wheat", 0]);
  expect(told(withSides(wedding, bare({ squares })))).toEqual([]);
});
