/** Bounding boxes in the window, and threads between them. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** The smallest box around all of these; null around nothing. */
export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const foot = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: foot - y };
}

/** The same, enlarged by that much on every side. */
export function wider(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by };
}

/** The area that two boxes share. */
export function shared(a: Box, b: Box): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return across > 0 && down > 0 ? across * down : 0;
}

/** How far apart two boxes are. */
export function gap(a: Box, b: Box): number {
  const across = Math.max(0, b.x - a.x - a.width, a.x - b.x - b.width);
  const down = Math.max(0, b.y - a.y - a.height, a.y - b.y - b.height);
  return Math.hypot(across, down);
}

/** The ends of the shortest thread between two separate boxes. */
export function thread(from: Box, to: Box): [Point, Point] {
  const [x, tx] = nearest([from.x, from.width], [to.x, to.width]);
  const [y, ty] = nearest([from.y, from.height], [to.y, to.height]);
  return [
    { x, y },
    { x: tx, y: ty },
  ];
}

/** Along one axis: the ends that face each other, or the middle of what two stretches share. */
function nearest([a, wide]: [number, number], [b, far]: [number, number]): [number, number] {
  if (a + wide < b) return [a + wide, b];
  if (b + far < a) return [a, b + far];
  const middle = (Math.max(a, b) + Math.min(a + wide, b + far)) / 2;
  return [middle, middle];
}

/** The middle of a box. */
export function middleOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** A ring around a box as a path, so that it can be sewn from one end. */
export function hemOf({ x, y, width, height }: Box): string {
  const r = Math.min(12, width / 2, height / 2);
  const [right, foot] = [x + width - r, y + height - r];
  const corner = `a${r} ${r} 0 0 1`;
  const across = `M${x + r} ${y}H${right}${corner} ${r} ${r}V${foot}${corner} ${-r} ${r}`;
  return `${across}H${x + r}${corner} ${-r} ${-r}V${y + r}${corner} ${r} ${-r}`;
}

/** The bounding box of an element in the window. */
export function boxOf(thing: Element): Box {
  const { x, y, width, height } = thing.getBoundingClientRect();
  return { x, y, width, height };
}
