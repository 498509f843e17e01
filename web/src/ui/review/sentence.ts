/** A review in one plain sentence, whose numbers add up to the margin. */
import type { Report, SeatView } from "../../protocol";
import { words, type Args } from "../../words";
import { sideName } from "../table/words/sides";
import { accountsOf, type Margin, type Part } from "./sums";

/** How a side finished: by points, level on points, or sharing first place. */
export type How = "won" | "lost" | "level" | "behind" | "shared";

export interface Ending {
  how: How;
  /** Whether the reader played for the side. */
  own: boolean;
  name: string;
  /** Whose choices those of the others are; not named if there are several. */
  rival?: string | undefined;
}

/** How a side with this margin and this share of the victory ended. */
export function howOf(margin: number, victory: number): How {
  if (victory > 0 && victory < 1) return "shared";
  if (margin === 0) return victory > 0 ? "level" : "behind";
  return victory > 0 ? "won" : "lost";
}

/** "You won by 6 points: luck gave 9, …": the parts, with their signs, add up to the margin. */
export function sentenceOf(margin: Margin, { how, own, name, rival }: Ending): string {
  const rivalIs = rival === undefined ? "all" : "named";
  const args: Args = { how, name, rival: rival ?? "", rivalIs, by: Math.abs(margin.result) };
  for (const part of margin.parts) {
    args[part.source] = Math.abs(part.points);
    args[`${part.source}Is`] = didOf(part);
  }
  return words(own ? "review-you" : "review-of", args);
}

/** Who sits where, and which seats are the reader's. */
type Sides = readonly (readonly number[])[];
type Seats = readonly Pick<SeatView, "seat" | "name" | "yours">[];

/** The side of this browser; if there is none, or several at one screen, the one with the best result. */
export function usualSide(report: Report | null, sides: Sides, seats: readonly SeatView[]): number {
  const mine = ownSides(sides, seats);
  return (mine.length === 1 ? mine[0] : report ? accountsOf(report, sides)[0]?.side : 0) ?? 0;
}

/** The sides for which this browser played. */
export function ownSides(sides: Sides, seats: Seats): number[] {
  const own = new Set(seats.filter((seat) => seat.yours).map((seat) => seat.seat));
  return sides.flatMap((each, side) => (each.some((seat) => own.has(seat)) ? [side] : []));
}

/** What a report says about a side with this margin. */
export function summaryOf(
  report: Report,
  margin: Margin,
  side: number,
  sides: Sides,
  seats: readonly SeatView[],
): string {
  const nameOf = (of: number): string => sideName({ seats: sides[of] ?? [] }, seats);
  const mine = ownSides(sides, seats);
  return sentenceOf(margin, {
    how: howOf(margin.result, report.ledgers.win[side]?.result ?? 0),
    own: mine.length === 1 && mine[0] === side,
    name: nameOf(side),
    rival: sides.length > 2 ? undefined : nameOf(margin.against),
  });
}

function didOf({ points }: Part): "gave" | "took" | "even" {
  return points > 0 ? "gave" : points < 0 ? "took" : "even";
}
