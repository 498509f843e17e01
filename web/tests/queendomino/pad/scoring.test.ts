import { expect, test } from "vitest";
import { scoreOf, type Side } from "../../../src/queendomino/pad/game";
import { linesOf } from "../../../src/queendomino/pad/lines";
import { briefly, standings, verdict } from "../../../src/queendomino/pad/telling";
import { drawnSide, padGame, withSides } from "./games";

const plain = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, "");

// The rulebook's example of 71 points: six buildings, three towers, eleven coins, the Queen.
const game = padGame();
const example: Side = {
  ...drawnSide(
    game.sides[0]!,
    `
    w1 w  w  t  t
    f1 l1 l1 m2 m2
    f  l  C  m  t
    t  f  g1 g  t
    s1 t  g2 g  f1`,
  ),
  buildings: [
    ["sawmill", 3, 0],
    ["church", 4, 0],
    ["travelling_castle", 4, 2],
    ["big_tavern", 4, 3],
    ["statue", 0, 3],
    ["guardtower", 1, 4],
  ],
  coins: 11,
  queen: true,
};

test("the rulebook's example has 71 points, row by row", () => {
  const { sheet, largest } = scoreOf(game, example);
  const rows = Object.fromEntries(sheet.rows.map((row) => [row.row, row.points]));
  expect(rows).toEqual({
    wealth: 3,
    wheat: 3,
    forest: 3,
    lake: 6,
    grassland: 12,
    swamp: 1,
    mine: 12,
    town: 0,
    queen: 4,
    buildings: 27,
    bonuses: 0,
  });
  expect([sheet.total, largest]).toEqual([71, 4]);
});

test("a row is explained as briefly as possible", () => {
  const rows = Object.fromEntries(scoreOf(game, example).sheet.rows.map((row) => [row.row, briefly(row).map(plain)]));
  expect(rows["wealth"]).toEqual(["11 coins ÷ 3"]);
  expect(rows["forest"]).toEqual(["2×1 + 1×1"]);
  expect(rows["town"]).toEqual(["no crown"]);
  expect(rows["queen"]).toEqual(["+1 on 4 grassland"]);
  expect(rows["buildings"]).toContain("Church, 4 territories: 8");
});

test("a kingdom is handed over as `demesne score` reads it", () => {
  const line = JSON.parse(linesOf(withSides(game, example))[0]!) as Record<string, unknown>;
  expect(line).toMatchObject({
    id: "P1",
    game: "queendomino",
    size: 5,
    castle: [2, 2],
    towers: 3,
    knights: 4,
    coins: 11,
    queen: true,
    bonuses: [],
  });
  expect(line["squares"]).toContainEqual([3, 1, "mine", 2]);
});

test.each([
  ["us", "share the win"],
  ["cz", "P2 wins the tie."],
])("a last tie is broken as the edition says: %s", (edition, expected) => {
  const tied = withSides(padGame({ edition, players: 2 }), { coins: 3 }, { coins: 5 });
  expect(plain(verdict(standings(tied)).title)).toContain(expected);
});

test("Kingdomino breaks a tie by crowns after the largest territory", () => {
  const two = padGame({ game: "kingdomino", players: 2 });
  const tied = withSides(two, drawnSide(two.sides[0]!, "C w1 w"), drawnSide(two.sides[1]!, "C w1 l1 f f"));
  const all = standings(tied);
  expect(all.map(({ scored }) => [scored.sheet.total, scored.largest])).toEqual([
    [2, 2],
    [2, 2],
  ]);
  expect(all.map(({ rank, tieBreak }) => [rank, tieBreak])).toEqual([
    [2, "crowns"],
    [1, "crowns"],
  ]);
  expect(plain(verdict(all).text)).toContain("crowns");
});
