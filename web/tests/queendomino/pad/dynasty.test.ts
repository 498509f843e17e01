import { expect, test } from "vitest";
import { allDoubtsOf } from "../../../src/queendomino/pad/doubts";
import {
  begunOf,
  couldBe,
  couldBeOne,
  countedOf,
  firstAlone,
  gamesOf,
  goesOn,
  nextGame,
  numberOf,
  openAt,
} from "../../../src/queendomino/pad/dynasty";
import type { PadGame } from "../../../src/queendomino/pad/game";
import { linesOf } from "../../../src/queendomino/pad/lines";
import { Pad } from "../../../src/queendomino/pad/pad.svelte";
import { Unreadable } from "../../../src/queendomino/pad/fields";
import { fragmentOf, gameIn, gamesIn, textOf } from "../../../src/queendomino/pad/sending";
import { keepGame, KEYS, keptGames, takeGames } from "../../../src/queendomino/pad/shelf";
import { doubtWords, nameOf, pointsOf, sums, verdictOf } from "../../../src/queendomino/pad/telling";
import { drawnSide, padGame, withSides } from "./games";

const plain = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, "");

/** A dynasty of two in which these pictures lie, a pair for each game. */
function dynasty(...games: readonly (readonly [string, string])[]): PadGame {
  const laid = (game: PadGame, pictures: readonly string[]): PadGame =>
    withSides(game, ...game.sides.map((side, index) => drawnSide(side, pictures[index] ?? "C")));
  const [first, ...later] = games;
  const begun = laid(padGame({ game: "kingdomino", players: 2, games: 3 }), first ?? []);
  return later.reduce((game, pictures) => laid(nextGame(game), pictures), begun);
}

// 3 squares of lake with 2 crowns are 6 points, 2 of wheat with 1 are 2, 4 of forest with 1 are 4.
const SIX = "C l1 l1 l";
const TWO = "C w1 w";
const FOUR = "C f1 f f f";
const NONE = "C";

test("points are added up game by game, row by row", () => {
  const played = dynasty([SIX, TWO], [TWO, FOUR], [FOUR, FOUR]);
  expect(pointsOf(played)).toEqual([
    [6, 2, 4],
    [2, 4, 4],
  ]);
  const [first, second] = sums(played);
  expect([first?.scored.sheet.total, second?.scored.sheet.total]).toEqual([12, 10]);
  expect([first?.rank, second?.rank]).toEqual([1, 2]);
  const lake = first?.scored.sheet.rows.find((row) => row.row === "lake");
  expect([lake?.points, lake?.items.map((item) => [item.code, item.args["game"], item.points])]).toEqual([
    6,
    [
      ["game", 1, 6],
      ["game", 2, 0],
      ["game", 3, 0],
    ],
  ]);
});

test("after the third game the sum decides, before it somebody leads", () => {
  const said = (game: PadGame): string[] => Object.values(verdictOf(game)).map(plain);
  expect(said(dynasty([SIX, TWO]))).toEqual(["P1 leads by 4.", "6 to 2 after game 1 of 3."]);
  expect(said(dynasty([SIX, TWO], [TWO, SIX]))).toEqual(["P1 and P2 share the lead.", "8 to 8 after game 2 of 3."]);
  const two = dynasty([SIX, TWO], [TWO, FOUR]);
  expect(said(nextGame(two))).toEqual(["P1 leads by 2.", "8 to 6 after game 2 of 3."]);
  expect(said(dynasty([SIX, TWO], [TWO, FOUR], [TWO, SIX]))).toEqual(["P2 wins by 2.", "12 to 10 after 3 games."]);
});

test("equal sums share the win, however large the territories are (rules 13.7)", () => {
  const tied = dynasty([SIX, TWO], [TWO, SIX], [FOUR, "C m2 m"]);
  expect(sums(tied).map(({ rank, tieBreak }) => [rank, tieBreak])).toEqual([
    [1, "shared"],
    [1, "shared"],
  ]);
  expect(plain(verdictOf(tied).title)).toBe("P1 and P2 share the win.");
});

