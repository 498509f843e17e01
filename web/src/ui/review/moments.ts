/** The moments of a game that its review shows: what was given away, and what was done well. */
import type { ChangeView, Fact, Instead, JudgedView, Moment, Review } from "../../protocol";

/** How certain something is, in stitches: fairly (2), or quite (3). What is less certain is not shown. */
export type Sureness = 2 | 3;

/** A choice that stands out. */
export interface Told {
  ply: number;
  /** The index of the moment in the replay. */
  at: number;
  seat: number;
  /** Points won or lost compared with the alternatives, with their sign. */
  points: number;
  sure: Sureness;
  /** The judgement, and what would have been better; null for what was done well. */
  choice: JudgedView | null;
  better: Instead | null;
}

const MOST_GIVEN = 3;
const MOST_GOOD = 2;
const A_ROUND = 2;
/** The share of a victory that makes a choice a good one, and how many standard errors it must be above zero. */
const GOOD = 0.05;
const MARGIN = 1.96;

/** The moment at which a ply was played. */
export function momentOf(plies: readonly number[], ply: number): number {
  return plies.findIndex((made) => made > ply);
}

/** The side that chose at a ply; null if nobody did. */
export function sideAt(
  ply: number,
  { plies, sides }: Pick<Review, "plies" | "sides">,
  moments: readonly Moment[],
): number | null {
  const seat = moments[momentOf(plies, ply)]?.seat;
  const side = sides.findIndex((seats) => seats.some((each) => each === seat));
  return side < 0 ? null : side;
}

/** Whether a bot chose at a ply, for a person who was not there. */
export function isLent(ply: number, { plies }: Pick<Review, "plies">, moments: readonly Moment[]): boolean {
  return moments[momentOf(plies, ply)]?.events[0]?.stand_in ?? false;
}

/** The plies of the puzzles that are choices of these seats' own people. */
export function puzzlesOf(review: Review, moments: readonly Moment[], own: ReadonlySet<number>): Set<number> {
  const found = review.report?.puzzles.filter(({ seat, ply }) => own.has(seat) && !isLent(ply, review, moments));
  return new Set(found?.map(({ ply }) => ply));
}

/** The moments of a side, in the order of the game: those that mattered most, at most two a round. */
export function momentsOf(review: Review, moments: readonly Moment[], side: number): Told[] {
  const { report, sides, plies } = review;
  const seats = sides[side] ?? [];
  if (!report) return [];
  const found = [...given(review, seats), ...good(report.events, report.choices, seats, side)].sort(
    (a, b) => b.weight - a.weight || a.ply - b.ply,
  );
  const kept: Told[] = [];
  for (const { weight: _, ...told } of found) {
    const moment = { ...told, at: momentOf(plies, told.ply) };
    const like = kept.filter((each) => (each.choice === null) === (moment.choice === null));
    const round = moments[moment.at]?.round;
    const beside = kept.filter((each) => moments[each.at]?.round === round);
    if (like.length < (moment.choice ? MOST_GIVEN : MOST_GOOD) && beside.length < A_ROUND) kept.push(moment);
  }
  return kept.sort((a, b) => a.ply - b.ply);
}

type Found = Omit<Told, "at"> & { weight: number };

/** Choices known to have given points away. */
function given({ report, better }: Review, seats: readonly number[]): Found[] {
  const told = report?.choices.filter(
    ({ seat, grade, sure }) => seats.includes(seat) && grade !== "none" && sure !== "unclear",
  );
  return (told ?? [])
    .map((choice) => ({
      ply: choice.ply,
      seat: choice.seat,
      points: -Math.round(choice.points.mean),
      sure: choice.sure === "likely" ? (2 as const) : (3 as const),
      choice,
      better: better.find(({ ply }) => ply === choice.ply) ?? null,
      weight: choice.win.mean,
    }))
    .filter(({ points }) => points < 0);
}

/** The review, without its numbers as long as each position was played out only once, and so is simply won or lost. */
export function settledIn(review: Review | null): Review | null {
  const { report, stage } = review ?? {};
  const once = report?.values.every(({ se }) => se.every((each) => each === 0));
  return review && once && stage !== "done" ? { ...review, report: null } : review;
}

/** Choices that gained more than the usual move and were not found lacking; nothing before choices are judged. */
function good(
  events: readonly ChangeView[],
  choices: readonly JudgedView[],
  seats: readonly number[],
  side: number,
): Found[] {
  if (choices.length === 0) return [];
  const faulty = new Set(choices.filter(({ grade }) => grade !== "none").map(({ ply }) => ply));
  return events.flatMap((event) => {
    const { first: ply, seat } = event;
    const [win = 0, se = 0, points = 0] = [event.win[side], event.se[side], Math.round(event.points[side] ?? 0)];
    if (seat === null || !seats.includes(seat) || faulty.has(ply)) return [];
    if (win < Math.max(GOOD, MARGIN * se) || points < 1) return [];
    const sure: Sureness = win > 2 * MARGIN * se ? 3 : 2;
    return [{ ply, seat, points, sure, choice: null, better: null, weight: win }];
  });
}

/** The prefix of the codes of facts that a hint would give, too. */
const FACT = "why.";

/** The facts in favour of what would have been better, as in a hint. */
export function factsOf({ reasons }: Pick<JudgedView, "reasons">): Fact[] {
  return reasons
    .filter(([code]) => code.startsWith(FACT))
    .map(([code, args]) => ({ code: code.slice(FACT.length), args }));
}

/** One reason for what would have been better, in whole points. */
export interface Because {
  code: string;
  args: Readonly<Record<string, string | number>>;
  points: number;
}

/** The reasons for what would have been better; points they do not explain are listed as the rest. */
export function becauseOf({ reasons, points }: Pick<JudgedView, "reasons" | "points">): Because[] {
  const found = reasons
    .filter(([code]) => !code.startsWith(FACT))
    .map(([code, args]) => ({ code, args, points: Math.round(Number(args["points"])) }))
    .filter((each) => each.points !== 0)
    .map((each) => (each.code === "review.takes" && each.points < 0 ? { ...each, code: "review.gives" } : each));
  const rest = Math.round(points.mean) - found.reduce((all, each) => all + each.points, 0);
  if (rest === 0) return found;
  return [...found, { code: found.length === 0 ? "review.long-run" : "review.rest", args: {}, points: rest }];
}
