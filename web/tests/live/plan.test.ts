import { expect, test } from "vitest";
import { eventsOf, Plan } from "../../src/live/plan.svelte";
import type { OrderDraft, OrderStep, OrderWish } from "../../src/protocol";

const step = (word: string, ...moves: string[]): OrderStep => ({
  step: word,
  wishes: moves.map((move) => ({ move, code: word, args: {} })),
});

/** A turn of placing and claiming one of three, as a server would ask about it. */
function clerk(): {
  asked: OrderWish[];
  left: OrderWish[];
  draft(wish: OrderWish): Promise<OrderDraft>;
  why(): Promise<never>;
  leave(wish: OrderWish): Promise<void>;
} {
  const asked: OrderWish[] = [];
  const left: OrderWish[] = [];
  return {
    asked,
    left,
    draft(wish) {
      asked.push(wish);
      const steps = wish.steps.map((moves, at) => step(at === 0 ? "place" : "claim", ...moves));
      const claims = wish.steps[1]?.length ?? 0;
      const again = claims > 0 && claims < 3 && !wish.settled;
      const whole = claims > 0 && !again;
      return Promise.resolve({ steps, again, asked: whole ? null : ({} as never), effects: {} });
    },
    why: () => Promise.reject(new Error("not asked")),
    leave(wish) {
      left.push(wish);
      return Promise.resolve();
    },
  };
}

async function begun(of: ReturnType<typeof clerk>, ends: boolean[] = []): Promise<Plan> {
  const first = await of.draft({ steps: [], settled: true });
  return new Plan(
    first,
    null,
    of,
    () => undefined,
    (kept) => ends.push(kept),
  );
}

test("a wish is the first of its step, and then the next best there until that is settled", async () => {
  const of = clerk();
  const ends: boolean[] = [];
  const plan = await begun(of, ends);
  for (const move of ["place 1", "claim 7", "claim 9"]) await plan.wish(move);
  expect([plan.again, plan.whole]).toEqual([true, false]);
  await plan.settle();
  expect([plan.again, plan.whole]).toEqual([false, true]);
  await plan.leave();
  expect(of.left).toEqual([{ steps: [["place 1"], ["claim 7", "claim 9"]] }]);
  expect(ends).toEqual([true]);
});

test("wishes are taken back one by one", async () => {
  const of = clerk();
  const plan = await begun(of);
  for (const move of ["place 1", "claim 7", "claim 9"]) await plan.wish(move);
  await plan.back();
  expect([of.asked.at(-1), plan.again]).toEqual([{ steps: [["place 1"], ["claim 7"]], settled: false }, true]);
  await plan.back();
  expect([of.asked.at(-1), plan.again, plan.whole]).toEqual([{ steps: [["place 1"]], settled: true }, false, false]);
  await plan.wish("claim 9");
  expect(plan.steps[1]?.wishes.map(({ move }) => move)).toEqual(["claim 9"]);
});

test("what is refused stays as it was, and says so", async () => {
  const of = clerk();
  const plan = await begun(of);
  of.draft = () => Promise.reject(new Error("no"));
  await plan.wish("place 1");
  expect([plan.steps, plan.fault, plan.busy]).toEqual([[], new Error("no"), false]);
});

test("earlier orders are shown until new ones can be made", async () => {
  const of = clerk();
  const first = await of.draft({ steps: [], settled: true });
  const nothing = (): void => undefined;
  const plan = new Plan({ ...first, steps: [step("place", "place 1")] }, "left", of, nothing, nothing);
  const draft = of.draft.bind(of);
  of.draft = () => Promise.reject(new Error("no"));
  await plan.anew();
  expect([plan.before, plan.steps.length, plan.fault]).toEqual(["left", 1, new Error("no")]);
  of.draft = draft;
  await plan.anew();
  expect([plan.before, plan.steps.length, plan.fault]).toEqual([null, 0, null]);
});

test("the wishes of a step are told together, in the place of that step", () => {
  const told = eventsOf([step("place", "a"), step("claim", "b", "c")], 2, 40);
  expect(told.map((each) => each.map(({ seq, seat }) => [seq, seat]))).toEqual([
    [[41, 2]],
    [
      [42, 2],
      [42, 2],
    ],
  ]);
});
