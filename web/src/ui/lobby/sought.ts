/** Filters for open tables: with a clock, of days, or any, at one's own strength or any. */
import { modeOf } from "../people/profile";
import type { ProfileRating } from "../../protocol";
import type { Row } from "./rows";

export const PACES = ["all", "live", "days"] as const;
export const WHOMS = ["any", "near"] as const;
export type Pace = (typeof PACES)[number];
export type Whom = (typeof WHOMS)[number];

/** How many rating points of difference still count as near. */
const NEAR = 200;

/** Whether a row matches for somebody with their `own` ratings; without any yet, everybody is near. */
export function isSought(row: Row, pace: Pace, whom: Whom, own: readonly ProfileRating[]): boolean {
  if (pace === "live" && row.listed.minutes === 0) return false;
  if (pace === "days" && !row.listed.hours) return false;
  return whom === "any" || isNear(row, own);
}

function isNear({ listed: { table, host } }: Row, own: readonly ProfileRating[]): boolean {
  const theirs = table.seats.find((seat) => seat.name === host)?.rating;
  const mine = own.find((each) => each.game === table.game && each.mode === modeOf(table.seats));
  return !theirs || !mine || Math.abs(theirs.value - mine.value) <= NEAR;
}
