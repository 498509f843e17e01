import { expect, test } from "vitest";
import type { GameInfo, OptionInfo } from "../../../src/protocol";
import { MODES } from "../../../src/queendomino/pad/tables";
import { sizeOf } from "../../../src/queendomino/start/wished";
import { wishedLine } from "../../../src/ui/start/wished";

const option = (name: string, values: unknown[], standard: unknown, kind: OptionInfo["kind"] = "one"): OptionInfo => ({
  name,
  kind,
  values,
  default: standard,
  text: "",
});
const queendomino: GameInfo = {
  name: "queendomino",
  players: [2, 3, 4],
  options: [
    option("edition", ["us", "eu"], "us"),
    option("size", [5, 7], null),
    option("knight_supply", [22, 19], null),
  ],
  seatings: [{ options: {}, players: [2, 3, 4] }],
};
const orchard: GameInfo = {
  name: "orchard",
  players: [2, 3],
  options: [option("hand_size", [3, 4], 3), option("box", ["Attic"], null, "box")],
  seatings: [{ options: {}, players: [2, 3] }],
};
const wish = (game: string, players: number, options = {}) => ({ game, players, options });

test.each(MODES.map((mode) => [mode.game, mode.players, mode.teams, mode.plays[0]?.[0]] as const))(
  "the printed kingdom of %s for %i, teams %s, is %i wide",
  (game, players, teams, size) => {
    if (game === "kingdomino") expect(sizeOf(size, wish(game, players))).toBe(size);
    else expect(sizeOf(null, wish(game, players, teams ? { teams } : {}))).toBe(size);
  },
);

test("the line says game, bots, level, edition and kingdom", () => {
  expect(wishedLine(queendomino, wish("queendomino", 3), 3)).toBe(
    "Queendomino with 2 bots, Miller · US rules · 5\u00a0×\u00a05",
  );
  expect(wishedLine(queendomino, wish("queendomino", 2, { edition: "eu", knight_supply: 19 }), 8)).toBe(
    "Queendomino with 1 bot, Sage · European rules · 7\u00a0×\u00a07 · Knights in the box: 19",
  );
});

test("for a guest's game the line says what was chosen", () => {
  expect(wishedLine(orchard, wish("orchard", 3), 1)).toBe("Orchard with 2 bots, Goose-herd");
  expect(wishedLine(orchard, wish("orchard", 2, { hand_size: 4 }), 1)).toBe(
    "Orchard with 1 bot, Goose-herd · Hand size: 4",
  );
});
