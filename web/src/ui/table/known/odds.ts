/** Odds in words: percent, never rounded to certainty. */
import type { Odds } from "../../../protocol";
import { words } from "../../../words";

export function percent({ ways, of }: Odds): string {
  const percent = Math.round((100 * ways) / of);
  if (percent === 0 && ways > 0) return words("odds-least");
  if (percent === 100 && ways < of) return words("odds-most");
  return words("odds-percent", { percent });
}
