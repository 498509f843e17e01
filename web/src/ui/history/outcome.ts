/** What a finished game brought the reader: stored with the seat, since many games are compared with each new one. */
import { familyOf } from "../../playing";
import type { AnyRules, Summary } from "../../protocol";
import { amendSeat, type Outcome } from "../../seats";
import { counts, pastOf } from "./past";

/** Stores with the seat how its game ended. */
export function keepOutcome(found: Summary, key: string): Outcome | null {
  const outcome = outcomeOf(found, key);
  amendSeat(found.table, () => ({ outcome }));
  return outcome;
}

/** Null if it does not count, or if several sides shared one screen. */
function outcomeOf(found: Summary, key: string): Outcome | null {
  const past = pastOf(found, key, 0);
  return past && counts(past) ? { kind: kindOf(found.rules), points: past.mine.total } : null;
}

/** The same for games by the same rules with as many players, in few letters; whatever land chance has laid out. */
function kindOf(rules: AnyRules): string {
  const chance = familyOf(rules.game)?.byChance ?? [];
  const told = JSON.stringify(rules, (name, value: unknown) => (chance.includes(name) ? undefined : value));
  let hash = 0;
  for (const letter of told) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0;
  return `${rules.game} ${(hash >>> 0).toString(36)}`;
}
