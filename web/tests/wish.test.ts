import { expect, test } from "vitest";
import type { GameInfo, OptionInfo } from "../src/protocol";
import { answers, changed, onShelf, playersFor, questions, settled, valuesFor } from "../src/wish";

const option = (name: string, values: unknown[], standard: unknown, kind: OptionInfo["kind"] = "one"): OptionInfo => ({
  name,
  kind,
  values,
  default: standard,
  text: "",
});
const edition = option("edition", ["us", "eu"], "us");
const teams = option("teams", [false, true], false);
const wedding: GameInfo = {
  name: "royal-wedding",
  players: [3, 4, 5, 6, 7, 8],
  options: [edition, teams, option("line", [4, 8], null)],
  seatings: [
    { options: { edition: "us", teams: false, line: null }, players: [3, 4, 5, 6, 7, 8] },
    { options: { edition: "eu", teams: false, line: null }, players: [3, 4, 5, 6] },
    { options: { edition: "us", teams: true, line: null }, players: [6, 8] },
    { options: { edition: "eu", teams: true, line: null }, players: [6, 8] },
    { options: { edition: "us", teams: false, line: 8 }, players: [3, 4] },
  ],
};
const small: GameInfo = {
  name: "kingdomino",
  players: [2, 3, 4],
  options: [
    option("bonuses", ["middle_kingdom", "harmony"], null, "several"),
    option("centre", ["extent", "grid"], "extent"),
    option("size", [5, 7], 5),
  ],
  seatings: [
    { options: { size: 5 }, players: [2, 3, 4] },
    { options: { size: 7 }, players: [2] },
  ],
};
const wish = (game: string, players: number, options = {}) => ({ game, players, options });
const names = (options: OptionInfo[]) => options.map((each) => each.name);

test("only values that exist beside the number of players are offered", () => {
  expect(valuesFor(wedding, teams, wish("royal-wedding", 5))).toEqual([false]);
  expect(valuesFor(wedding, teams, wish("royal-wedding", 6))).toEqual([false, true]);
  expect(valuesFor(wedding, edition, wish("royal-wedding", 7))).toEqual(["us"]);
});

test("what no longer exists is put right, the number of players first", () => {
  const paired = changed(wedding, wish("royal-wedding", 6), "teams", true);
  expect(paired.options).toEqual({ teams: true });
  expect(settled(wedding, { ...paired, players: 5 })).toEqual(wish("royal-wedding", 5));
  expect(settled(small, wish("kingdomino", 8)).players).toBe(2);
  expect(settled(small, wish("kingdomino", 3, { size: 7, nonsense: 1 }))).toEqual(wish("kingdomino", 3));
});

test("an edition that seats eight only in teams brings the teams", () => {
  expect(changed(wedding, wish("royal-wedding", 8), "edition", "eu").options).toEqual({ edition: "eu", teams: true });
});

test("a first question is asked if any number of players has a choice, a preset only if this one has", () => {
  expect(names(questions(wedding, wish("royal-wedding", 3)).main)).toEqual(["teams"]);
  expect(names(questions(wedding, wish("royal-wedding", 3)).more)).toEqual(["edition", "line"]);
  expect(names(questions(wedding, wish("royal-wedding", 5)).more)).toEqual(["edition"]);
  expect(names(questions(small, wish("kingdomino", 2)).main)).toEqual(["bonuses", "size"]);
  expect(names(questions(small, wish("kingdomino", 3, { bonuses: ["middle_kingdom"] })).main)).toEqual([
    "bonuses",
    "centre",
    "size",
  ]);
});

test("each answer is offered for the numbers of players that it allows", () => {
  expect(answers(wedding, teams)).toEqual([false, true]);
  expect(playersFor(wedding, teams, true)).toEqual([6, 8]);
  expect(playersFor(small, option("size", [5, 7, 9], 5), 7)).toEqual([2]);
  expect(answers(small, option("size", [5, 7, 9], 5))).toEqual([5, 7]);
});

test("how well the bots play stays with the wish", () => {
  expect(changed(wedding, { ...wish("royal-wedding", 6), level: 7 }, "teams", true).level).toBe(7);
});

test("the shelf lists the page's own games in their order, then those it does not know", () => {
  const other = { ...small, name: "another" };
  expect(onShelf([other, wedding, small]).map((game) => game.name)).toEqual(["kingdomino", "royal-wedding", "another"]);
});
