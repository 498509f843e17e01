import { expect, it, vi } from "vitest";
import { Table } from "../../src/live/table.svelte";
import { Play } from "../../src/queendomino/table/play/play.svelte";
import { event, position, seat, side, table } from "./tables";

/** A screen at which people of two teams sit, with their partners elsewhere. */
class Shared extends Table {
  constructor() {
    super("t", null);
    this.talk = [...lines(0, 3), ...lines(1, 2)];
  }

  turn(seq: number, to_move: number): void {
    const seats = [0, 1, 2, 3].map((at) => seat(at, `Player ${at}`, { side: at % 2, yours: at < 2 }));
    const sides = [side(0, { seats: [0, 2] }), side(1, { seats: [1, 3] })];
    const offer = { type: "tax", seat: to_move, spots: [], skip: "pass" } as const;
    const view = table({ seats, to_move, position: position({ sides }) });
    this.take({ type: "update", seq, events: [event(seq, "pass", to_move)], view, offer: { ...offer, spots: [] } });
  }
}

const lines = (side: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: `${side}-${at}`,
    side,
    number: at + 1,
    seat: side + 2,
    text: "Hm.",
    phrase: null,
  }));

it("what one team has read of its talk at a shared screen is not read for the other", () => {
  let kept = JSON.stringify([{ table: "t", key: "key", name: "Ada", when: 1 }]);
  vi.stubGlobal("localStorage", { getItem: () => kept, setItem: (_: string, value: string) => void (kept = value) });
  vi.stubGlobal("sessionStorage", { getItem: () => null });
  const shared = new Shared();
  const play = new Play("t", shared);
  shared.turn(1, 0);
  play.noteTalk();
  expect(play.hasTalk).toBe(false);
  shared.turn(2, 1);
  expect(play.hasTalk).toBe(true);
  const again = [0, 1].map((mover) => {
    const later = new Shared();
    const visit = new Play("t", later);
    later.turn(1, mover);
    return visit.hasTalk;
  });
  expect(again).toEqual([false, true]);
  vi.unstubAllGlobals();
});
