/** Where a game began that was played on from another, in words. */
import { countedRound, roundAt } from "../live/moments";
import type { AnyRules, Branch } from "../protocol";
import { words } from "../words";

export function branchWords(rules: AnyRules | undefined, { at }: Branch): string {
  const { game, round } = countedRound(rules, roundAt(at));
  return game > 0 ? words("hem-branch-game", { game, round }) : words("hem-branch", { round });
}
