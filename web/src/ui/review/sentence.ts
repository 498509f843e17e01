/** A review in one plain sentence, whose numbers add up to the margin. */
import { words, type Args } from "../../words";
import type { Margin, Part } from "./sums";

/** How a side came off: by points, level on them, or with others in the first place. */
export type How = "won" | "lost" | "level" | "behind" | "shared";

export interface Ending {
  how: How;
  /** Whether the reader played for the side. */
  own: boolean;
  name: string;
  /** Whose choices the others' are; not named where they are those of several. */
  rival?: string | undefined;
}

/** How a side with this margin and this share of the victory ended. */
export function howOf(margin: number, victory: number): How {
  if (victory > 0 && victory < 1) return "shared";
  if (margin === 0) return victory > 0 ? "level" : "behind";
  return victory > 0 ? "won" : "lost";
}

/** "You won by 6 points: luck gave 9, …": the parts with what they did add up to the margin. */
export function sentenceOf(margin: Margin, { how, own, name, rival }: Ending): string {
  const rivalIs = rival === undefined ? "all" : "named";
  const args: Args = { how, name, rival: rival ?? "", rivalIs, by: Math.abs(margin.result) };
  for (const part of margin.parts) {
    args[part.source] = Math.abs(part.points);
    args[`${part.source}Is`] = didOf(part);
  }
  return words(own ? "review-you" : "review-of", args);
}

function didOf({ points }: Part): "gave" | "took" | "even" {
  return points > 0 ? "gave" : points < 0 ? "took" : "even";
}
