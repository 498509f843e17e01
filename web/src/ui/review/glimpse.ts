/** The review on the end page: a sentence, once its numbers are stable, and the moment that mattered most. */
import type { Key } from "../../live/moments";
import type { Moment, Replay, Review, SeatView } from "../../protocol";
import { momentsOf, settledIn, type Told } from "./moments";
import { sideName } from "../table/words/sides";
import { ownSides, sentenceOf, summaryOf, usualSide } from "./sentence";
import { marginOf } from "./sums";

/** How precise each part must be, in points, before it is shown; or how much work, in milliseconds, is enough. */
const STEADY = 3;
const ENOUGH = 4000;

/** The sentence; empty for as long as its numbers may still change much. */
export function glimpseOf(review: Review | null, seats: readonly SeatView[]): string {
  const known = settledIn(review);
  if (!known?.report || typeof known.sketch === "number") return "";
  const side = usualSide(known.report, known.sides, seats);
  const margin = marginOf(known.report, side);
  const steady = known.stage === "done" || known.number >= ENOUGH || margin?.parts.every(({ give }) => give <= STEADY);
  return margin && steady ? summaryOf(known.report, margin, side, known.sides, seats) : "";
}

/** A sentence as long as the one to come, before anything is known: with two digits in each number. */
export function roomFor(seats: readonly SeatView[]): string {
  const sides = [...new Set(seats.map(({ side }) => side))].map((side) =>
    seats.filter((seat) => seat.side === side).map(({ seat }) => seat),
  );
  const [own] = ownSides(sides, seats);
  const names = sides.map((side) => sideName({ seats: side }, seats)).sort((a, b) => b.length - a.length);
  const parts = (["luck", "own", "others"] as const).map((source) => ({ source, points: -10, give: 0 }));
  return sentenceOf(
    { against: 0, parts, result: -30 },
    { how: "lost", own: own !== undefined, name: names[0] ?? "", rival: sides.length > 2 ? undefined : names[0] },
  );
}

/** The moments of a review as key moments of the replay; undefined if none is known. */
export function keysFrom(review: Review | null, { view, moments }: Replay): Key[] | undefined {
  const told = review?.report ? momentsOf(review, moments, usualSide(review.report, review.sides, view.seats)) : [];
  return told.length > 0 ? told.map(({ at, seat, points }) => ({ at, seat, points })) : undefined;
}

/** The choice of that side that won or lost most, once all have been judged. */
export function weightiest(review: Review, moments: readonly Moment[], seats: readonly SeatView[]): Told | undefined {
  const side = usualSide(review.report, review.sides, seats);
  const told = momentsOf(review, moments, side);
  return told.sort((a, b) => Math.abs(b.points) - Math.abs(a.points) || a.ply - b.ply)[0];
}
