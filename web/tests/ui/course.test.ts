/** How the games of a kind went: one's rows beside the others', and a habit only where it is not chance. */
import { expect, test } from "vitest";
import { aimsOf, ENOUGH, gamesOf, habitsOf, othersOf, parted, rowsOf } from "../../src/ui/history/course";
import type { PastGame } from "../../src/ui/history/past";

function game(at: number, lake: number, beside: number, more: Partial<PastGame> = {}): PastGame {
  const mine = { seats: [0], rank: 1, total: lake + 3, rows: { queen: 0, lake, mine: 3 } };
  return { table: `t${at}`, title: "Orchard", when: at, mine, beside: { lake: beside, mine: 3 }, ...more } as PastGame;
}

/** Ten more than the others in lakes, give or take. */
const AHEAD = Array.from({ length: ENOUGH }, (_, at) => game(at, 14 + (at % 3), 4 + (at % 2)));

test("a course is in the order of the games, without those that do not count", () => {
  const odd = [game(9, 1, 1, { branch: true }), game(8, 1, 1, { duplicate: true }), game(7, 1, 1, { mine: null })];
  expect(gamesOf([game(2, 5, 5), game(1, 4, 4), ...odd], "Orchard").map(({ table }) => table)).toEqual(["t1", "t2"]);
  expect(gamesOf(AHEAD, "Vineyard")).toEqual([]);
});

test("rows stand beside the mean of the others, and those nobody had points in are left out", () => {
  const [lake, mines, ...none] = rowsOf([game(1, 10, 4), game(2, 20, 6)]);
  expect(lake).toEqual({ row: "lake", points: [10, 20], mean: 15, others: 5 });
  expect(mines).toMatchObject({ row: "mine", mean: 3, others: 3 });
  expect(none).toEqual([]);
});

test("what the others had in all is the mean of all their rows, and none where nothing is known of them", () => {
  expect(othersOf([game(1, 10, 4), game(2, 20, 6)])).toBe(8); // 4 and 6 in lakes, 3 in mines at both tables
  expect(othersOf([game(1, 10, 4, { beside: {} })])).toBeUndefined();
});

test("a habit is shown with its figures, given enough games, and only if it is not chance", () => {
  expect(habitsOf(AHEAD)).toMatchObject([{ row: "lake", games: ENOUGH }]);
  expect(habitsOf(AHEAD.slice(1))).toEqual([]);
  const chance = Array.from({ length: 20 }, (_, at) => game(at, at % 2 ? 20 : 0, at % 3 ? 9 : 12));
  expect(habitsOf(chance)).toEqual([]);
  const behind = AHEAD.map((each, at) => game(at, each.beside["lake"] ?? 0, 15));
  expect(habitsOf(behind)).toMatchObject([{ row: "lake", others: 15 }]);
});

/** Far ahead in lakes, a little in forests, behind in mines. */
const BOTH = AHEAD.map((each, at) => ({
  ...each,
  mine: { seats: [0], rank: 1, total: 30, rows: { lake: 20 + (at % 2), forest: 8 + (at % 3), mine: at % 3 } },
  beside: { lake: 5, forest: 5, mine: 6 },
}));

test("one habit is named where the reader is ahead and one where the others are, the surest first", () => {
  expect(habitsOf(BOTH).map(({ row, mean, others }) => [row, mean > others])).toEqual([
    ["lake", true],
    ["mine", false],
  ]);
});

test("where the others are ahead one practises getting more, where one is ahead also when to do without", () => {
  const [ahead, behind] = habitsOf(BOTH);
  expect(behind && aimsOf(behind)).toEqual([{ way: "more", row: "mine" }]);
  expect(ahead && aimsOf(ahead)).toEqual([
    { way: "less", row: "lake" },
    { way: "more", row: "lake" },
  ]);
});

test("luck and choices are those of the games that have a review", () => {
  expect(parted([null, { luck: 2.5, own: -1 }, { luck: null, own: null }])).toEqual({ luck: [2.5], own: [-1] });
});
