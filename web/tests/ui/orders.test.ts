import { expect, it, vi } from "vitest";
import { Table } from "../../src/live/table.svelte";
import { withdrawn } from "../../src/live/withdrawn";
import { together } from "../../src/ui/table/words/telling";
import type { Event, Offer, RequestView, TableView } from "../../src/protocol";
import { Play } from "../../src/queendomino/table/play/play.svelte";
import { event, table } from "../queendomino/tables";

vi.stubGlobal("sessionStorage", { getItem: () => null });
vi.stubGlobal("localStorage", { getItem: () => null });

const OURS: Offer = { type: "tax", seat: 0, spots: [], skip: "pass" };

const ASKED: RequestView = {
  seq: 1,
  what: "undo",
  seat: 1,
  code: "claim",
  left: 60,
  wanted: [0],
  agreed: [],
  yours: true,
};

class Heard extends Table {
  constructor() {
    super("n5ba5cqjy9x37jd8apnz9vd5gu", null);
  }

  happened(events: Event[], view: TableView): void {
    this.take({ type: "update", seq: events.length, events, view, offer: null });
  }

  /** After the event `seq`, with orders left for our next turn. */
  told(
    seq: number,
    to_move: number,
    orders: TableView["orders"] = "left",
    asked?: RequestView["what"],
    paused = false,
  ): void {
    const offer = to_move === 0 ? OURS : null;
    const request: RequestView | null = asked ? { ...ASKED, what: asked } : null;
    const view = table({ to_move, orders, request, paused });
    this.take({ type: "update", seq, events: [event(seq, "discard", 1, { domino: 7 })], view, offer });
  }
}

it("that orders stand is said until the turn has come, and then that they are about to be carried out", () => {
  const heard = new Heard();
  const play = new Play("n5ba5cqjy9x37jd8apnz9vd5gu", heard);
  heard.told(1, 1);
  expect(play.ordersSaid).toContain("next turn");
  heard.told(2, 0);
  expect(play.ordersSaid).toContain("in a few minutes");
  play.step(-1);
  expect(heard.looking).not.toBeNull();
  expect(play.ordersSaid).toContain("in a few minutes");
  heard.told(3, 0, null);
  expect(play.ordersSaid).toBeNull();
});

it("that they were withdrawn is said once, until something happens at the table", () => {
  const id = "n5ba5cqjy9x37jd8apnz9vd5gu";
  withdrawn(id);
  const heard = new Heard();
  heard.told(1, 1, "open");
  const play = new Play(id, heard);
  expect(play.ordersSaid).toContain("withdrawn");
  expect(play.word?.text).toBe(play.ordersSaid);
  heard.told(1, 1, "open");
  expect(play.ordersSaid).not.toBeNull();
  heard.told(2, 1, "open");
  expect(play.ordersSaid).toBeNull();
  expect(new Play(id, heard).ordersSaid).toBeNull();
});

it("that orders wait is said while a move may still be taken back, and nothing else puts them off", () => {
  const heard = new Heard();
  const play = new Play("n5ba5cqjy9x37jd8apnz9vd5gu", heard);
  heard.told(1, 1, "left", "undo");
  expect(play.ordersSaid).toContain("stand");
  heard.told(2, 0, "left", "undo");
  expect(play.ordersSaid).toContain("wait");
  heard.told(3, 0, "left", "end");
  expect(play.ordersSaid).toContain("in a few minutes");
  heard.told(4, 0, "left", undefined, true);
  expect(play.ordersSaid).toBeNull();
});

it("why they ended is said until one has moved", () => {
  const heard = new Heard();
  const play = new Play("n5ba5cqjy9x37jd8apnz9vd5gu", heard);
  heard.told(1, 0, "ended");
  expect(play.ordersSaid).toContain("no longer available");
  heard.told(2, 1, "open");
  expect(play.ordersSaid).toBeNull();
});

it("acts that are told together say once by whom they were done, after the last", () => {
  const heard = new Heard();
  const play = new Play("n5ba5cqjy9x37jd8apnz9vd5gu", heard);
  const view = table({ to_move: 1, orders: null });
  const events = [7, 8, 9].map((domino, at) => event(at + 1, "discard", 0, { domino, ordered: 1 }));
  heard.happened(events, view);
  expect(play.since.map(({ text }) => text.includes("(By your orders.)"))).toEqual([true, true, true]);
  const told = together(play.since);
  expect(told.split("(By your orders.)")).toEqual([expect.stringMatching(/7.*8.*9/s), ""]);
});
