import { halvesOf, type Boxed } from "./box";
import { mostCrowns, type Side } from "./game";
import type { Laid } from "./laying";
import type { Land, Square } from "./scoring";
import type { Mode } from "./tables";

/** How a tap or a stroke of the brush changes a kingdom: takes a side and returns the new one. */

export type Brush = { kind: "land"; terrain: string; crowns: number } | { kind: "castle" } | { kind: "erase" };

const at =
  ([x, y]: Square) =>
  (one: readonly [number, number, ...unknown[]]): boolean =>
    one[0] === x && one[1] === y;
const off =
  (square: Square) =>
  (one: readonly [number, number, ...unknown[]]): boolean =>
    !at(square)(one);
const holds = (laid: Laid, square: Square): boolean => [laid.first, laid.second].some(at(square));

/** The land on a square. */
export function landAt(side: Side, square: Square): Land | undefined {
  return side.squares.find(at(square));
}

/** The building on a square. */
export function builtAt(side: Side, [x, y]: Square): string | undefined {
  return side.buildings.find(([, a, b]) => a === x && b === y)?.[0];
}

/** A side without what is on a square; a domino entered by number is removed with both halves. */
export function cleared(side: Side, square: Square): Side {
  const domino = side.laid.find((laid) => holds(laid, square));
  const gone = domino ? [domino.first, domino.second] : [square];
  return gone.reduce(emptied, { ...side, laid: side.laid.filter((laid) => laid !== domino) });
}

function emptied(side: Side, square: Square): Side {
  return {
    ...side,
    castle: side.castle && at(square)(side.castle) ? null : side.castle,
    squares: side.squares.filter(off(square)),
    buildings: side.buildings.filter(([, x, y]) => off(square)([x, y])),
  };
}

/**
 * A stroke over a square: paints the brush's land, whatever was there. Land of the same kind stays as it is, and so
 * does the castle, which every kingdom has: a tap takes it away.
 */
export function stroked(side: Side, square: Square, brush: Brush): Side {
  return brush.kind !== "castle" && side.castle && at(square)(side.castle) ? side : painted(side, square, brush);
}

function painted(side: Side, square: Square, brush: Brush): Side {
  if (brush.kind === "erase") return cleared(side, square);
  if (brush.kind === "castle") return { ...cleared(side, square), castle: square };
  if (landAt(side, square)?.[2] === brush.terrain) return side;
  const land: Land = [square[0], square[1], brush.terrain, brush.crowns];
  // Painted over, a domino is no longer known by its number, but its other half stays.
  const laid = side.laid.filter((one) => !holds(one, square));
  return { ...emptied(side, square), squares: [...side.squares.filter(off(square)), land], laid };
}

/** A tap on a square: like a stroke, but on land of the brush's kind it sets the next number of crowns. */
export function tapped(side: Side, square: Square, brush: Brush, mode: Mode): Side {
  const land = landAt(side, square);
  if (brush.kind !== "land" || land?.[2] !== brush.terrain) return painted(side, square, brush);
  const next =
    brush.crowns > 0 && land[3] !== brush.crowns ? brush.crowns : (land[3] + 1) % (mostCrowns(mode, brush.terrain) + 1);
  if (next === land[3]) return side;
  const crowned: Land = [land[0], land[1], land[2], next];
  const laid = side.laid.filter((one) => !holds(one, square));
  return { ...side, laid, squares: side.squares.map((one) => (one === land ? crowned : one)) };
}

/** A building put on a town square, or taken away. */
export function built(side: Side, square: Square, building: string | null): Side {
  const others = side.buildings.filter(([, x, y]) => off(square)([x, y]));
  return { ...side, buildings: building ? [...others, [building, square[0], square[1]]] : others };
}

/** A domino laid by number; the caller has checked that it may lie that way. */
export function laidDown(side: Side, laid: Laid, own: Boxed): Side {
  const halves = halvesOf(own, laid.box, laid.number);
  if (!halves) return side;
  const land = halves.map(([terrain, crowns], index): Land => {
    const [x, y] = index === 0 ? laid.first : laid.second;
    return [x, y, terrain, crowns];
  });
  return { ...side, squares: [...side.squares, ...land], laid: [...side.laid, laid] };
}

/** The whole kingdom moved on its grid. */
export function moved(side: Side, dx: number, dy: number): Side {
  const to = ([x, y]: Square): Square => [x + dx, y + dy];
  return {
    ...side,
    castle: side.castle && to(side.castle),
    squares: side.squares.map(([x, y, terrain, crowns]) => [x + dx, y + dy, terrain, crowns]),
    buildings: side.buildings.map(([id, x, y]) => [id, x + dx, y + dy]),
    laid: side.laid.map((laid) => ({ ...laid, first: to(laid.first), second: to(laid.second) })),
  };
}
