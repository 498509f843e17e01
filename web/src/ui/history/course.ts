/** The games of a kind one after the other: points by row of the pad, luck and choices, and a habit worth knowing. */
import type { Learned } from "../../protocol";
import type { PastGame } from "./past";

/** A row of the pad through the games, the earliest first. */
export interface RowCourse {
  row: string;
  points: readonly number[];
  /** On average, of one's own and of the other sides at the same tables. */
  mean: number;
  others: number;
}

/** A row in which one differs from the others at one's tables in so many games that it is no chance. */
export interface Habit {
  row: string;
  mean: number;
  others: number;
  games: number;
}

/** What reviews have found of games: a point for each, the earliest first. */
export interface Parted {
  luck: readonly number[];
  own: readonly number[];
}

/** Fewer games say nothing of a habit. */
export const ENOUGH = 8;
/** Standard errors that a difference must have: of a dozen rows one is beyond two of them by chance. */
const CLEAR = 3;

/** The games of a kind that count, the earliest first. */
export function gamesOf(games: readonly PastGame[], title: string): PastGame[] {
  const counted = games.filter((game) => game.title === title && game.mine !== null && !game.branch && !game.duplicate);
  return counted.sort((a, b) => a.when - b.when);
}

/** The rows of the pad that anybody had points in, in the pad's order. */
export function rowsOf(games: readonly PastGame[]): RowCourse[] {
  const names = [...new Set(games.flatMap((game) => Object.keys(game.mine?.rows ?? {})))];
  const had = names.map((row) => {
    const points = games.map((game) => game.mine?.rows?.[row] ?? 0);
    const others = games.map((game) => game.beside[row] ?? 0);
    return { row, points, mean: mean(points), others: mean(others) };
  });
  return had.filter(({ points, others }) => others > 0 || points.some(Boolean));
}

/** The row in which one differs most surely from the others at one's own tables; null where it may be chance. */
export function habitOf(games: readonly PastGame[]): Habit | null {
  if (games.length < ENOUGH) return null;
  const sure = rowsOf(games)
    .map((course) => ({
      course,
      z: certainty(games.map((game, at) => (course.points[at] ?? 0) - (game.beside[course.row] ?? 0))),
    }))
    .filter(({ z }) => z >= CLEAR)
    .sort((a, b) => b.z - a.z)[0];
  if (!sure) return null;
  const { row, mean: own, others } = sure.course;
  return { row, mean: own, others, games: games.length };
}

/** What is known of luck and choices, of the games that have a review. */
export function parted(learned: readonly (Learned | null)[]): Parted {
  const known = learned.filter((each) => each !== null && each.luck !== null && each.own !== null);
  return { luck: known.map((each) => each?.luck ?? 0), own: known.map((each) => each?.own ?? 0) };
}

export function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((all, each) => all + each, 0) / numbers.length;
}

/** How many standard errors the mean of differences is away from nought. */
function certainty(differences: readonly number[]): number {
  const middle = mean(differences);
  const variance = differences.reduce((all, each) => all + (each - middle) ** 2, 0) / (differences.length - 1);
  return variance === 0 ? (middle === 0 ? 0 : Infinity) : Math.abs(middle) / Math.sqrt(variance / differences.length);
}
