import { describe, expect, it } from "vitest";
import { called, levelLines, levelOf, LEVELS, levelWhy, namesOf } from "../src/levels";
import { seated } from "../src/tables";
import { seat } from "./queendomino/tables";

const plain = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, "");
const bot = (number: number, name: string, spec: string) => seat(number, name, { kind: "bot", bot: spec });

describe("the level of a bot", () => {
  it("is the one that it was seated with", () => {
    const laid = LEVELS.map((level) => seated([{ kind: "bot", name: "", level }])[0]?.bot ?? null);
    expect(laid.map((spec) => levelOf({ bot: spec }))).toEqual([...LEVELS]);
  });

  it("is none for a person, and for a bot without a level", () => {
    expect([null, "greedy", "random", "level:9", "level:"].map((spec) => levelOf({ bot: spec }))).toEqual(
      Array(5).fill(undefined),
    );
  });

  it("is told of every bot on a side, with what it overlooks in that game", () => {
    const side = [seat(0, "Ada"), bot(1, "Ben", "level:3"), bot(2, "", "level:8"), bot(3, "Dov", "greedy")];
    expect(levelLines(side, "queendomino").map(plain)).toEqual([
      "Ben is a bot of level 3, Miller.",
      levelWhy(3, "queendomino"),
      "bot, level 8 · Sage",
      levelWhy(8, "queendomino"),
    ]);
  });

  it("does not apply to a program, which is only said to be one", () => {
    expect(levelLines([{ ...seat(0, "Turing"), program: true }], "kingdomino")).toEqual([
      "Somebody’s program plays here. It knows what this seat may know, and no more.",
    ]);
  });

  it("overlooks other things in other games", () => {
    const games = ["kingdomino", "queendomino", "royal-wedding", "domaine"];
    expect(new Set(games.map((game) => levelWhy(3, game))).size).toBe(3);
  });
});

describe("what somebody is called", () => {
  const nameless = [0, 1].map((number) => seat(number, "", { kind: "bot", bot: null }));

  it("is a name, else the level of a bot, and for any other bot that it is one", () => {
    const seats = [bot(0, "Ben", "level:3"), bot(1, "", "level:3"), bot(2, "", "greedy")];
    expect(seats.map(called)).toEqual(["Ben", "Miller", "Bot"]);
  });

  it("is a number where a record names nobody, so that players can be told apart", () => {
    expect(nameless.map(called).map(plain)).toEqual(["Player 1", "Player 2"]);
    expect(namesOf(nameless).map(plain)).toEqual(["Player 1", "Player 2"]);
  });
});
