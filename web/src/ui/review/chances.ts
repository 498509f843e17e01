/** Each side's chances of winning through a game: the lines to draw, and their values at a given place. */
import type { Moment, Review } from "../../protocol";
import { momentOf } from "./moments";
import { percentsOf } from "./sums";

/** A point in the game: how far it is (0 to 1), and for each side its chance and the standard error. */
export interface Place {
  ply: number;
  x: number;
  round: number;
  win: readonly number[];
  se: readonly number[];
}

/** The places of a review, from the first to the end. */
export function placesOf({ report, plies }: Pick<Review, "report" | "plies">, moments: readonly Moment[]): Place[] {
  const values = report?.values ?? [];
  const end = values.at(-1)?.ply || 1;
  return values.map(({ ply, win, se }) => {
    const at = ply === 0 ? 0 : momentOf(plies, ply - 1);
    return { ply, x: ply / end, round: moments[at]?.round ?? 0, win, se };
  });
}

/** Where each round begins; the set-up does not count. */
export function startsOf(places: readonly Place[]): Place[] {
  return places.filter(({ round }, at) => round > 0 && round !== places[at - 1]?.round);
}

/** The rounds whose numbers fit in that many pixels: every second, fifth or tenth. */
export function numbered<Start extends Place>(rounds: readonly Start[], width: number): Start[] {
  const every = STRIDES.find((stride) => (rounds.length / stride) * NUMBER <= width) ?? rounds.length;
  let last = -Infinity;
  return rounds.filter(({ x }, at) => {
    if (at % every !== 0 || x * width - last < NUMBER) return false;
    last = x * width;
    return true;
  });
}

const STRIDES = [1, 2, 5, 10, 20, 50];
/** The space for a number of up to three digits, in pixels. */
const NUMBER = 28;

/** The last place of each round, the set-up's first. */
export function endsOf(places: readonly Place[]): Place[] {
  return places.filter(({ round }, at) => round !== places[at + 1]?.round);
}

/** The place reached by a step forward or back: by one value, or to the next round. */
export function stepFrom(places: readonly Place[], at: number, by: -1 | 1, round: boolean): number {
  const last = places.length - 1;
  if (!round) return Math.min(last, Math.max(0, at + by));
  const ends = endsOf(places).map((place) => places.indexOf(place));
  return by > 0 ? (ends.find((end) => end > at) ?? last) : (ends.findLast((end) => end < at) ?? 0);
}

/** The place nearest to that point in the game. */
export function nearest(places: readonly Place[], x: number): number {
  const away = places.map((place) => Math.abs(place.x - x));
  return Math.max(0, away.indexOf(Math.min(...away)));
}

/** The chances of all sides at a place, in percent. */
export function chancesAt({ win, se }: Place): number[] {
  return percentsOf(win, se);
}

/** How wide the bands are to each side, in standard errors. */
const WIDTH = 1.96;

/** The line of a side within a box, as the points of a path; y points down. */
export function lineOf(places: readonly Place[], side: number, width: number, height: number): string {
  return places.map((place) => pointOf(place.x * width, (1 - (place.win[side] ?? 0)) * height)).join(" ");
}

/** The band around that line: a 95 % confidence interval. */
export function bandOf(places: readonly Place[], side: number, width: number, height: number): string {
  const edge = (place: Place, by: number): string => {
    const win = (place.win[side] ?? 0) + by * WIDTH * (place.se[side] ?? 0);
    return pointOf(place.x * width, (1 - Math.min(1, Math.max(0, win))) * height);
  };
  const above = places.map((place) => edge(place, 1));
  return [...above, ...places.map((place) => edge(place, -1)).reverse()].join(" ");
}

function pointOf(x: number, y: number): string {
  return `${x.toFixed(1)},${y.toFixed(1)}`;
}

/** Heights as close as possible to the wanted ones, but at least *gap* apart, in the same order and in the box. */
export function apart(heights: readonly number[], gap: number, height: number): number[] {
  const order = heights.map((_, at) => at).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0) || a - b);
  const found = [...heights];
  order.forEach((at, place) => {
    const before = order[place - 1];
    if (before !== undefined) found[at] = Math.max(found[at] ?? 0, (found[before] ?? 0) + gap);
  });
  order.reverse().forEach((at, place) => {
    const below = order[place - 1];
    const most = below === undefined ? height : (found[below] ?? 0) - gap;
    found[at] = Math.min(found[at] ?? 0, most);
  });
  return found;
}

/** Points in a box, in order, each moved up or down just far enough not to overlap earlier ones. */
export function unpiled<Point extends { x: number; y: number }>(
  points: readonly Point[],
  gap: number,
  height: number,
): Point[] {
  const found: Point[] = [];
  for (const point of points) {
    const near = found.filter(({ x }) => Math.abs(x - point.x) < gap);
    const free = (y: number): boolean => y >= 0 && y <= height && near.every((each) => Math.abs(each.y - y) >= gap);
    const ways = [point.y, ...near.flatMap(({ y }) => [y - gap, y + gap])].filter(free);
    const [best = point.y] = ways.sort((a, b) => Math.abs(a - point.y) - Math.abs(b - point.y) || a - b);
    found.push({ ...point, y: best });
  }
  return found;
}
