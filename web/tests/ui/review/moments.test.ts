import { describe, expect, it } from "vitest";
import type { ChangeView, JudgedView, Moment, PuzzleView, Review } from "../../../src/protocol";
import { becauseOf, momentOf, momentsOf, puzzlesOf, settledIn } from "../../../src/ui/review/moments";
import { event } from "../../queendomino/tables";
import { report } from "./reports";

const moment = (round: number): Moment => ({ events: [], seat: 0, round, turn: 1, act: 1, to_move: 1, points: [] });

const choice = (ply: number, win: number, more: Partial<JudgedView> = {}): JudgedView => ({
  ply,
  seat: 0,
  played: "claim 1",
  best: "claim 2",
  win: { mean: win, se: 0.01 },
  points: { mean: win * 50, se: 0.5 },
  grade: "mistake",
  sure: "certain",
  reasons: [],
  ...more,
});

const done = (ply: number, win: number, more: Partial<ChangeView> = {}): ChangeView => ({
  first: ply,
  last: ply,
  kind: "choice",
  seat: 0,
  win: [win, -win],
  points: [win * 50, -win * 50],
  se: [0.01, 0.01],
  ...more,
});

/** A game of twenty acts, each of two plies, four acts a round. */
const ACTS = Array.from({ length: 20 }, (_, at) => at);
const MOMENTS = ACTS.map((at) => moment(1 + Math.floor(at / 4)));

function reviewOf(choices: JudgedView[], events: ChangeView[] = []): Review {
  const better = choices.map(({ ply }) => ({ ply, code: "claim", args: { domino: 2 }, effect: null }));
  const told = { ...report(1, 2), choices, events };
  const plies = ACTS.map((at) => 2 * at + 2);
  return {
    number: 1,
    stage: "working",
    before: 0,
    plies,
    sides: [[0], [1]],
    better,
    report: told,
    hides: false,
    sketch: null,
  };
}

const plies = (review: Review, side = 0): number[] => momentsOf(review, MOMENTS, side).map(({ ply }) => ply);

describe("the moments of a review", () => {
  it("are no puzzles of ours where a bot chose for us", () => {
    const found = [6, 8, 10].map((ply): PuzzleView => ({
      ply,
      seat: 0,
      played: "",
      right: 1,
      playouts: 9,
      options: [],
    }));
    const review = reviewOf([]);
    const of = { ...review, report: { ...report(1, 2), puzzles: found } };
    const lent = MOMENTS.map((each, at) => ({ ...each, events: [{ ...event(1, "claim"), stand_in: at === 4 }] }));
    expect([...puzzlesOf(of, MOMENTS, new Set([0]))]).toEqual([6, 8, 10]);
    expect([...puzzlesOf(of, lent, new Set([0]))]).toEqual([6, 10]);
    expect([...puzzlesOf(of, MOMENTS, new Set([1]))]).toEqual([]);
  });

  it("stand where they were played", () => {
    expect([0, 1, 2, 39].map((ply) => momentOf(reviewOf([]).plies, ply))).toEqual([0, 0, 1, 19]);
  });

  it("are those that cost most, in the order of the game, at most two a round", () => {
    const found = [choice(0, 0.1), choice(2, 0.3), choice(4, 0.2), choice(10, 0.05), choice(20, 0.25)];
    expect(plies(reviewOf(found))).toEqual([2, 4, 20]);
    expect(plies(reviewOf(found.slice(0, 4)))).toEqual([2, 4, 10]);
  });

  it("call nothing a loss that is not sure, nor what cost no point, nor another's", () => {
    expect(plies(reviewOf([choice(2, 0.3, { sure: "unclear", grade: "none" })]))).toEqual([]);
    expect(plies(reviewOf([choice(2, 0.3, { sure: "unclear" })]))).toEqual([]);
    expect(plies(reviewOf([choice(2, 0.3, { points: { mean: 0.2, se: 0.1 } })]))).toEqual([]);
    expect(plies(reviewOf([choice(2, 0.3)]), 1)).toEqual([]);
  });

  it("say how sure they are", () => {
    const [one, two] = momentsOf(reviewOf([choice(2, 0.3), choice(20, 0.2, { sure: "likely" })]), MOMENTS, 0);
    expect([one?.sure, two?.sure]).toEqual([3, 2]);
    expect(one?.points).toBe(-15);
    expect(one?.better).toEqual({ ply: 2, code: "claim", args: { domino: 2 }, effect: null });
  });

  it("praise what clearly brought more than the usual move and was not judged a loss", () => {
    const events = [
      done(2, 0.2),
      done(10, 0.3, { se: [0.2, 0.2] }),
      done(20, 0.02),
      done(30, 0.15, { seat: null, kind: "chance" }),
    ];
    const judged = choice(38, 0, { seat: 1, grade: "none" });
    expect(plies(reviewOf([judged], events))).toEqual([2]);
    expect(plies(reviewOf([choice(2, 0.1)], events))).toEqual([2]);
    expect(momentsOf(reviewOf([choice(2, 0.1)], events), MOMENTS, 0)[0]?.points).toBe(-5);
    expect(momentsOf(reviewOf([judged], events), MOMENTS, 0)[0]?.points).toBe(10);
    expect(plies(reviewOf([], events)), "no choice has been judged yet").toEqual([]);
  });

  it("wait, as all numbers do, until a position was played out more than once", () => {
    const value = (ply: number, se: number) => ({ ply, win: [1, 0], points: [9, -9], se: [se, se] });
    const of = (...values: ReturnType<typeof value>[]): Review => {
      const review = reviewOf([]);
      return { ...review, report: review.report && { ...review.report, values } };
    };
    expect(settledIn(of(value(0, 0), value(1, 0)))?.report).toBeNull();
    expect(settledIn(of(value(0, 0.1), value(1, 0)))?.report).not.toBeNull();
    expect(settledIn({ ...of(value(0, 0), value(1, 0)), stage: "done" })?.report).not.toBeNull();
    expect(settledIn(null)).toBeNull();
  });

  it("are none while nothing is known", () => {
    expect(momentsOf({ ...reviewOf([]), report: null }, MOMENTS, 0)).toEqual([]);
  });
});

describe("the reasons for what would have been better", () => {
  const points = { mean: 6.2, se: 0.5 };
  const sum = (told: ReturnType<typeof becauseOf>): number => told.reduce((all, each) => all + each.points, 0);

  it("add up to the points given away, with a rest where they do not", () => {
    const rows: JudgedView["reasons"] = [
      ["review.row", { row: "forest", points: 5.4 }],
      ["review.row", { row: "lake", points: -2.6 }],
      ["review.takes", { side: 1, points: 8.1 }],
    ];
    expect(becauseOf({ reasons: rows, points }).map(({ points }) => points)).toEqual([5, -3, 8, -4]);
    for (const count of [0, 1, 2, 3]) expect(sum(becauseOf({ reasons: rows.slice(0, count), points }))).toBe(6);
  });

  it("say who gets more, and nothing about zeros", () => {
    const found = becauseOf({
      reasons: [
        ["review.takes", { side: 1, points: -2 }],
        ["review.row", { row: "mine", points: 0.4 }],
      ],
      points,
    });
    expect(found.map(({ code, points }) => [code, points])).toEqual([
      ["review.gives", -2],
      ["review.rest", 8],
    ]);
    expect(becauseOf({ reasons: [["review.long-run", { points: 6.2 }]], points }).map(({ code }) => code)).toEqual([
      "review.long-run",
    ]);
  });
});
