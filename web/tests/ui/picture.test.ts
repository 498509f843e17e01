import { expect, test } from "vitest";
import "../every-word";
import type { SideResult, Summary, TableView } from "../../src/protocol";
import { noteOf, pictured } from "../../src/ui/picture/facts";
import { seat, table } from "../queendomino/tables";

const NAMES = ["Ada", "Bo", "Cid", "Dee"];

function over(results: SideResult[], yours: readonly number[] = []): Summary {
  const signs = ["rose", "moon", "star", "acorn"];
  const seats = NAMES.map((name, seat) => ({ seat, name, sign: signs[seat], yours: yours.includes(seat) }));
  return { results, seats } as unknown as Summary;
}
const side = (seats: number[], rank: number, total: number): SideResult => ({ seats, rank, total, rows: {} });
const FOUR = [side([0], 2, 40), side([1], 1, 46), side([2], 4, 9), side([3], 3, 30)];

test("the reader's side is large, the others follow in the order of their places", () => {
  const found = pictured(over(FOUR, [0]));
  expect(found?.own).toMatchObject({ seat: 0, names: ["Ada"], sign: "rose", mate: undefined, points: 40 });
  expect(found?.others.map(({ names }) => names[0])).toEqual(["Bo", "Dee", "Cid"]);
  expect(found?.result).toEqual({ id: "picture-place", args: { place: 2, sides: 4 } });
});

test("spectators, and people who shared one screen, get the winner's picture", () => {
  expect(pictured(over(FOUR))?.own.names).toEqual(["Bo"]);
  expect(pictured(over(FOUR, [0, 2]))?.own.names).toEqual(["Bo"]);
  expect(pictured(over(FOUR))?.result).toEqual({ id: "picture-won", args: { by: 6 } });
});

test("partners stand on it together, under both their signs", () => {
  const found = pictured(over([side([0, 2], 1, 50), side([1, 3], 1, 50)], [1, 3]));
  expect(found?.own).toMatchObject({ seat: 1, names: ["Bo", "Dee"], sign: "moon", mate: "acorn" });
  expect(found?.result.id).toBe("picture-shared");
});

test("equal points with a better place is a tie that was won; without an end there is no picture", () => {
  expect(pictured(over([side([0], 1, 50), side([1], 2, 50)]))?.result.id).toBe("picture-tie");
  expect(pictured(over([]))).toBeUndefined();
});

test("a game that was played on from another says so, and that a bot played for whoever is pictured", () => {
  const own = pictured(over(FOUR, [0]))!.own;
  const noted = (change: Partial<TableView>): string => noteOf(own, table(change)).replace(/[\u2068\u2069]/g, "");
  expect(noted({})).toBe("");
  expect(noted({ branch: { of: null, at: "6.3.2" } })).toBe("Played on from round 6");
  const stint = { bot: "level:3", why: "resigned", moved: true } as const;
  const gone = (at: number) =>
    [0, 1].map((each) => seat(each, "Ada", { side: each, stint: each === at ? stint : null }));
  expect(noted({ seats: gone(0) })).toBe("Ada gave up, and a bot played on.");
  expect(noted({ seats: gone(1) })).toBe("");
});
