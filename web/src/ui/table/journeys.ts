/** The way of a piece over the page, from where it was to where somebody put it. */
import { middleOf, type Box, type Point } from "../boxes";

/** A piece that somebody moved; `Piece` is what draws it. */
export interface Journey<Piece> {
  piece: Piece;
  /** Where it comes from, as selectors: the first thing that is seen. */
  from: readonly string[];
  /** Where it comes to: all of these together; where they are not seen, it stays at home. */
  to: readonly string[];
  /** How wide and how high it is, against the shorter side of where it comes to. */
  wide: number;
  high: number;
  /** What is not seen until it arrives, as a selector: the piece itself, where it lies then. */
  covers?: string;
}

/** How a piece goes from one box to another. */
export interface Way {
  /** Its size where it arrives. */
  width: number;
  height: number;
  /** How large it is where it starts, against that. */
  scale: number;
  /** Its middle's path in the window. */
  path: string;
}

export const LIFT_MS = 300;
export const GO_MS = 420;
export const LAND_MS = 220;
/** As much of the time that an act is shown may be spent on the way. */
const SHARE = 0.85;
/** The way hangs through by so much of its length, and by no more than that many pixels. */
const SAG = 0.16;
const DEEPEST = 90;
const SMALLEST = 0.25;
const LARGEST = 2.5;

/** The way of a piece of this shape, in a window that ends at *floor*. */
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

/** A thread that hangs through; where that would be out of sight, it is thrown over. */
function curve(from: Point, to: Point, lowest: number): string {
  const sag = Math.min(DEEPEST, SAG * Math.hypot(to.x - from.x, to.y - from.y));
  const middle = (from.y + to.y) / 2;
  const low = { x: (from.x + to.x) / 2, y: middle + 2 * (middle + sag > lowest ? -sag : sag) };
  return `M${from.x} ${from.y}Q${low.x} ${low.y} ${to.x} ${to.y}`;
}

/** How much slower or faster than it likes a piece goes where an act is shown for so long. */
export function hasteOf(paceMs: number): number {
  return Math.min(1, (SHARE * paceMs) / (LIFT_MS + GO_MS + LAND_MS));
}
