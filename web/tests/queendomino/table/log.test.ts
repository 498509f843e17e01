import { describe, expect, it } from "vitest";
import { merged } from "../../../src/live/log";
import { byRound, isDeed } from "../../../src/queendomino/table/words/rounds";
import { bookOf } from "../../../src/queendomino/table/words/book";
import { sentence } from "../../../src/queendomino/table/words/telling";
import { bare, hasWords } from "../../../src/words";
import { stepsOf, toldStep } from "../../../src/queendomino/table/words/steps";
import { domino, event, position } from "../tables";

const codes = (events: readonly { code: string }[]) => events.map((each) => each.code);

describe("the log", () => {
  it("tells each event once, in order, whatever arrives again", () => {
    const first = merged([], [event(1, "started", null), event(2, "round", null)]);
    const again = merged(first, [event(2, "round", null), event(3, "place")]);
    expect(again.map((each) => each.seq)).toEqual([1, 2, 3]);
    expect(merged(again, [])).toBe(again);
    expect(merged([event(5, "claim")], [event(4, "tax")]).map((each) => each.seq)).toEqual([4, 5]);
  });

  it("tells what players did from deals, hints and skipped steps", () => {
    const events = [event(1, "place"), event(2, "hint"), event(3, "pass"), event(4, "claim"), event(5, "line", null)];
    expect(codes(events.filter(isDeed))).toEqual(["place", "claim"]);
  });

  it("has words for the start of a round, which is read out as a line too", () => {
    const cast = { seats: [], book: bookOf(null, undefined, []) };
    expect(bare(sentence(event(2, "round", null, { round: 2, rounds: 12 }), cast))).toBe("Round 2");
  });

  it("says which move was taken back, and of an earlier table only that one was", () => {
    const ada = { seat: 0, name: "Ada", kind: "here" } as never;
    const cast = { seats: [ada], book: bookOf(position({ undealt: [domino(17, "lake", "town")] }), undefined, []) };
    const undo = (args: Record<string, string | number>): string => bare(sentence(event(3, "undo", 0, args), cast));
    expect(undo({ code: "place", domino: 17, points: 0 })).toBe("Ada took back placing the lake and town.");
    expect(undo({ code: "tax", coins: 3, knights: 1 })).toBe("Ada took back collecting taxes.");
    expect(undo({ code: "build", building: "bakery", price: 1, x: 0, y: 1 })).toBe("Ada took back the Bakery.");
    expect(undo({ code: "pass", step: "tax" })).toBe("Ada took a step back.");
    expect(undo({ code: "place" })).toBe("Ada took a step back.");
    for (const move of ["claim", "place", "discard", "tax", "build", "bribe"])
      expect(hasWords(`log-undo-${move}`), move).toBe(true);
  });

  it("is read in rounds, the newest first", () => {
    const events = [
      event(1, "started", null),
      event(2, "round", null, { round: 1, rounds: 12 }),
      event(3, "place"),
      event(4, "pass"),
      event(5, "round", null, { round: 2, rounds: 12 }),
      event(6, "place"),
    ];
    expect(byRound(events).map((each) => [each.round, codes(each.events)])).toEqual([
      [2, ["place"]],
      [1, ["place"]],
      [0, ["started"]],
    ]);
  });
});

describe("the steps of a turn", () => {
  const states = (phase: string, events: ReturnType<typeof event>[]) =>
    stepsOf(position({ phase }), 0, events).map((step) => step.state);

  it("are done, now and to come", () => {
    expect(states("place", [event(1, "claim", 1)])).toEqual(["now", "to-come", "to-come", "to-come", "to-come"]);
    expect(states("build", [event(1, "claim", 1), event(2, "place"), event(3, "tax")])).toEqual([
      "done",
      "done",
      "now",
      "to-come",
      "to-come",
    ]);
  });

  it("say what was skipped, by choice or because there was nothing to do", () => {
    const turn = [event(1, "claim", 1), event(2, "discard"), event(3, "pass", 0, { step: "build" })];
    expect(states("claim", turn)).toEqual(["done", "skipped", "skipped", "skipped", "now"]);
  });

  it("are told with the rule behind them", () => {
    expect(toldStep({ name: "tax", state: "now" })).toEqual({
      name: "tax",
      state: "now",
      text: "Tax",
      why: expect.stringContaining("knight"),
      rule: "5",
    });
  });

  it("forget what was undone", () => {
    const turn = [event(1, "place"), event(2, "tax"), event(3, "undo", 0, { code: "tax" })];
    expect(states("tax", turn)).toEqual(["done", "now", "to-come", "to-come", "to-come"]);
  });
});
