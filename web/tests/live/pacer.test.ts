import { describe, expect, it } from "vitest";
import type { Clock } from "../../src/live/socket";
import { Pacer } from "../../src/live/pacer";

function bench(rest: number) {
  const due: (() => void)[] = [];
  const clock: Clock = { now: () => 0, after: (_, work) => (due.push(work), () => {}) };
  const shown: number[] = [];
  const pacer = new Pacer<number>(
    clock,
    (item) => shown.push(item),
    (item) => (item > 9 ? rest : 0),
  );
  return { pacer, shown, tick: () => due.shift()?.() };
}

describe("the pace", () => {
  it("shows at once what needs no rest", () => {
    const { pacer, shown } = bench(400);
    [1, 2, 3].forEach((item) => pacer.push(item));
    expect(shown).toEqual([1, 2, 3]);
  });

  it("lets each move of a bot be looked at", () => {
    const { pacer, shown, tick } = bench(400);
    [10, 11, 1].forEach((item) => pacer.push(item));
    expect(shown).toEqual([10]);
    tick();
    expect(shown).toEqual([10, 11]);
    tick();
    expect(shown).toEqual([10, 11, 1]);
  });

  it("catches up at once after an absence", () => {
    const { pacer, shown } = bench(400);
    for (let item = 10; item < 18; item += 1) pacer.push(item);
    expect(shown).toEqual([10, 11, 12, 13, 14, 15, 16, 17]);
  });
});
