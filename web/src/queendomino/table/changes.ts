/** What an act changed in the numbers of a side. */
import type { SideView } from "../../protocol";

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
