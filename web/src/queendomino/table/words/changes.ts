/** How an act changed a side: its numbers, its land. */
import type { LandView, LineSlotView, QueendominoView, SideView, Square } from "../../../protocol";
import { keyOf } from "../../board/geometry";

/** A number of a side before and after an act. */
export interface Change {
  what: "points" | "coins" | "knights" | "towers";
  was: number;
  is: number;
}

const NUMBERS: Readonly<Record<Change["what"], (side: SideView) => number>> = {
  points: (side) => side.sheet.total,
  coins: (side) => side.coins,
  knights: (side) => side.knights,
  towers: (side) => side.towers,
};

/** The numbers that changed, points first. */
export function changesOf(before: SideView, after: SideView): Change[] {
  return (Object.keys(NUMBERS) as Change["what"][])
    .map((what) => ({ what, was: NUMBERS[what](before), is: NUMBERS[what](after) }))
    .filter(({ was, is }) => was !== is);
}

/** The domino on which an act placed a king, as it was before the act. */
export function claimedBy(before: QueendominoView, after: QueendominoView): LineSlotView | undefined {
  return lineAfter(before, after).find(({ seat, was }) => was.seat === null && seat !== null)?.was;
}

/** The line to claim from, with the kings on it after an act, which may have been the last claim. */
export function lineAfter(
  before: QueendominoView,
  after: QueendominoView,
): { seat: number | null; was: LineSlotView }[] {
  const now = [...after.next_line, ...after.this_line];
  return before.next_line.map((was) => {
    const slot = now.find(({ domino }) => domino.number === was.domino.number && domino.box === was.domino.box);
    return { was, seat: slot?.seat ?? null };
  });
}

/** The squares of a kingdom that an act changed: new land, a tile or a knight that came or went. */
export function squaresOf(before: readonly LandView[], after: readonly LandView[]): Square[] {
  const had = new Map(before.map((land) => [keyOf(land.x, land.y), land]));
  const same = (land: LandView): boolean => {
    const old = had.get(keyOf(land.x, land.y));
    return old?.building === land.building && old.knight === land.knight;
  };
  return after.filter((land) => !same(land)).map(({ x, y }) => [x, y]);
}

/** A part of a kingdom, in squares. */
export interface Part {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The size of a close-up of a kingdom. */
const NEAR = { width: 3, height: 2.2 };

/** The part centred on these squares: three squares wide and two high, or larger if they are far apart. */
export function nearBox(squares: readonly Square[]): Part {
  const [xs, ys] = [squares.map(([x]) => x), squares.map(([, y]) => y)];
  const across = spread(xs);
  const down = spread(ys);
  const scale = Math.max(1, (across.long + 0.4) / NEAR.width, (down.long + 0.2) / NEAR.height);
  const [width, height] = [scale * NEAR.width, scale * NEAR.height];
  return { left: across.middle - width / 2, top: down.middle - height / 2, width, height };
}

function spread(at: readonly number[]): { middle: number; long: number } {
  const [least, most] = [Math.min(...at), Math.max(...at) + 1];
  return { middle: (least + most) / 2, long: most - least };
}
