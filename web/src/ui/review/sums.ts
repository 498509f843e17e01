/** The numbers of a review as shown: whole points that still add up. */
import type { Estimated, Report } from "../../protocol";

/** Where a part of a margin comes from: what was dealt, one's own choices, those of all others. */
export type Source = "luck" | "own" | "others";

/** A part as shown, in whole points, with its uncertainty: in 95 % of cases within `give` of it. */
export interface Part {
  source: Source;
  points: number;
  give: number;
}

/** The points by which a side is ahead of the best other one, and what they are made of. */
export interface Margin {
  against: number;
  parts: readonly Part[];
  result: number;
}

/** A side's points: an even start, the same for all, and what luck and choices contributed. */
export interface Account {
  side: number;
  start: number;
  luck: number;
  own: number;
  others: number;
  points: number;
  /** What its choices gave away, compared with the moves found to be better; never below zero. */
  given: number;
}

/** A bar from one number to another. */
export interface Bar {
  from: number;
  to: number;
}

const SOURCES: readonly Source[] = ["luck", "own", "others"];
/** Standard errors of a 95 % interval. */
const WIDTH = 1.96;

/** Whole numbers as close as possible to *numbers* with the same sum *whole*, which is a whole number. */
export function rounded(numbers: readonly number[], whole: number): number[] {
  const floors = numbers.map(Math.floor);
  const missing = Math.round(whole) - floors.reduce((all, each) => all + each, 0);
  const nearest = numbers.map((_, at) => at).sort((a, b) => rest(numbers, b) - rest(numbers, a) || a - b);
  const up = new Set(nearest.slice(0, Math.max(0, missing)));
  return floors.map((floor, at) => (up.has(at) ? floor + 1 : floor) + 0);
}

function rest(numbers: readonly number[], at: number): number {
  const number = numbers[at] ?? 0;
  return number - Math.floor(number);
}

/** The uncertainty of an estimate, in whole points. */
function giveOf({ se }: Estimated): number {
  return Math.round(se * WIDTH);
}

/** What the margin of a side is made of; null for a game with only one side. */
export function marginOf({ margins }: Report, side: number): Margin | null {
  const margin = margins[side];
  if (!margin) return null;
  const numbers = rounded(
    SOURCES.map((source) => margin[source].mean),
    margin.result,
  );
  const parts = SOURCES.map((source, at) => ({ source, points: numbers[at] ?? 0, give: giveOf(margin[source]) }));
  return { against: margin.against, parts, result: Math.round(margin.result) };
}

/** Bars that each begin where the previous one ended, the last one from zero to the result. */
export function barsOf({ parts, result }: Margin): Bar[] {
  let at = 0;
  const bars = parts.map(({ points }) => ({ from: at, to: (at += points) }));
  return [...bars, { from: 0, to: result }];
}

/** Every side's account, the best result first: of those level on points, whoever won by what breaks the tie. */
export function accountsOf(report: Report, sides: readonly (readonly number[])[]): Account[] {
  const victory = (side: number): number => report.ledgers.win[side]?.result ?? 0;
  return report.ledgers.score
    .map((ledger, side) => {
      const start = Math.round(ledger.start);
      const others = Object.values(ledger.others).reduce((all, each) => all + each.mean, 0);
      const parts = [ledger.luck.mean + ledger.start - start, ledger.own.mean, others];
      const [luck = 0, own = 0, rest = 0] = rounded(parts, ledger.result - start);
      const given = (sides[side] ?? []).reduce((all, seat) => all + (report.given_away[seat]?.points ?? 0), 0);
      const points = Math.round(ledger.result);
      return { side, start, luck, own, others: rest, points, given: Math.max(0, Math.round(given)) };
    })
    .sort((a, b) => b.points - a.points || victory(b.side) - victory(a.side) || a.side - b.side);
}

/**
 * The chances of winning of all sides in percent, as they add up to 100: in fives while they are not known better. Only
 * what is sure is 0 or 100; those of many sides that hardly can win are told as a little more than they are.
 */
export function percentsOf(wins: readonly number[], errors: readonly number[]): number[] {
  const step = Math.max(0, ...errors) > 0.02 ? 5 : 1;
  const parts = rounded(
    wins.map((win) => (win * 100) / step),
    100 / step,
  );
  return parts.map((part, at) => {
    const win = wins[at] ?? 0;
    return win > 0 && win < 1 ? Math.min(100 - step, Math.max(step, part * step)) : part * step;
  });
}
