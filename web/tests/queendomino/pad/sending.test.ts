import { expect, test } from "vitest";
import { MOST_OWNED, type PadGame } from "../../../src/queendomino/pad/game";
import { linesOf } from "../../../src/queendomino/pad/lines";
import { Unreadable } from "../../../src/queendomino/pad/fields";
import { endsIn, fragmentOf, gameIn, gamesIn, textOf } from "../../../src/queendomino/pad/sending";
import { forgetGame, keepGame, KEYS, keptGames, takeGames } from "../../../src/queendomino/pad/shelf";
import { MODES } from "../../../src/queendomino/pad/tables";
import { drawnSide, padGame, withSides } from "./games";

const game = padGame();
const played = withSides(game, {
  ...drawnSide(game.sides[0]!, "C w w t\nl1 l . ."),
  name: "Ада ♞",
  laid: [{ box: "queendomino", number: 1, first: [1, 0], second: [2, 0] }],
  buildings: [["church", 3, 0]],
  knights: 4,
  queen: true,
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

/** What is wrong with a file of the played game after *change*. */
function wrong(change: (game: Record<string, any>) => void): string {
  const copy = JSON.parse(textOf([played])) as { games: Record<string, any>[] };
  change(copy.games[0]!);
  try {
    gamesIn(JSON.stringify(copy));
    return "";
  } catch (error) {
    return error instanceof Unreadable ? error.code : String(error);
  }
}

test("a game comes back from a link and from a file as it was", async () => {
  expect(await gameIn(await fragmentOf(played))).toEqual(played);
  expect(gamesIn(textOf([played, game]))).toEqual([played, game]);
  expect((await fragmentOf(played)).length).toBeLessThan(1500);
});

test("every way to play can be kept and sent", () => {
  const all = MODES.map(({ game: name, edition, teams, players }) =>
    padGame({ game: name, edition, teams, players, size: 0 }),
  );
  expect(gamesIn(textOf(all)).map((one) => one.sides.length)).toEqual(MODES.map((mode) => mode.sides));
  for (const one of all)
    expect(linesOf(one).map((line) => JSON.parse(line).id)).toEqual(one.sides.map((side) => side.name));
});

test.each([
  ["nothing", ""],
  ["no game", "g="],
  ["something else", "x=AAAA"],
  ["other letters", "g=%%%"],
  ["half a game", "g=AAAA"],
  ["far too much", `g=${"A".repeat(30_000)}`],
])("a link with %s in it is reported as cut short", async (_, fragment) => {
  await expect(gameIn(fragment)).rejects.toMatchObject({ code: "cut" });
});

test("a file of something else, of a newer pad or cut short is refused, each for its own reason", () => {
  expect(() => gamesIn("[]")).toThrow("wrong");
  expect(() => gamesIn('{"demesne":"pad","version":4,"games":[]}')).toThrow("newer");
  expect(() => gamesIn(textOf([played]).slice(0, 80))).toThrow("cut");
});

test.each<[string, (game: Record<string, any>) => void]>([
  ["a game nobody plays", (one) => (one["players"] = 7)],
  ["a size that is not played", (one) => (one["size"] = 7)],
  ["a bonus of another game", (one) => (one["bonuses"] = ["harmony"])],
  ["an unknown landscape", (one) => (one["sides"][0].squares[0][2] = "moor")],
  ["four crowns", (one) => (one["sides"][0].squares[0][3] = 4)],
  ["two things on one square", (one) => (one["sides"][0].squares[0] = [0, 0, "wheat", 0])],
  ["a building off a town", (one) => (one["sides"][0].buildings[0] = ["church", 1, 0])],
  ["an unknown building", (one) => (one["sides"][0].buildings[0][0] = "palace")],
  ["a domino that is not in the land", (one) => (one["sides"][0].laid[0].number = 3)],
  ["half a coin", (one) => (one["sides"][0].coins = 1.5)],
  ["a sign twice", (one) => (one["sides"][1].sign = one["sides"][0].sign)],
  ["a name without end", (one) => (one["sides"][0].name = "x".repeat(500))],
  ["a side too few", (one) => one["sides"].pop()],
  ["a path for an id", (one) => (one["id"] = "../../x")],
])("%s is no game", (_, change) => {
  expect(wrong(change)).toBe("wrong");
});

test("the shelf keeps the newest first, one of each, and forgets", () => {
  const shelf = new Shelf();
  const later: PadGame = { ...game, id: "later123", when: game.when + 1 };
  keepGame(game, shelf);
  keepGame(later, shelf);
  keepGame(played, shelf);
  expect(keptGames(shelf)).toEqual([later, played]);
  forgetGame(later.id, shelf);
  expect(keptGames(shelf)).toEqual([played]);
});

test("a game from elsewhere does not overwrite one's own of the same id", () => {
  const shelf = new Shelf();
  keepGame(played, shelf);
  const [taken] = takeGames([game], shelf);
  expect(taken?.id).not.toBe(game.id);
  expect(keptGames(shelf)).toHaveLength(2);
  expect(takeGames(gamesIn(textOf([played])), shelf)).toEqual([played]);
  expect(keptGames(shelf)).toHaveLength(2);
});

test("a shelf that cannot be read is an empty one", () => {
  const shelf = new Shelf();
  for (const key of KEYS) shelf.setItem(key, "{");
  expect(keptGames(shelf)).toEqual([]);
});

test("whatever number of coins and pieces can be entered can be read again", () => {
  const shelf = new Shelf();
  const rich = withSides(game, { ...game.sides[0]!, coins: MOST_OWNED, knights: MOST_OWNED, towers: MOST_OWNED });
  keepGame(rich, shelf);
  expect(keptGames(shelf)).toEqual([rich]);
});

test("a game that cannot be read takes no other from the shelf", () => {
  const shelf = new Shelf();
  keepGame(game, shelf);
  keepGame({ ...played, id: "strayed1", sides: played.sides.map((side) => ({ ...side, castle: [-41, 0] })) }, shelf);
  expect(keptGames(shelf)).toEqual([game]);
});

/** A shelf with no room left, on which every game is newer than `game`. */
function fullShelf(): Shelf {
  const shelf = new Shelf();
  for (let at = 0; at < 100; at++) keepGame({ ...game, id: `full${at}`, when: game.when + 1 + at }, shelf);
  return shelf;
}

test("on a full shelf an old game from a link takes the place of the oldest", () => {
  const shelf = fullShelf();
  const [taken] = takeGames([game], shelf);
  const ids = keptGames(shelf).map(({ id }) => id);
  expect(ids).toContain(taken?.id);
  expect([ids.length, ids.includes("full0"), ids.includes("full1")]).toEqual([100, false, true]);
});

test("a file takes no room from one's own games, and only what is stored counts as added", () => {
  const shelf = fullShelf();
  forgetGame("full0", shelf);
  forgetGame("full1", shelf);
  const file = [1, 2, 3].map((at) => ({ ...game, id: `file${at}`, when: game.when + at }));
  expect(takeGames(file, shelf).map(({ id }) => id)).toEqual(["file2", "file3"]);
  expect(keptGames(shelf).filter(({ id }) => id.startsWith("full"))).toHaveLength(98);
});

test("a game that is in a file twice is stored once", () => {
  const shelf = new Shelf();
  expect(takeGames([game, { ...game }], shelf)).toEqual([game]);
  expect(keptGames(shelf)).toEqual([game]);
});

test("a file of the pad says who played its games and where their pads are; a record holds none", async () => {
  const [end, ...more] = await endsIn(textOf([played]));
  expect(more).toEqual([]);
  expect(end?.names).toEqual(played.sides.map((side) => side.name));
  const [page, fragment = ""] = end?.address.split("#") ?? [];
  expect(page).toBe("/pad");
  expect(await gameIn(fragment)).toEqual(played);
  expect(await endsIn("game: kingdomino\nplayers: 2")).toEqual([]);
});
