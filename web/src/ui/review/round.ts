/** The round of a moment in a review, in words. */
import "virtual:words/review";
import { countedRound } from "../../live/moments";
import type { AnyRules } from "../../protocol";
import { words } from "../../words";

export function roundWords(rules: AnyRules, of: number): string {
  if (of === 0) return words("review-setup");
  const { game, round } = countedRound(rules, of);
  return game > 0 ? words("review-round-game", { game, round }) : words("review-round", { round });
}

/** In which round what mattered most came. */
export function matteredWords(rules: AnyRules, of: number): string {
  const { game, round } = countedRound(rules, of);
  return game > 0 && of > 0 ? words("review-mattered-game", { game, round }) : words("review-mattered", { round });
}
