import { describe, expect, it } from "vitest";
import type { Clock } from "../../src/live/surroundings";
import { Pacer, type Pacing } from "../../src/live/pacer";

function bench(rest: number) {
  const due = new Set<() => void>();
  const clock: Clock = { now: () => 0, after: (_, work) => (due.add(work), () => due.delete(work)) };
  const pace = { rest };
  const shown: number[] = [];
  const told: Pacing[] = [];
  const pacer = new Pacer<number>(
    clock,
    (item) => shown.push(item),
    (item) => (item > 9 ? pace.rest : 0),
    (pacing) => told.push(pacing),
  );
  const tick = (): void => {
    const [work] = due;
    if (work) due.delete(work);
    work?.();
  };
  return { pacer, shown, tick, pace, told: () => told.at(-1), timers: () => due.size };
}

describe("the pace", () => {
  it("shows at once what needs no rest", () => {
    const { pacer, shown } = bench(400);
    [1, 2, 3].forEach((item) => pacer.push(item));
    expect(shown).toEqual([1, 2, 3]);
  });

  it("lets each act of another be looked at, and tells what waits", () => {
    const { pacer, shown, tick, told } = bench(400);
    [10, 11, 1].forEach((item) => pacer.push(item));
    expect(shown).toEqual([10]);
    expect(told()).toEqual({ resting: true, waiting: 2, held: false });
    tick();
    expect(shown).toEqual([10, 11]);
    tick();
    expect(shown).toEqual([10, 11, 1]);
    expect(told()).toEqual({ resting: false, waiting: 0, held: false });
  });

  it("waits to be asked where the rest has no end", () => {
    const { pacer, shown, timers } = bench(Infinity);
    [10, 11, 12].forEach((item) => pacer.push(item));
    expect(timers()).toBe(0);
    pacer.next();
    expect(shown).toEqual([10, 11]);
  });

  it("holds nobody up: all that waits is shown when somebody hurries", () => {
    const { pacer, shown, timers, told } = bench(400);
    [10, 11, 12].forEach((item) => pacer.push(item));
    pacer.hurry();
    expect(shown).toEqual([10, 11, 12]);
    expect([timers(), told()]).toEqual([0, { resting: false, waiting: 0, held: false }]);
  });

  it("can be held, and then goes on one step at a time until it is released", () => {
    const { pacer, shown, tick, told, timers } = bench(400);
    [10, 11, 12].forEach((item) => pacer.push(item));
    pacer.hold(true);
    expect([timers(), told()]).toEqual([0, { resting: true, waiting: 2, held: true }]);
    expect(pacer.queue).toEqual([11, 12]);
    pacer.next();
    expect([shown, timers()]).toEqual([[10, 11], 0]);
    pacer.hold(false);
    tick();
    tick();
    expect([shown, told()]).toEqual([[10, 11, 12], { resting: false, waiting: 0, held: false }]);
  });

  it("cannot be held when there is nothing to show, nor any longer once everything is shown", () => {
    const { pacer, shown, told, timers } = bench(400);
    pacer.hold(true);
    pacer.push(10);
    expect(timers()).toBe(1);
    pacer.hold(true);
    pacer.hurry();
    pacer.push(11);
    expect([shown, timers(), told()?.held]).toEqual([[10, 11], 1, false]);
  });

  it("takes on another pace at once", () => {
    const { pacer, shown, pace, timers } = bench(Infinity);
    [10, 11, 12].forEach((item) => pacer.push(item));
    pace.rest = 400;
    pacer.repace();
    expect([shown, timers()]).toEqual([[10], 1]);
    pace.rest = 0;
    pacer.repace();
    expect([shown, timers()]).toEqual([[10, 11, 12], 0]);
  });

  it("catches up at once after an absence", () => {
    const { pacer, shown } = bench(400);
    const many = Array.from({ length: 62 }, (_, at) => at + 10);
    many.forEach((item) => pacer.push(item));
    expect(shown).toEqual(many);
  });
});
