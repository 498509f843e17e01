/** The games of a kind over time: points by row of the pad, luck and choices, and a habit worth knowing. */
import type { Learned } from "../../protocol";
import type { Aim } from "../practice/addresses";
import { counts, type PastGame } from "./past";

/** A row of the pad through the games, the earliest first. */
interface RowCourse {
  row: string;
  points: readonly number[];
  /** The averages: one's own, and that of the other sides at the same tables. */
  mean: number;
  others: number;
}

/** A row in which one differs from the others at one's tables so consistently that it is not chance. */
export interface Habit {
  row: string;
  mean: number;
  others: number;
  games: number;
}

/** What reviews have found about games: a value for each, the earliest first. */
interface Parted {
  luck: readonly number[];
  own: readonly number[];
}

/** The fewest games that can show a habit. */
export const ENOUGH = 8;
/** How many standard errors a difference must have: among a dozen rows, one exceeds two by chance. */
const CLEAR = 3;

/** The games of a kind that count, the earliest first. */
export function gamesOf(games: readonly PastGame[], title: string): PastGame[] {
  const counted = games.filter((game) => game.title === title && counts(game));
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

/** What the other sides had in all, on average; none while nothing is known of their rows. */
export function othersOf(games: readonly PastGame[]): number | undefined {
  const totals = games.map(({ beside }) => Object.values(beside).reduce((all, each) => all + each, 0));
  return games.some(({ beside }) => Object.keys(beside).length > 0) ? mean(totals) : undefined;
}

/**
 * Where one scores more than the others at one's own tables, and where they do: for each, the most certain row, the
 * more certain one first; none if it may be chance.
 */
export function habitsOf(games: readonly PastGame[]): Habit[] {
  if (games.length < ENOUGH) return [];
  const sure = rowsOf(games)
    .map((course) => ({
      course,
      z: certainty(games.map((game, at) => (course.points[at] ?? 0) - (game.beside[course.row] ?? 0))),
    }))
    .filter(({ z }) => z >= CLEAR)
    .sort((a, b) => b.z - a.z)
    .map(({ course: { row, mean, others } }) => ({ row, mean, others, games: games.length }));
  const first = (ahead: boolean): Habit[] => sure.filter((habit) => isAhead(habit) === ahead).slice(0, 1);
  return [...first(true), ...first(false)].sort((a, b) => sure.indexOf(a) - sure.indexOf(b));
}

/** Whether one scores more there than the others. */
export function isAhead({ mean, others }: Habit): boolean {
  return mean > others;
}

/**
 * What to practise with a habit, the closest first: where the others are ahead, scoring more there; where one is
 * ahead oneself, seeing when something else counts more.
 */
export function aimsOf(habit: Habit): Aim[] {
  const more: Aim = { way: "more", row: habit.row };
  return isAhead(habit) ? [{ way: "less", row: habit.row }, more] : [more];
}

/** What is known about luck and choices, for the games that have a review. */
export function parted(learned: readonly (Learned | null)[]): Parted {
  const known = learned.filter((each) => each !== null && each.luck !== null && each.own !== null);
  return { luck: known.map((each) => each?.luck ?? 0), own: known.map((each) => each?.own ?? 0) };
}

export function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((all, each) => all + each, 0) / numbers.length;
}

/** How many standard errors the mean of the differences is from zero. */
function certainty(differences: readonly number[]): number {
  const middle = mean(differences);
  const variance = differences.reduce((all, each) => all + (each - middle) ** 2, 0) / (differences.length - 1);
  return variance === 0 ? (middle === 0 ? 0 : Infinity) : Math.abs(middle) / Math.sqrt(variance / differences.length);
}
