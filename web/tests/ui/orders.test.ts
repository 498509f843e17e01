import { expect, it, vi } from "vitest";
import { Table } from "../../src/live/table.svelte";
import type { Offer } from "../../src/protocol";
import { Play } from "../../src/queendomino/table/play.svelte";
import { event, table } from "../queendomino/tables";

vi.stubGlobal("sessionStorage", { getItem: () => null });
vi.stubGlobal("localStorage", { getItem: () => null });

const OURS: Offer = { type: "tax", seat: 0, spots: [], skip: "pass" };

class Heard extends Table {
  constructor() {
    super("n5ba5cqjy9x37jd8apnz9vd5gu", null);
  }

  /** After the event `seq`, with orders left for our next turn. */
  told(seq: number, to_move: number): void {
    const offer = to_move === 0 ? OURS : null;
    const view = table({ to_move, orders: "left" });
    this.take({ type: "update", seq, events: [event(seq, "discard", 1, { domino: 7 })], view, offer });
  }
}

it("that orders stand is said until the turn has come, and not while looking back from there", () => {
  const heard = new Heard();
  const play = new Play("n5ba5cqjy9x37jd8apnz9vd5gu", heard);
  heard.told(1, 1);
  expect(play.ordersStand).not.toBeNull();
  heard.told(2, 0);
  expect(play.ordersStand).toBeNull();
  play.step(-1);
  expect(heard.looking).not.toBeNull();
  expect(play.ordersStand).toBeNull();
});
