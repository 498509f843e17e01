import { afterEach, expect, test, vi } from "vitest";
import { ask } from "../src/api";
import { languages } from "../src/language";
import { retold } from "../src/retold";
import { translate } from "../src/speech";
import { bare } from "../src/words";

// What a server says of impossible records, boxes, tile sets and boards (tests/cli/test_retold.py has more).
const SAID = [
  "2 players need as many names, not 3",
  "kingdomino is for 2, 3 or 4 players, not 7",
  "there is no game 'chess'; there is kingdomino, queendomino, domaine",
  "kingdomino has no option 'siz'; it has size, bonuses; did you mean 'size'?",
  "option 'size' must be one of 5 or 7, not 6",
  "'bot' is said to have made ply 90, but there are 60",
  "The record says that 1 moves, by the rules it is 0.",
  "side 1: the record says total nothing, by the rules it is 41",
  "a first line with game and players",
  "JSON (expecting ',' delimiter at column 7)",
  "option 'tiles': castles need room, at least 20 squares of meadow, not 3",
  "option 'tiles.tiles.a': tile a, row 2, square 3 must be one of . f v * g s c d, not 'x'",
  "option 'board': row 4 of the board must have 12 squares, not 11",
  "option 'box.buildings.bakery.tax' must be knight, tower or empty, not 'king'",
  "'claim 3 4': 'claim' takes 1 word, not 2",
  "'z99' is no square; they are a1 to l12",
  "box.dominoes.queendomino: the squares must be those the rulebook counts (forest with 1: +1)",
];
// What is written the same in every language: the names of games and fields, and of a format.
const WIRE = new Set([
  "kingdomino",
  "queendomino",
  "domaine",
  "game",
  "players",
  "size",
  "bonuses",
  "JSON",
  "knight",
  "tower",
  "total",
]);

async function speak(tag: string): Promise<void> {
  expect(await translate(languages.find((one) => one.tag === tag)!)).toBe(true);
}

afterEach(async () => {
  vi.unstubAllGlobals();
  await speak("en");
});

test("why something is refused is said in the reader's language, with what is named in it", async () => {
  await speak("de");
  expect(bare(retold("option 'size' must be 7 for teams"))).toContain("Teams");
  expect(bare(retold("The record says that 1 moves, by the rules it is 0."))).toBe(
    "In der Aufzeichnung zieht 1, nach den Regeln 0.",
  );
  expect(bare(retold("kingdomino has no option 'siz'; it has size; did you mean 'size'?"))).toMatch(
    /kingdomino.* keine Option 'siz'.*'size'/,
  );
});

test.each(SAID)("no English is left: %s", async (said) => {
  await speak("ru"); // no letter of it is Latin
  const told = bare(retold(said));
  expect(told).not.toBe(said);
  const left = told.replaceAll(/'[^']*'|\(.*?\)|box\.[\w.]+/g, "").match(/[A-Za-z]{4,}/g) ?? [];
  expect(left.filter((word) => !WIRE.has(word))).toEqual([]);
});

test("what is not known stays as it is", async () => {
  await speak("de");
  expect(retold("The moon is full.")).toBe("The moon is full.");
});

test("so is what a server refuses", async () => {
  const reason = { code: "record.head", clause: "", args: { problem: "2 players need as many names, not 3" } };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ reason }, { status: 422 })));
  await speak("de");
  await expect(ask("/api/replays")).rejects.toThrow(/Der Kopf der Aufzeichnung.*Namen: 3, Plätze: 2/);
});
