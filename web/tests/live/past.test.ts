import { describe, expect, it } from "vitest";
import { actsSince, withFrame, type Frame, type Reading } from "../../src/live/past";
import type { Event, TableView } from "../../src/protocol";

const OURS = 0;
/** Events in their order: "1 place" is a move of seat 1, "- line" what came of it. */
const log = (...lines: string[]): Event[] =>
  lines.map((line, at) => {
    const [seat, code = ""] = line.split(" ");
    return { seq: at + 1, code, seat: seat === "-" ? null : Number(seat), args: {}, stand_in: false, why: null };
  });
const frame = (after: number, seq: number): Frame => ({
  after,
  seq,
  view: { table: `at ${seq}` } as TableView,
  before: { table: `at ${after}` } as TableView,
});
const reading = (change: Partial<Reading> = {}): Reading => ({
  isOwn: ({ seat, stand_in, args }) => seat === OURS && !stand_in && !args["ordered"],
  isMove: (event) => ["place", "claim"].includes(event.code),
  inTurn: false,
  ...change,
});
const told = (events: Event[], change: Partial<Reading> = {}): string[] =>
  actsSince(events, [], reading(change)).map(({ events: all }) => all.map((event) => event.code + event.seq).join(" "));

describe("the acts since one's last turn", () => {
  it("are what the others did after one's last act, each with what came of it", () => {
    expect(told(log("1 claim", "0 place", "1 place", "- line", "2 claim"))).toEqual(["place3 line4", "claim5"]);
  });

  it("stay while one's own turn goes on, and end with it", () => {
    const events = log("1 claim", "0 claim", "1 place", "2 place", "0 place");
    expect(told(events, { inTurn: true })).toEqual(["place3", "place4"]);
    expect(told(events)).toEqual([]);
  });

  it("are there still when two of one's own turns follow each other", () => {
    const events = log("0 claim", "1 place", "2 place", "0 place", "0 claim", "0 place");
    expect(told(events, { inTurn: true })).toEqual(["place2", "place3"]);
  });

  it("are the same when one's own act is taken back", () => {
    expect(told(log("0 claim", "1 place", "0 place", "0 undo"))).toEqual(["place2"]);
  });

  it("include what a bot did in one's place: it was not one's own doing", () => {
    const [claim, place, other] = log("0 claim", "0 place", "1 place");
    const events = [claim, { ...place, stand_in: true }, other] as Event[];
    expect(told(events)).toEqual(["place2", "place3"]);
  });

  it("include what one's orders did: one was not at the table, and has not seen what led to it", () => {
    const [claim, before, place, other] = log("0 claim", "2 place", "0 place", "1 place");
    const events = [claim, before, { ...place, args: { ordered: true } }, other] as Event[];
    expect(told(events)).toEqual(["place2", "place3", "place4"]);
  });

  it("lose only that when one takes back what one's orders did", () => {
    const [claim, other, place, undo] = log("0 claim", "1 place", "0 place", "0 undo");
    const events = [claim, other, { ...place, args: { ordered: true } }, undo] as Event[];
    expect(told(events, { inTurn: true })).toEqual(["place2"]);
  });

  it("lose what others did after a move that they all agreed to have taken back", () => {
    expect(told(log("0 claim", "1 place", "0 claim", "1 claim", "1 pass", "0 undo"))).toEqual(["place2"]);
  });

  it("lose nothing when a step that was only skipped is taken back", () => {
    expect(told(log("0 claim", "1 place", "0 pass", "0 undo", "2 place"))).toEqual(["place2 pass3", "place5"]);
  });

  it("tell that somebody else took a move back", () => {
    expect(told(log("0 claim", "1 place", "1 undo"))).toEqual(["place2", "undo3"]);
  });

  it("lose nothing to a hint or to somebody sitting down", () => {
    expect(told(log("0 claim", "1 place", "1 hint", "2 hint", "2 joined", "2 place")).length).toBe(2);
  });

  it("are all there are for a spectator", () => {
    expect(told(log("0 claim", "1 claim"), { isOwn: () => false })).toEqual(["claim1", "claim2"]);
  });
});

describe("the table after an act", () => {
  const events = log("0 claim", "1 place", "- line", "1 claim", "2 place");

  it("is that of the update which told of it", () => {
    const [first, second, third] = actsSince(events, [frame(1, 3), frame(3, 4), frame(4, 5)], reading());
    expect([first, second, third].map((act) => act?.frame?.seq)).toEqual([3, 4, 5]);
    expect(first).toMatchObject({ alone: true, frame: { before: { table: "at 1" } } });
  });

  it("is the last one's where an update told of several", () => {
    const acts = actsSince(events, [frame(1, 4)], reading());
    expect(acts.map((act) => act.frame?.seq ?? null)).toEqual([null, 4, null]);
    expect(acts.map((act) => act.alone)).toEqual([false, false, false]);
  });

  it("is not kept forever", () => {
    let frames: readonly Frame[] = [];
    for (let seq = 1; seq <= 100; seq += 1) frames = withFrame(frames, frame(seq - 1, seq));
    expect([frames.length, frames.at(-1)?.seq]).toEqual([80, 100]);
  });
});
