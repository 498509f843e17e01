/** Where things stand in the drawing of the board: squares are 96 wide, the first one at the origin. */
import { borderAt, SIDE, squareAt, squareName, type Square } from "./squares";

export const UNIT = 96;
export const SPAN = SIDE * UNIT;

export interface Point {
  x: number;
  y: number;
}

/** The centre of a square or of a border, by its name. */
export function middle(name: string): Point {
  if (!name.includes("-")) return centre(squareAt(name));
  const [first, second] = borderAt(name).map(centre) as [Point, Point];
  return { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 };
}

export function centre([column, row]: Square): Point {
  return { x: column * UNIT + UNIT / 2, y: row * UNIT + UNIT / 2 };
}

/** Whether a border is vertical: its squares lie side by side. */
export function isUpright(name: string): boolean {
  const [first, second] = borderAt(name);
  return first[1] === second[1];
}

/** The `transform` that puts a fence of 96 by 26 there. */
export function fenceAt(name: string): string {
  const { x, y } = middle(name);
  return isUpright(name) ? `translate(${x + 13} ${y - UNIT / 2}) rotate(90)` : `translate(${x - UNIT / 2} ${y - 13})`;
}

/** The area of these squares as one path. */
export function areaPath(names: readonly string[]): string {
  return names
    .map(squareAt)
    .map(([column, row]) => `M${column * UNIT} ${row * UNIT}h${UNIT}v${UNIT}h-${UNIT}z`)
    .join("");
}

interface Side {
  /** Outwards, and along the side. */
  out: Square;
  along: Square;
}

const SIDES: readonly Side[] = [
  { out: [0, -1], along: [1, 0] },
  { out: [1, 0], along: [0, 1] },
  { out: [0, 1], along: [1, 0] },
  { out: [-1, 0], along: [0, 1] },
];

/** A line inside the rim of an area, `inset` away from it, with its corners closed. */
export function rimPath(names: readonly string[], inset: number): string {
  const inside = new Set(names);
  const has = (column: number, row: number): boolean =>
    column >= 0 && row >= 0 && inside.has(squareName([column, row]));
  const lines: string[] = [];
  for (const [column, row] of names.map(squareAt)) {
    for (const { out, along } of SIDES) {
      if (has(column + out[0], row + out[1])) continue;
      // At either end the line stops short of a convex corner, and runs on into a concave one.
      const end = (way: 1 | -1): number => {
        const [next, ahead] = [along[0] * way, along[1] * way];
        if (!has(column + next, row + ahead)) return -inset;
        return has(column + next + out[0], row + ahead + out[1]) ? inset : 0;
      };
      const [x, y] = [
        column * UNIT + UNIT / 2 + out[0] * (UNIT / 2 - inset),
        row * UNIT + UNIT / 2 + out[1] * (UNIT / 2 - inset),
      ];
      const [back, forth] = [UNIT / 2 + end(-1), UNIT / 2 + end(1)];
      lines.push(`M${x - along[0] * back} ${y - along[1] * back}L${x + along[0] * forth} ${y + along[1] * forth}`);
    }
  }
  return lines.join("");
}

export interface Place {
  id: string;
  /** A square or a border by name. */
  at: string;
}

/** How near a press has to be, in board units: the middle of a square does not count as its borders. */
const REACH = { border: 42, square: 64 };

/** The place nearest to a point, if any is within reach. */
export function nearest<P extends Place>(places: readonly P[], point: Point): P | undefined {
  let best: P | undefined;
  let least = Infinity;
  for (const place of places) {
    const { x, y } = middle(place.at);
    const far = Math.hypot(point.x - x, point.y - y);
    if (far < least && far < REACH[place.at.includes("-") ? "border" : "square"]) [best, least] = [place, far];
  }
  return best;
}

/** The border nearest to a point, if it is near enough to be meant. */
export function borderUnder(point: Point): string | undefined {
  const under = squareUnder(point);
  const around = under
    ? neighboursOf(under).map((other) => ({ id: "", at: [under, other].sort(asRead).join("-") }))
    : [];
  return nearest(around, point)?.at;
}

function neighboursOf(name: string): string[] {
  const [column, row] = squareAt(name);
  return SIDES.map(({ out }): Square => [column + out[0], row + out[1]])
    .filter(([x, y]) => x >= 0 && y >= 0 && x < SIDE && y < SIDE)
    .map(squareName);
}

/** The smaller square first, as a border is written. */
function asRead(one: string, other: string): number {
  const [a, b] = [squareAt(one), squareAt(other)];
  return a[0] - b[0] || a[1] - b[1];
}

/** The square under a point, if it is on the board. */
export function squareUnder({ x, y }: Point): string | undefined {
  const square: Square = [Math.floor(x / UNIT), Math.floor(y / UNIT)];
  return square[0] < 0 || square[1] < 0 || square[0] >= SIDE || square[1] >= SIDE ? undefined : squareName(square);
}
