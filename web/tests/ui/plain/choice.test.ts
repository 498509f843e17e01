import { describe, expect, test } from "vitest";
import type { PlainOffer, PlainSide } from "../../../src/protocol";
import { Choice } from "../../../src/ui/plain/choice.svelte";
import { meaning } from "../../../src/ui/plain/keys";
import { rowsOf, verdict } from "../../../src/ui/plain/verdict";

const offer = (...labels: string[]): PlainOffer => ({
  type: "plain",
  seat: 0,
  moves: labels.map((label) => ({ move: `m ${label}`, label })),
});
const key = (name: string, more = {}) => meaning({ key: name, ctrlKey: false, metaKey: false, altKey: false, ...more });

describe("the moves of a game told in words", () => {
  test("a short list stands as it is, its first nine with a key", () => {
    const choice = new Choice();
    choice.take(offer("plant apple", "sell apple"));
    expect([choice.long, choice.move]).toEqual([false, null]);
    choice.digit(2);
    expect([choice.move, choice.label]).toEqual(["m sell apple", "sell apple"]);
    choice.digit(9);
    expect(choice.move).toBe("m sell apple");
  });

  test("a long one is grouped by its first word, and searched", () => {
    const choice = new Choice();
    choice.take(offer(...Array.from({ length: 20 }, (_, at) => `${at % 2 ? "sell" : "plant"} fruit ${at}`)));
    expect(choice.groups.map((group) => [group.title, group.moves.length])).toEqual([
      ["plant", 10],
      ["sell", 10],
    ]);
    choice.sought = "SELL 19";
    expect(choice.shown.map(({ label }) => label)).toEqual(["sell fruit 19"]);
    choice.digit(1);
    choice.clear();
    expect([choice.move, choice.sought]).toEqual([null, "SELL 19"]);
    choice.clear();
    expect(choice.sought).toBe("");
  });

  test("the only move is chosen; advice is chosen, whatever was searched for; a new offer clears the selection", () => {
    const choice = new Choice();
    choice.take(offer("pass"));
    expect(choice.move).toBe("m pass");
    choice.take(offer("pass", "play"));
    choice.sought = "pass";
    choice.suggest("m play");
    expect([choice.move, choice.sought]).toEqual(["m play", ""]);
    choice.take(null);
    expect([choice.move, choice.shown.length]).toEqual([null, 0]);
  });

  test("keys mean what they mean at every table", () => {
    expect(["Enter", "U", "h", "Escape", "ArrowUp", "x"].map((name) => key(name)?.do)).toEqual([
      "confirm",
      "undo",
      "hint",
      "clear",
      "walk",
      undefined,
    ]);
    expect(key("3")).toEqual({ do: "digit", digit: 3 });
    expect(key("u", { ctrlKey: true })).toBeNull();
  });
});

describe("its end", () => {
  const side = (at: number, total: number, rank: number, tie_break = ""): PlainSide => ({
    side: at,
    seats: [at],
    rank,
    tie_break,
    sheet: { total, rows: [{ row: at ? "coins" : "apples", points: total, items: [] }] },
  });
  const end = (...sides: PlainSide[]) => verdict(sides, ({ side }) => `P${side}`);

  test("says who won, and what broke a tie", () => {
    expect(end(side(0, 3, 2), side(1, 7, 1)).title).toEqual({ id: "over-wins", args: { name: "P1", margin: 4 } });
    expect(end(side(0, 3, 1), side(1, 3, 1)).title).toEqual({ id: "over-shared", args: { names: "P0 and P1" } });
    const tie = end(side(0, 3, 2), side(1, 3, 1, "most_kinds"));
    expect([tie.title.id, tie.texts[0]?.args["what"]]).toEqual(["over-wins-tie", "Most kinds"]);
  });

  test("lists each row once", () => {
    expect(rowsOf([side(0, 1, 1), side(1, 2, 2), side(1, 2, 2)])).toEqual(["apples", "coins"]);
  });
});
