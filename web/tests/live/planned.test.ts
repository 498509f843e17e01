import { expect, test } from "vitest";
import { Planned } from "../../src/live/planned.svelte";
import type { OrderDraft, OrderStep, Update } from "../../src/protocol";
import { event, seat, table } from "../queendomino/tables";

const view = table({ seats: [seat(0, "Ada", { yours: true }), seat(1, "Ben")], to_move: 0 });
const asked: Update = { type: "update", seq: 8, events: [event(8, "claim", 1)], view, offer: null };
const step = (word: string, ...moves: string[]): OrderStep => ({
  step: word,
  wishes: moves.map((move) => ({ move, code: word, args: {} })),
});

/** What a server asks after placing, then claiming, then saying that nothing else will do. */
const DRAFTS: OrderDraft[] = [
  { steps: [step("place", "place 1")], asked, again: false, effects: {} },
  { steps: [step("place", "place 1"), step("claim", "claim 7")], asked, again: true, effects: {} },
  { steps: [step("place", "place 1"), step("claim", "claim 7")], asked: null, again: false, effects: {} },
];

test("the log at a table of orders goes as far as the position that is shown", async () => {
  const drafts = [...DRAFTS];
  const clerk = { draft: () => Promise.resolve(drafts.shift()!), leave: () => Promise.resolve() };
  const planned = new Planned("t", { steps: [], asked, again: false, effects: {} }, null, clerk, () => undefined);
  const codes = [planned.events.map(({ code }) => code)];
  for (const order of [
    () => planned.plan.wish("place 1"),
    () => planned.plan.wish("claim 7"),
    () => planned.plan.settle(),
  ]) {
    await order();
    codes.push(planned.events.map(({ code }) => code));
  }
  const placed = ["claim", "place"];
  expect(codes).toEqual([["claim"], placed, placed, placed]);
});

test("orders that stand are not in the log of the table at which they may be changed", () => {
  const clerk = { draft: () => Promise.reject(new Error("not asked")), leave: () => Promise.resolve() };
  const planned = new Planned("t", { ...DRAFTS[2]!, asked }, "left", clerk, () => undefined);
  expect(planned.events.map(({ code }) => code)).toEqual(["claim"]);
});
