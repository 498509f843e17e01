import { describe, expect, it } from "vitest";
import "virtual:words/review";
import type { JudgedView, Moment, Replay, Report, Review, SeatView } from "../../../src/protocol";
import { glimpseOf, keysFrom, roomFor, weightiest } from "../../../src/ui/review/glimpse";
import { report } from "./reports";

const SEATS = ["Ada", "Cleo"].map((name, seat) => ({ seat, name, side: seat, yours: seat === 0 })) as SeatView[];
const MOMENT: Moment = { events: [], seat: 0, round: 3, turn: 1, act: 1, to_move: 1, points: [] };

/** Ada has won by six; each part is known to within *give* points, 95 times out of 100. */
function known(give: number): Report {
  const part = (mean: number) => ({ mean, se: give / 1.96 });
  const margin = { luck: part(9), own: part(-3), others: part(0), result: 6 };
  const of = report(1, 2);
  const win = [1, 0].map((result, side) => ({ ...of.ledgers.score[side]!, result }));
  const other = { against: 0, luck: part(-9), own: part(3), others: part(0), result: -6 };
  return { ...of, margins: [{ ...margin, against: 1 }, other], ledgers: { ...of.ledgers, win } };
}

const review = (of: Report | null, stage: Review["stage"], more: Partial<Review> = {}): Review => ({
  number: 1,
  stage,
  before: 0,
  plies: [1, 2, 3],
  sides: [[0], [1]],
  better: [],
  report: of && { ...of, values: [{ ply: 0, win: [0.5, 0.5], points: [0, 0], se: [0.04, 0.04] }] },
  hides: false,
  sketch: null,
  ...more,
});

const said = (of: Review | null): string => glimpseOf(of, SEATS).replaceAll(/[\u2066-\u2069]/g, "");
const SENTENCE = "You won by 6 points: luck gave 9, your choices cost 3, Cleo’s choices changed nothing.";

describe("what the end of a game says of its review", () => {
  it("is said once its numbers stand, or no more is found", () => {
    expect(said(review(known(3), "working"))).toBe(SENTENCE);
    expect(said(review(known(8), "working"))).toBe("");
    expect(said(review(known(8), "working", { number: 4000 }))).toBe(SENTENCE);
    expect(said(review(known(8), "done"))).toBe(SENTENCE);
  });

  it("has room kept for it", () => {
    expect(Math.abs(roomFor(SEATS).length - glimpseOf(review(known(3), "done"), SEATS).length)).toBeLessThan(12);
  });

  it("is nothing where nothing is known, or only an outline", () => {
    expect(said(null)).toBe("");
    expect(said(review(null, "done"))).toBe("");
    expect(said(review(known(3), "done", { sketch: 1 }))).toBe("");
  });

  it("leads to the moment that mattered most to the reader", () => {
    const choice = (ply: number, seat: number, points: number): JudgedView => ({
      ply,
      seat,
      played: "claim 1",
      best: "claim 2",
      win: { mean: 0.2, se: 0.01 },
      points: { mean: points, se: 0.5 },
      grade: "mistake",
      sure: "certain",
      reasons: [],
    });
    const found = review({ ...known(3), choices: [choice(0, 0, 4), choice(1, 0, 7), choice(2, 1, 20)] }, "done");
    const moments = [MOMENT, { ...MOMENT, round: 4 }, { ...MOMENT, round: 5 }];
    expect(weightiest(found, moments, SEATS)).toMatchObject({ ply: 1, points: -7 });
    expect(weightiest(review(known(3), "done"), moments, SEATS)).toBeUndefined();
    const replay = { view: { seats: SEATS }, moments } as Replay;
    expect(keysFrom(found, replay)).toEqual([
      { at: 0, seat: 0, points: -4 },
      { at: 1, seat: 0, points: -7 },
    ]);
    expect(keysFrom(review(known(3), "done"), replay)).toBeUndefined();
    expect(keysFrom(null, replay)).toBeUndefined();
  });
});