test("a single game that has been counted can be the first of three, and one again until another is counted", () => {
  const [alone] = gamesOf(dynasty([SIX, TWO]));
  expect([couldBe(alone!), couldBeOne(alone!)]).toEqual([3, false]);
  const begun = nextGame({ ...alone!, games: couldBe(alone!) });
  expect([begun.games, numberOf(begun), couldBe(begun), couldBeOne(begun)]).toEqual([3, 2, 0, true]);
  expect(pointsOf(begun).map(([first]) => first)).toEqual([6, 2]);
  expect(firstAlone(begun)).toEqual(alone);
  expect(couldBeOne(dynasty([SIX, TWO], [TWO, FOUR]))).toBe(false);
  expect(couldBe(padGame({ game: "kingdomino", players: 2 }))).toBe(0); // nothing counted yet
  const queens = padGame({ game: "queendomino", players: 2 });
  expect(couldBe(withSides(queens, ...queens.sides.map((side) => drawnSide(side, SIX))))).toBe(0);
});

test("the next game has the same players and signs, and castles alone", () => {
  const first = dynasty([SIX, TWO]);
  const second = nextGame(first);
  expect([numberOf(second), begunOf(second), countedOf(second)]).toEqual([2, 2, 1]);
  expect(second.sides.map(({ name, sign, castle, squares }) => [name, sign, castle, squares])).toEqual(
    first.sides.map(({ name, sign }) => [name, sign, [2, 2], []]),
  );
  expect(gamesOf(second)[0]?.sides).toEqual(first.sides);
});

test("one goes on only after a game with land, and not after the third", () => {
  expect(goesOn(dynasty([NONE, NONE]))).toBe(false);
  expect(goesOn(dynasty([SIX, NONE]))).toBe(true);
  expect(goesOn(nextGame(dynasty([SIX, TWO])))).toBe(false);
  expect(goesOn(dynasty([SIX, TWO], [SIX, TWO], [SIX, TWO]))).toBe(false);
  expect(goesOn(padGame({ game: "kingdomino" }))).toBe(false);
});

test("an earlier game is corrected where it was, and the later ones stay", () => {
  const pad = new Pad(openAt(dynasty([SIX, TWO], [TWO, FOUR]), 1));
  pad.change(drawnSide(pad.side, FOUR));
  expect(pointsOf(pad.game)).toEqual([
    [4, 2],
    [2, 4],
  ]);
  const [again] = gamesIn(textOf([pad.game]));
  expect([numberOf(again!), pointsOf(again!)]).toEqual([2, pointsOf(pad.game)]);
  pad.undo();
  expect(pointsOf(pad.game)[0]).toEqual([6, 2]);
});

test("what another window enters is followed in the game that is open here", () => {
  const pad = new Pad(openAt(dynasty([SIX, TWO], [TWO, FOUR]), 1));
  pad.follow(dynasty([FOUR, TWO], [TWO, FOUR]));
  expect([numberOf(pad.game), begunOf(pad.game), pointsOf(pad.game)[0]]).toEqual([1, 2, [4, 2]]);
});

class Shelf {
  readonly texts = new Map<string, string>();
  getItem(key: string): string | null {
    return this.texts.get(key) ?? null;
  }
  setItem(key: string, text: string): void {
    this.texts.set(key, text);
  }
}

const single = padGame({ game: "kingdomino", players: 2 });
const whole = { ...dynasty([SIX, TWO], [TWO, FOUR]), id: "dynasty1" };

test("a dynasty comes back from a link, a file and the shelf as it was", async () => {
  const shelf = new Shelf();
  expect(await gameIn(await fragmentOf(whole))).toEqual(whole);
  expect(gamesIn(textOf([single, whole]))).toEqual([single, whole]);
  keepGame(openAt(whole, 1), shelf);
  expect(keptGames(shelf)).toEqual([whole]);
  expect(takeGames(gamesIn(textOf([whole])), shelf)).toEqual([whole]);
  expect(keptGames(shelf)).toHaveLength(1);
});

test("a single game is written as every pad reads it, a dynasty is refused by those that know none", () => {
  const { version, games } = JSON.parse(textOf([single])) as { version: number; games: object[] };
  expect(version).toBe(1);
  expect(Object.keys(games[0]!).filter((key) => ["games", "before", "after"].includes(key))).toEqual([]);
  expect(JSON.parse(textOf([single, whole]))).toMatchObject({ version: 2 });
});

