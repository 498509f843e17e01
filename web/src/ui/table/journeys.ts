/** The path of a piece over the page, from where it was to where somebody put it. */
import { middleOf, type Box, type Point } from "../boxes";

/** A piece that somebody moved; `Piece` is what draws it. */
export interface Journey<Piece> {
  piece: Piece;
  /** Where it comes from, as selectors: the first visible match. */
  from: readonly string[];
  /** Where it goes: all of these together; if they are not visible, there is no animation. */
  to: readonly string[];
  /** Its width and height, relative to the shorter side of its destination. */
  wide: number;
  high: number;
  /** What is hidden until it arrives, as a selector: the piece itself in its new place. */
  covers?: string;
}

/** How a piece goes from one box to another. */
export interface Way {
  /** Its size at the destination. */
  width: number;
  height: number;
  /** Its size at the start, relative to that. */
  scale: number;
  /** The path of its centre in the window. */
  path: string;
}

export const LIFT_MS = 300;
export const GO_MS = 420;
export const LAND_MS = 220;
/** How much of the time for which an act is shown may be spent on the animation. */
const SHARE = 0.85;
/** How far the path sags, as a share of its length, and at most how many pixels. */
const SAG = 0.16;
const DEEPEST = 90;
const SMALLEST = 0.25;
const LARGEST = 2.5;

/** The path of a piece of this shape, in a window that ends at *floor*. */
export function wayOf(
  { wide, high }: Pick<Journey<unknown>, "wide" | "high">,
  from: Box,
  to: Box,
  floor = Infinity,
): Way {
  const unit = Math.min(to.width, to.height);
  const [width, height] = [wide * unit, high * unit];
  const scale = Math.min(LARGEST, Math.max(SMALLEST, Math.min(from.width / width, from.height / height)));
  return { width, height, scale, path: curve(middleOf(from), middleOf(to), floor - height / 2) };
}

/** A sagging thread; if it would sag out of sight, it arches upwards instead. */
function curve(from: Point, to: Point, lowest: number): string {
  const sag = Math.min(DEEPEST, SAG * Math.hypot(to.x - from.x, to.y - from.y));
  const middle = (from.y + to.y) / 2;
  const low = { x: (from.x + to.x) / 2, y: middle + 2 * (middle + sag > lowest ? -sag : sag) };
  return `M${from.x} ${from.y}Q${low.x} ${low.y} ${to.x} ${to.y}`;
}

/** How much a piece's animation is shortened if an act is shown for only this long. */
export function hasteOf(paceMs: number): number {
  return Math.min(1, (SHARE * paceMs) / (LIFT_MS + GO_MS + LAND_MS));
}
