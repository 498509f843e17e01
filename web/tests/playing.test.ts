import { expect, test } from "vitest";
import { gameName, kindOf } from "../src/playing";
import type { AnyRules, RulesView } from "../src/protocol";
import { readable, readableValue } from "../src/readable";

test("a game and an option that the page has no words for are titled by their names", () => {
  expect(gameName("little-orchard")).toBe("Little orchard");
  expect(readable("kind_market")).toBe("Kind market");
});

test("so are the values of an option: yes and no, the printed one, lower case, a list", () => {
  expect([true, false, null, 4].map(readableValue)).toEqual(["yes", "no", "As printed", "4"]);
  expect(readableValue("last_rows")).toBe("last rows");
  expect(readableValue(["early_frost", "late-frost"])).toBe("early frost, late frost");
});

test("games whose points are not comparable are told apart: by size, bonuses, teams", () => {
  const plain = { type: "queendomino", game: "kingdomino", size: 5, bonuses: [], teams: false, games: 1 };
  const kind = (more: Partial<RulesView>): string =>
    kindOf({ ...plain, ...more } as unknown as AnyRules).replace(/[\u2066-\u2069]/g, "");
  expect(kind({})).toBe("Kingdomino");
  expect(kind({ size: 7, bonuses: ["harmony"] })).toBe("Kingdomino, 7\u00a0×\u00a07, Mighty Duel, Harmony");
  expect(kind({ game: "royal-wedding", size: 7, teams: true })).toBe("Royal Wedding, teams");
});