test("a game that was stored before there were dynasties is a single one", () => {
  const shelf = new Shelf();
  const side = { castle: [0, 0], squares: [], buildings: [], laid: [], coins: 0, knights: null, towers: null };
  const sides = [
    { ...side, name: "Ada", sign: single.sides[0]!.sign, queen: false, squares: [[1, 0, "wheat", 1]] },
    { ...side, name: "Bert", sign: single.sides[1]!.sign, queen: false },
  ];
  const stored = { id: "stored01", when: 1, game: "kingdomino", edition: "us", teams: false, players: 2, size: 7 };
  const text = JSON.stringify({
    demesne: "pad",
    version: 1,
    games: [{ ...stored, bonuses: [], centre: "extent", sides }],
  });
  shelf.setItem(KEYS[0], text);
  expect(keptGames(shelf).map((game) => [game.id, game.games, pointsOf(game)])).toEqual([["stored01", 1, [[1], [0]]]]);
});

test("a page from before, in another window, writes its games without losing a dynasty", () => {
  const shelf = new Shelf();
  keepGame(whole, shelf);
  keepGame(single, shelf);
  const before = JSON.parse(shelf.getItem(KEYS[0])!) as { version: number; games: { id: string }[] };
  expect([before.version, before.games.map(({ id }) => id)]).toEqual([1, [single.id]]);
  shelf.setItem(KEYS[0], textOf([]));
  expect(keptGames(shelf)).toEqual([whole]);
});

test.each<[string, (game: Record<string, any>) => void]>([
  ["a dynasty of four games", (one) => (one["games"] = 4)],
  ["a dynasty with more games than it has", (one) => one["before"].push(one["sides"], one["sides"])],
  ["a single game after another", (one) => (one["games"] = 1)],
  ["a dynasty of Queendomino", (one) => Object.assign(one, { game: "queendomino", size: 7 })],
  ["a dynasty whose players change", (one) => (one["before"][0][0].name = "Eve")],
  ["a dynasty whose signs change", (one) => one["before"][0].reverse()],
  ["a dynasty with a game of one side", (one) => one["before"][0].pop()],
])("%s is no game", (_, change) => {
  const copy = JSON.parse(textOf([whole])) as { games: Record<string, any>[] };
  change(copy.games[0]!);
  expect(() => gamesIn(JSON.stringify(copy))).toThrow(new Unreadable("wrong"));
});

test("only Kingdomino has dynasties", () => {
  expect(padGame({ game: "kingdomino", players: 4, games: 3 }).games).toBe(3);
  expect(padGame({ game: "kingdomino", players: 2, size: 7, games: 3 }).games).toBe(3);
  expect(padGame({ game: "queendomino", games: 3 }).games).toBe(1);
  expect(plain(nameOf(whole))).toBe("Kingdomino, dynasty");
  expect(plain(nameOf(single))).toBe("Kingdomino");
});

test("`demesne score` gets a line for each player, with the games that were counted", () => {
  const lines = linesOf(nextGame(whole)).map((line) => JSON.parse(line));
  expect(lines).toMatchObject([
    { id: "P1", game: "kingdomino", size: 5, bonuses: [], games: [{ castle: [0, 0] }, { castle: [0, 0] }] },
    {
      id: "P2",
      games: [
        {
          squares: [
            [1, 0, "wheat", 1],
            [2, 0, "wheat", 0],
          ],
        },
        {},
      ],
    },
  ]);
  expect(lines.map((line) => line.games.length)).toEqual([2, 2]);
});

test("`demesne score` is told how Middle Kingdom was read", () => {
  const grid = padGame({ game: "kingdomino", bonuses: ["middle_kingdom"], centre: "grid" });
  expect(JSON.parse(linesOf(grid)[0]!)).toMatchObject({ bonuses: ["middle_kingdom"], centre: "grid" });
  expect(JSON.parse(linesOf(single)[0]!)).not.toHaveProperty("centre");
});

test("what cannot be right is said of the game it is in, and nothing of one that has no land yet", () => {
  const odd = nextGame(dynasty(["C w", "C w w"], ["C w w", "C . w w"]));
  expect(allDoubtsOf(odd).map((doubt) => plain(doubtWords(doubt, odd, true)))).toEqual([
    "Game 1: P1: 1 square of land: a domino has two.",
    "Game 2: P2: The land lies in 2 parts that do not touch.",
  ]);
});
