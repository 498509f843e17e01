import { expect, test } from "vitest";
import { briefly, gameName, ruleLines } from "../../../../src/queendomino/table/rules";
import { namesOf } from "../../../../src/levels";
import { armsOf, sideName } from "../../../../src/ui/table/words/sides";
import { gamesOf, worthOf } from "../../../../src/queendomino/table/words/sides";
import { rules, seat, side } from "../../tables";

const seats = [seat(0, "Ada"), seat(1, "Ben", { sign: "moon" }), seat(2, "Cleo", { sign: "star" })];

test("a team has two names and two signs, a player one", () => {
  expect(sideName(side(0, { seats: [0, 1] }), seats)).toBe("Ada and Ben");
  expect(armsOf(side(0, { seats: [0, 1] }), seats)).toEqual({ sign: "rose", mate: "moon" });
  expect(sideName(side(2), seats)).toBe("Cleo");
  expect(armsOf(side(2), seats)).toEqual({ sign: "star" });
});

test("a bot without a name is called by its level, as in the list of games", () => {
  const [bot, other] = [seat(0, "", { kind: "bot", bot: "level:4" }), seat(1, "", { kind: "bot", bot: "greedy" })];
  expect(sideName(side(0, { seats: [0, 1] }), [bot, other])).toBe(namesOf([bot, other]).join(" and "));
  expect(sideName(side(0), [bot])).toBe("Innkeeper");
});

test("a dynasty's points come game by game", () => {
  expect(gamesOf(side(0, { earlier: [30, 12], sheet: { total: 60, rows: [] } }))).toEqual([30, 12, 18]);
});

test("crowns and squares are counted", () => {
  const square = { x: 0, y: 0, terrain: "lake", crowns: 2, domino: 1, building: null, knight: false };
  expect(worthOf(side(0, { land: [square, square] }))).toEqual({ crowns: 4, squares: 2 });
});

test("a table says what it plays", () => {
  const teams = rules({ game: "royal-wedding", edition: "us", teams: true, players: 6 });
  expect(gameName(teams)).toBe("Royal Wedding, teams");
  expect(ruleLines(teams).map((line) => line.what)).toContain("US rules");
  const small = rules({ game: "kingdomino", edition: "", town: false, bonuses: ["harmony"], games: 3, ties: [] });
  const said = ruleLines(small).map((line) => line.what);
  expect(said).toContain("Harmony");
  expect(said).toContain("Dynasty");
  expect(said.some((what) => what.includes("coins"))).toBe(false);
});

test("a table in one line does not repeat what the name of its game says", () => {
  const teams = briefly(rules({ game: "royal-wedding", edition: "us", teams: true, players: 6 }));
  expect(teams).toContain("US rules");
  expect(teams).not.toContain("Teams of two");
  const dynasty = briefly(rules({ game: "kingdomino", bonuses: ["harmony"], games: 3 }));
  expect(dynasty).toContain("Harmony");
  expect(dynasty).not.toContain("Dynasty");
});
