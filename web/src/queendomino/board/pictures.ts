import { keyOf } from "./geometry";
import type { DominoView, HalfView, LandView } from "./types";

/** Which drawing a square shows: `a` is the plain pattern, `b` and `c` have a picture in it. */

export type Variant = "a" | "b" | "c";

const PICTURES: Readonly<Record<string, readonly Variant[]>> = {
  wheat: ["b", "c"],
  forest: ["b", "c"],
  lake: ["b", "c"],
  grassland: ["b", "c"],
  swamp: ["b"],
  mine: ["a", "b"],
  town: ["a", "b", "c"],
};
/** One crownless square in this many shows a picture. */
const SELDOM = 4;

function picturesOf(terrain: string): readonly Variant[] {
  return PICTURES[terrain] ?? ["a"];
}

function isPicture(terrain: string, variant: Variant): boolean {
  return variant !== "a" || terrain === "town";
}

/** A number that depends only on the printed half, so that it looks the same in the line and in a kingdom. */
function lot(domino: number, half: HalfView): number {
  return (domino * 7 + half.crowns * 3 + half.terrain.length * 5 + Math.floor(domino / 4)) % 12;
}

/** The drawing printed on half a domino. */
export function printed(domino: number, half: HalfView): Variant {
  const choices = picturesOf(half.terrain);
  const draw = lot(domino, half);
  const shown = half.crowns > 0 || half.terrain === "town" || draw % SELDOM === 0;
  if (!shown) return "a";
  if (half.terrain === "mine" && half.crowns > 1) return "b"; // plenty of gold
  return choices[draw % choices.length] ?? "a";
}

/** Another drawing if a neighbour already shows this one; failing that the plain pattern, except for towns. */
function apart(half: HalfView, wanted: Variant, beside: ReadonlySet<Variant>): Variant {
  if (!isPicture(half.terrain, wanted) || !beside.has(wanted)) return wanted;
  const other = picturesOf(half.terrain).find((variant) => !beside.has(variant));
  if (other) return other;
  return half.terrain === "town" ? wanted : "a";
}

/** The drawings of a domino's two halves. */
export function dominoPictures(domino: DominoView): [Variant, Variant] {
  const first = printed(domino.number, domino.first);
  const second = printed(domino.number, domino.second);
  if (domino.first.terrain !== domino.second.terrain) return [first, second];
  return [first, apart(domino.second, second, new Set([first]))];
}

/**
 * The drawings of a kingdom's squares: never the same picture on two neighbours.
 * Pictures shown `before` stay, so that a new domino changes nothing around it.
 */
export function kingdomPictures(
  land: readonly LandView[],
  before?: ReadonlyMap<string, Variant>,
): Map<string, Variant> {
  const terrains = new Map(land.map((square) => [keyOf(square.x, square.y), square.terrain]));
  const chosen = new Map([...(before ?? [])].filter(([key]) => terrains.has(key)));
  const ordered = [...land].sort((a, b) => a.domino - b.domino || a.y - b.y || a.x - b.x);
  for (const square of ordered) {
    const key = keyOf(square.x, square.y);
    if (chosen.has(key)) continue;
    const near = [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ].map(([dx = 0, dy = 0]) => keyOf(square.x + dx, square.y + dy));
    const same = near.filter((one) => terrains.get(one) === square.terrain);
    const beside = new Set(same.flatMap((one) => chosen.get(one) ?? []));
    chosen.set(key, apart(square, printed(square.domino, square), beside));
  }
  return chosen;
}
