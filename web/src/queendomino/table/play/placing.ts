/** The domino in hand, moved among the placements the server listed. There are no rules here. */
import type { DominoView, Spot, Square } from "../../../protocol";

export function same(a: Square, b: Square): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

/** The square that a refusal is about: "square 1,0". */
export function squareOf(thing: string | undefined): Square | null {
  const [, x, y] = /^square (-?\d+),(-?\d+)$/.exec(thing ?? "") ?? [];
  return x === undefined || y === undefined ? null : [Number(x), Number(y)];
}

export function covers(spot: Spot, square: Square): boolean {
  return same(spot.first, square) || same(spot.second, square);
}

/** The squares covered by at least one placement, without duplicates: the ones that glow. */
export function legalSquares(spots: readonly Spot[]): Square[] {
  const seen = new Map<string, Square>();
  for (const spot of spots) for (const square of [spot.first, spot.second]) seen.set(square.join(), square);
  return [...seen.values()];
}

/** The quarter turn from the first half to the second: 0 right, 1 down, 2 left, 3 up. */
function turnOf(spot: Spot): number {
  const [dx, dy] = [spot.second[0] - spot.first[0], spot.second[1] - spot.first[1]];
  return dx === 1 ? 0 : dy === 1 ? 1 : dx === -1 ? 2 : 3;
}

function middle(spot: Spot): Square {
  return [(spot.first[0] + spot.second[0]) / 2, (spot.first[1] + spot.second[1]) / 2];
}

/**
 * Where the domino starts: by the castle, which gives no hint about
 * which place is good. Null if there is none.
 */
export function firstSpot(spots: readonly Spot[]): Spot | null {
  return least(spots, (spot) => {
    const [x, y] = middle(spot);
    return Math.abs(x) + Math.abs(y);
  });
}

/** The placement on `square` nearest to how the domino is held now; null if none covers it. */
export function spotOn(spots: readonly Spot[], square: Square, held: Spot | null): Spot | null {
  const there = spots.filter((spot) => covers(spot, square));
  if (!held) return there[0] ?? null;
  const way = turnOf(held);
  const [x, y] = middle(held);
  return least(there, (spot) => {
    const [mx, my] = middle(spot);
    const turned = quarters(turnOf(spot), way);
    return turned * 10 + Math.abs(mx - x) + Math.abs(my - y);
  });
}

/** The angle between two directions, in quarter turns. */
function quarters(a: number, b: number): number {
  const apart = Math.abs(a - b);
  return Math.min(apart, 4 - apart);
}

/** The next placement around `anchor`, clockwise: first with one half there, then with the other. */
export function turned(spots: readonly Spot[], held: Spot, anchor: Square = held.first): Spot {
  const around = spots.filter((spot) => covers(spot, anchor));
  const ring = [...around].sort((a, b) => place(a, anchor) - place(b, anchor));
  const next = ring.find((spot) => place(spot, anchor) > place(held, anchor));
  return next ?? ring[0] ?? held;
}

/** Orders the eight placements around a square: by where the other half is, then by which half is on it. */
function place(spot: Spot, anchor: Square): number {
  const onFirst = same(spot.first, anchor);
  const side = onFirst ? turnOf(spot) : (turnOf(spot) + 2) % 4;
  return (onFirst ? 0 : 4) + side;
}

/** The two landscapes, for "Place the lake and town". */
export function landscapes(domino: DominoView): [string, string] {
  return [domino.first.terrain, domino.second.terrain];
}

function least<T>(items: readonly T[], cost: (item: T) => number): T | null {
  let best: T | null = null;
  let low = Infinity;
  for (const item of items) {
    const now = cost(item);
    if (now < low) [best, low] = [item, now];
  }
  return best;
}
