import { describe, expect, it } from "vitest";
import { Walk, type Position } from "../../src/live/walk.svelte";
import type { Moment, Replay } from "../../src/protocol";

const moment = (act: number): Moment => ({ events: [], seat: 0, round: 1, turn: 1, act, to_move: 0, points: [0] });
const replay = { moments: [0, 1, 2].map(moment) } as unknown as Replay;
const positions = replay.moments.map((_, at) => ({ at }) as unknown as Position);

/** A walk whose positions come when `answer` is called. */
function slowly(): { walk: Walk; shown: number[]; answer: () => Promise<void>; refuse: () => Promise<void> } {
  const shown: number[] = [];
  let ends: [() => void, () => void] = [() => {}, () => {}];
  const source = () =>
    new Promise<readonly Position[]>((found, lost) => {
      ends = [() => found(positions), () => lost(new Error("offline"))];
    });
  const walk = new Walk(replay, source, (at) => shown.push(at));
  const after = async (end: 0 | 1): Promise<void> => {
    ends[end]();
    await Promise.resolve()
      .then(() => {})
      .then(() => {});
  };
  return { walk, shown, answer: () => after(0), refuse: () => after(1) };
}

describe("a walk", () => {
  it("shows the moment that was asked for last, once its table is there", async () => {
    const { walk, shown, answer } = slowly();
    walk.go(1);
    walk.go(2);
    expect([walk.at, walk.begun]).toEqual([0, false]); // nothing is to be seen yet, least of all the end
    await answer();
    expect([walk.at, walk.begun, shown]).toEqual([2, true, [2]]);
  });

  it("says so when a table cannot be fetched", async () => {
    const { walk, refuse } = slowly();
    walk.go(1);
    await refuse();
    expect([walk.lost, walk.begun]).toEqual([true, true]);
  });

  it("shows nothing more, and goes nowhere, once it is closed", async () => {
    const { walk, shown, answer } = slowly();
    walk.go(1);
    walk.close();
    await answer();
    walk.play();
    walk.go(2);
    await answer();
    expect([walk.at, walk.aim, shown]).toEqual([0, 1, []]);
  });

  it("reports nothing as lost once it is closed", async () => {
    const { walk, refuse } = slowly();
    walk.go(1);
    walk.close();
    await refuse();
    expect(walk.lost).toBe(false);
  });
});
