import type { LandView, Square } from "./types";

/** Where things stand in a drawing of land: 96 units a square, the castle's corner at 0,0. */

export const UNIT = 96;
/** A domino reaches two squares away from the land. */
const REACH = 2;

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A string key for a square. */
export function keyOf(x: number, y: number): string {
  return `${x},${y}`;
}

/** The smallest box around the land. */
export function bounds(land: readonly LandView[]): Box {
  const xs = land.map((square) => square.x);
  const ys = land.map((square) => square.y);
  if (land.length === 0) return { left: 0, top: 0, right: 0, bottom: 0 };
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** The part of one's own kingdom worth drawing: within reach of a domino, and within the size limit. */
export function possible(land: readonly LandView[], size: number): Box {
  const box = bounds(land);
  return {
    left: Math.max(box.left - REACH, box.right - size + 1),
    top: Math.max(box.top - REACH, box.bottom - size + 1),
    right: Math.min(box.right + REACH, box.left + size - 1),
    bottom: Math.min(box.bottom + REACH, box.top + size - 1),
  };
}

/** Whether the next domino could cover a square of `possible`: around a lone castle, at most two steps away. */
export function reachable(land: readonly LandView[], [x, y]: Square): boolean {
  const [castle] = land;
  if (land.length !== 1 || !castle) return true;
  return Math.abs(x - castle.x) + Math.abs(y - castle.y) <= REACH;
}

/** A box widened until it holds the squares too. */
export function holding(box: Box, squares: readonly Square[]): Box {
  return {
    left: Math.min(box.left, ...squares.map(([x]) => x)),
    top: Math.min(box.top, ...squares.map(([, y]) => y)),
    right: Math.max(box.right, ...squares.map(([x]) => x)),
    bottom: Math.max(box.bottom, ...squares.map(([, y]) => y)),
  };
}

/** A box widened evenly to at least `least` squares each way, so that a lone castle does not fill the frame. */
export function atLeast(box: Box, least: number): Box {
  const across = Math.max(0, least - (box.right - box.left + 1)) / 2;
  const down = Math.max(0, least - (box.bottom - box.top + 1)) / 2;
  return { left: box.left - across, top: box.top - down, right: box.right + across, bottom: box.bottom + down };
}

/** The rows of a box, each a list of squares. */
export function rowsOf(box: Box): Square[][] {
  const rows: Square[][] = [];
  for (let y = box.top; y <= box.bottom; y++) {
    const row: Square[] = [];
    for (let x = box.left; x <= box.right; x++) row.push([x, y]);
    rows.push(row);
  }
  return rows;
}

/** The drawing's view box, with a margin for edges and lifted pieces. */
export function viewBox(box: Box, margin: number): string {
  const width = (box.right - box.left + 1) * UNIT + 2 * margin;
  const height = (box.bottom - box.top + 1) * UNIT + 2 * margin + 6;
  return `${box.left * UNIT - margin} ${box.top * UNIT - margin} ${width} ${height}`;
}

export interface Lines {
  /** Between squares of one territory. */
  seam: string;
  /** A path between two territories. */
  wall: string;
  /** The kingdom's edge. */
  outer: string;
}

interface Edge {
  beside: Square;
  line: string;
}

function edges(x: number, y: number): Edge[] {
  const [left, top] = [x * UNIT, y * UNIT];
  return [
    { beside: [x + 1, y], line: `M${left + UNIT} ${top}v${UNIT}` },
    { beside: [x, y + 1], line: `M${left} ${top + UNIT}h${UNIT}` },
    { beside: [x - 1, y], line: `M${left} ${top}v${UNIT}` },
    { beside: [x, y - 1], line: `M${left} ${top}h${UNIT}` },
  ];
}

/** Seams, paths and edges of a kingdom, as path data. */
export function linesOf(land: readonly LandView[]): Lines {
  const at = new Map(land.map((square) => [keyOf(square.x, square.y), square]));
  const lines: Lines = { seam: "", wall: "", outer: "" };
  for (const square of land) {
    edges(square.x, square.y).forEach(({ beside, line }, index) => {
      const other = at.get(keyOf(...beside));
      if (!other) lines.outer += line;
      else if (index < 2) lines[other.terrain === square.terrain ? "seam" : "wall"] += line; // each inner edge once
    });
  }
  return lines;
}

/** The cardboard below the land: every square a little wider than itself. */
export function cardboard(land: readonly LandView[]): string {
  return land.map(({ x, y }) => `M${x * UNIT - 3} ${y * UNIT + 2}h102v102h-102z`).join("");
}

/** The rectangle around one or two squares, drawn in by `inset`. */
export function around(squares: readonly Square[], inset = 0): { x: number; y: number; width: number; height: number } {
  const box = holding({ left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }, squares);
  return {
    x: box.left * UNIT + inset,
    y: box.top * UNIT + inset,
    width: (box.right - box.left + 1) * UNIT - 2 * inset,
    height: (box.bottom - box.top + 1) * UNIT - 2 * inset,
  };
}

/** The territory that this square belongs to; empty if there is no land. */
export function territoryOf(land: readonly LandView[], [x, y]: Square): LandView[] {
  const at = new Map(land.map((square) => [keyOf(square.x, square.y), square]));
  const start = at.get(keyOf(x, y));
  const found = new Set<LandView>(start ? [start] : []);
  for (const square of found) {
    for (const { beside } of edges(square.x, square.y)) {
      const next = at.get(keyOf(...beside));
      if (next && next.terrain === square.terrain) found.add(next);
    }
  }
  return [...found];
}

/** The largest territory; if several are equal, the first in reading order. */
export function largestTerritory(land: readonly LandView[]): LandView[] {
  const seen = new Set<LandView>();
  let largest: LandView[] = [];
  for (const square of [...land].sort((a, b) => a.y - b.y || a.x - b.x)) {
    if (seen.has(square) || square.terrain === "castle") continue;
    const territory = territoryOf(land, [square.x, square.y]);
    territory.forEach((one) => seen.add(one));
    if (territory.length > largest.length) largest = territory;
  }
  return largest;
}

/** The next existing square in a direction; skips holes. */
export function nextSquare(
  squares: ReadonlySet<string>,
  box: Box,
  [x, y]: Square,
  [dx, dy]: Square,
): Square | undefined {
  const inside = (a: number, b: number): boolean => a >= box.left && a <= box.right && b >= box.top && b <= box.bottom;
  for (let a = x + dx, b = y + dy; inside(a, b); a += dx, b += dy) {
    if (squares.has(keyOf(a, b))) return [a, b];
  }
  return undefined;
}
