import { expect, test } from "vitest";
import { levelName } from "../../src/levels";
import type { SideResult, Summary } from "../../src/protocol";
import { addressOf, shownAt } from "../../src/ui/history/address";
import { latestFirst, pastOf, sought, tallies, titlesOf, type PastGame } from "../../src/ui/history/past";

const ANY = { title: "", name: "", result: "" } as const;

function over(table: string, results: SideResult[], names: string[], yours: number[] = [0]): Summary {
  const seats = names.map((name, seat) => ({ seat, side: seat, sign: "rose", name, yours: yours.includes(seat) }));
  const told = { table, game: "orchard", rules: { game: "orchard" }, status: "over", seats, results };
  return told as unknown as Summary;
}

function side(seat: number, rank: number, total: number): SideResult {
  return { seats: [seat], rank, total, rows: {} };
}

/** A game against these, ended with that place and these points. */
function game(table: string, results: SideResult[], ...others: string[]): PastGame {
  const found = pastOf(over(table, results, ["Ada", ...others]), "key", 1);
  if (!found) throw new Error("it is over");
  return found;
}

const WON = game("a", [side(0, 1, 40), side(1, 2, 30)], "Bo");
const LOST = game("b", [side(0, 3, 10), side(1, 1, 30), side(2, 2, 20)], "Cid", "Bonnie");
const SHARED = game("c", [side(0, 1, 25), side(1, 1, 25)], "Dee");

test("a game is over, was begun, and a seat in it was one's own", () => {
  expect(pastOf({ ...over("a", [side(0, 1, 4)], ["Ada"]), status: "playing" }, "key", 1)).toBeUndefined();
  expect(pastOf(over("a", [], ["Ada", ""]), "key", 1)).toBeUndefined(); // nobody came, and it was closed
  expect(pastOf(over("a", [side(0, 1, 4)], ["Ada"], []), "key", 1)).toBeUndefined();
  expect(WON).toMatchObject({ table: "a", title: "Orchard", others: ["Bo"], mine: { rank: 1, total: 40 }, sides: 2 });
});

test("games stand where they were played, not where they were imported", () => {
  const told = over("a", [side(0, 1, 4), side(1, 2, 3)], ["Ada", "Bo"]);
  const games = [5, null, 7].map((opened, at) => pastOf({ ...told, table: String(at), opened }, "key", 6000));
  const found = latestFirst(games.filter((each) => each !== undefined));
  expect(found.map(({ table, when }) => [table, when])).toEqual([
    ["2", 7000],
    ["1", 6000],
    ["0", 5000],
  ]);
});

test("a game that was given up is found, and counts for nothing", () => {
  const ended = pastOf(over("d", [], ["Ada", "Bo"]), "key", 1);
  expect(ended).toMatchObject({ ended: true, mine: null, others: ["Bo"] });
  const all = [WON, LOST, ended].filter((each) => each !== undefined);
  expect(sought(all, { ...ANY, result: "ended" })).toEqual([ended]);
  expect(sought(all, { ...ANY, result: "lost" })).toEqual([LOST]);
  expect(tallies(all)).toEqual(tallies([WON, LOST]));
});

test("what a bot played in one's place is neither one's victory nor one's defeat", () => {
  const told = { ...over("d", [side(0, 1, 40), side(1, 2, 30)], ["Ada", "Bo"]), helped: true };
  const helped = pastOf(told, "key", 1);
  expect(helped).toMatchObject({ helped: true, mine: { rank: 1 } });
  expect(tallies([WON, helped].filter((each) => each !== undefined))).toEqual(tallies([WON]));
});

test("a bot without a name is called by its level, and nobody by an empty seat", () => {
  const told = over("a", [side(0, 1, 40), side(1, 2, 30)], ["Ada", "", ""]);
  const [own, bot, empty] = told.seats;
  const seats = [own, { ...bot, kind: "bot", bot: "level:4" }, { ...empty, kind: "away" }] as Summary["seats"];
  expect(pastOf({ ...told, seats }, "key", 1)?.others).toEqual([levelName(4)]);
});

test("people who shared a screen have no side of their own, partners have theirs", () => {
  const both = [side(0, 1, 40), side(1, 2, 30)];
  expect(pastOf(over("a", both, ["Ada", "Bo"], [0, 1]), "key", 1)).toMatchObject({ mine: null, others: ["Ada", "Bo"] });
  const team = { seats: [0, 1], rank: 2, total: 50, rows: {} };
  expect(pastOf(over("a", [team, side(2, 1, 60)], ["Ada", "Bo", "Cid"], [0, 1]), "key", 1)?.mine).toEqual(team);
});

test("games are found by what was played, with whom, and how it ended", () => {
  const all = [WON, LOST, SHARED];
  expect(sought(all, ANY)).toEqual(all);
  expect(sought(all, { ...ANY, name: " bo" })).toEqual([WON, LOST]);
  expect(sought([game("d", [side(0, 1, 4), side(1, 2, 3)], "Zoë")], { ...ANY, name: "zoe" })).toHaveLength(1);
  expect(sought([game("e", [side(0, 1, 4), side(1, 2, 3)], "Łódź")], { ...ANY, name: "lodz" })).toHaveLength(1);
  expect(sought(all, { ...ANY, result: "won" })).toEqual([WON, SHARED]);
  expect(sought(all, { ...ANY, result: "lost" })).toEqual([LOST]);
  expect(sought(all, { ...ANY, title: "Vineyard" })).toEqual([]);
  expect(titlesOf(all)).toEqual(["Orchard"]);
});

test("victories are compared with what equal players would have won, a shared one as a fraction", () => {
  const [orchard] = tallies([WON, LOST, SHARED]);
  expect(orchard).toMatchObject({ title: "Orchard", games: 3, won: 1.5, points: 25 });
  expect(orchard?.even).toBeCloseTo(1 / 2 + 1 / 3 + 1 / 2);
});

test("a deal played again is listed but does not count: somebody may have known it", () => {
  const told = over("d", [side(0, 1, 99), side(1, 2, 1)], ["Ada", "Bo"]);
  for (const known of [{ duplicate: "a" }, { practice: true }]) {
    const again = pastOf({ ...told, ...known }, "key", 1);
    if (!again) throw new Error("it is over");
    expect(again.duplicate).toBe(true);
    expect(tallies([WON, again])).toEqual(tallies([WON]));
  }
});

test("a branch is listed but does not count", () => {
  const branch = pastOf(
    { ...over("d", [side(0, 1, 99), side(1, 2, 1)], ["Ada", "Bo"]), branch: { of: "a", at: "6.3.2" } },
    "key",
    1,
  );
  if (!branch) throw new Error("it is over");
  expect(branch.branch).toBe(true);
  expect(sought([WON, branch], ANY)).toEqual([WON, branch]);
  expect(tallies([WON, branch])).toEqual(tallies([WON]));
});

test("what is sought stands in the address, and nothing else of it changes", () => {
  const shown = { title: "Kingdomino, 7 × 7", name: "Zoë & Bo", result: "won", kind: "Queendomino" } as const;
  const address = addressOf("https://play.example/history?lang=he", shown);
  expect(new URL(address).searchParams.get("lang")).toBe("he");
  expect(shownAt(new URL(address).search)).toEqual(shown);
  const nothing = { title: "", name: "", result: "", kind: "" } as const;
  expect(addressOf(address, nothing)).toBe("https://play.example/history?lang=he");
  expect(shownAt("")).toEqual(nothing);
  expect(shownAt("?result=drawn")).toEqual(nothing); // written by hand
});
