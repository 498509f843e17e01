import { expect, test, vi } from "vitest";
import { Planned } from "../../src/live/planned.svelte";
import type { Because, OrderDraft, OrderStep, OrderWish, Reason, Update } from "../../src/protocol";
import { event, seat, table } from "../queendomino/tables";

const view = table({ seats: [seat(0, "Ada", { yours: true }), seat(1, "Ben")], to_move: 0 });
const asked: Update = { type: "update", seq: 8, events: [event(8, "claim", 1)], view, offer: null };
const unasked = (): Promise<never> => Promise.reject(new Error("not asked"));
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
  const clerk = { draft: () => Promise.resolve(drafts.shift()!), why: unasked, leave: () => Promise.resolve() };
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
  const clerk = { draft: unasked, why: unasked, leave: () => Promise.resolve() };
  const planned = new Planned("t", { ...DRAFTS[2]!, asked }, "left", clerk, () => undefined);
  expect(planned.events.map(({ code }) => code)).toEqual(["claim"]);
});

test("why a thing cannot be ordered is told by the server, and of what was ordered already, that it was", async () => {
  const asks: [OrderWish, string][] = [];
  const because = (thing: string): Because => ({ type: "because", id: "", seq: 8, thing, reason: null, here: null });
  const taken: Reason = { code: "claim.taken", clause: "9.1", args: {} };
  const drafts = DRAFTS.slice(0, 2);
  const clerk = {
    draft: () => Promise.resolve(drafts.shift()!),
    leave: () => Promise.resolve(),
    why: (wish: OrderWish, thing: string) => {
      asks.push([wish, thing]);
      return Promise.resolve({ ...because(thing), reason: thing === "domino 3" ? taken : null });
    },
  };
  const planned = new Planned("t", { steps: [], asked, again: false, effects: {} }, null, clerk, () => undefined);
  await planned.plan.wish("place 1");
  await planned.plan.wish("claim 7");
  const told: (string | undefined)[] = [];
  for (const thing of ["domino 3", "domino 7", "domino 9"]) {
    planned.wonder(thing);
    await vi.waitFor(() => expect(planned.because?.thing).toBe(thing));
    told.push(planned.because?.reason?.code);
  }
  expect(told).toEqual(["claim.taken", "orders.wished", undefined]);
  expect([planned.spent("claim 7"), planned.spent("claim 9")]).toEqual(["orders.wished", null]);
  expect(asks[0]).toEqual([{ steps: [["place 1"], ["claim 7"]], settled: false }, "domino 3"]);
});
