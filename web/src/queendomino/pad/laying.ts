import { extentOf, type Estate, type Land, type Square } from "./scoring";
import type { Half } from "./tables";

/**
 * Dominoes by number: which there are, and whether one may be laid that way; the twin of `placement_refusal` in
 * `games/queendomino/kingdom.py`.
 */

/** A laid domino of a box: its first half is on the first square. */
export interface Laid {
  box: string;
  number: number;
  first: Square;
  second: Square;
}

type Ground = Pick<Estate, "castle" | "squares" | "size">;

const same = (a: Square, b: Square): boolean => a[0] === b[0] && a[1] === b[1];
const touches = (a: Square, b: Square): boolean => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) === 1;

/** Why a domino may not be laid that way, as `place.<code>` of the rules; undefined if it may. */
export function refusal(
  ground: Ground,
  halves: readonly [Half, Half],
  first: Square,
  second: Square,
): string | undefined {
  const all: Square[] = [...(ground.castle ? [ground.castle] : []), ...ground.squares.map(([x, y]): Square => [x, y])];
  if (!touches(first, second)) return "apart"; // Rules 4.2
  if (all.some((one) => same(one, first) || same(one, second))) return "occupied";
  if (!joins(ground, halves[0], first) && !joins(ground, halves[1], second)) return "unconnected"; // Rules 4.3
  const more: Land[] = [first, second].map(([x, y]) => [x, y, "", 0]);
  const box = extentOf({ castle: ground.castle, squares: [...ground.squares, ...more] });
  if (!box) return undefined;
  const edge = Math.max(box.right - box.left, box.bottom - box.top);
  return edge < ground.size ? undefined : "too-wide"; // Rules 4.5
}

function joins(ground: Ground, half: Half, square: Square): boolean {
  if (ground.castle && touches(ground.castle, square)) return true; // Rules 4.4
  return ground.squares.some(([x, y, terrain]) => terrain === half[0] && touches([x, y], square));
}
