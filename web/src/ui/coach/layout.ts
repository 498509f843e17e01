/** Where the guide's slip goes: near what it points at, without covering anything needed. */

import { gap, shared, thread, wider, type Box, type Point } from "../boxes";

const STEP = 16;
const AIR = 10;
/** The cost of covering a unit of area, against a unit of distance: for things needed, and for things only seen. */
const NEEDED = 40;
const SEEN = 0.08;
/** And the cost of a unit of thread across a thing needed. */
const CROSSED = 200;

/** What a slip must not cover, and what it should rather not. */
export interface Way {
  ring: Box | null;
  needed: readonly Box[];
  seen: readonly Box[];
}

/** The best place for a slip of this size within an area. */
export function bestPlace(size: Pick<Box, "width" | "height">, way: Way, area: Box): Point {
  let best: Point = { x: area.x, y: area.y };
  let low = Infinity;
  for (let y = area.y; y <= area.y + area.height - size.height; y += STEP)
    for (let x = area.x; x <= area.x + area.width - size.width; x += STEP) {
      const cost = costOf({ x, y, ...size }, way);
      if (cost < low) [best, low] = [{ x, y }, cost];
    }
  return best;
}

/** How much of a straight line lies within a box. */
export function within([a, b]: readonly [Point, Point], box: Box): number {
  let [begin, end] = [0, 1];
  const across = [a.x, b.x - a.x, box.x, box.x + box.width] as const;
  const down = [a.y, b.y - a.y, box.y, box.y + box.height] as const;
  for (const [from, way, low, high] of [across, down]) {
    if (way === 0 && (from <= low || from >= high)) return 0;
    if (way === 0) continue;
    const [first, last] = [(low - from) / way, (high - from) / way].sort((one, other) => one - other);
    [begin, end] = [Math.max(begin, first ?? 0), Math.min(end, last ?? 1)];
  }
  return end > begin ? (end - begin) * Math.hypot(b.x - a.x, b.y - a.y) : 0;
}

/** How far the thread from a slip to its ring runs across these. */
export function crossed(slip: Box, ring: Box, boxes: readonly Box[]): number {
  const way = thread(slip, ring);
  return boxes.reduce((sum, box) => sum + within(way, box), 0);
}

function costOf(slip: Box, { ring, needed, seen }: Way): number {
  const covered = (boxes: readonly Box[]): number => boxes.reduce((sum, box) => sum + shared(slip, box), 0);
  const close = ring ? shared(slip, wider(ring, AIR)) : 0;
  const across = ring ? crossed(slip, ring, needed) : 0;
  return NEEDED * (close + covered(needed)) + CROSSED * across + SEEN * covered(seen) + (ring ? gap(slip, ring) : 0);
}
