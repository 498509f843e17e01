/** The keys of a replay. */
import type { Stride } from "../../live/moments";
import { acts, typed, type Key } from "../../board/keys";
import { settings } from "../../settings.svelte";

const NAMED = ["act", "turn", "round", "ends"] as const;
const TYPED = ["moment", "play"] as const;

/** The list of keys, in order: `replay-key-…` is the key, `replay-does-…` what it does. */
export const keysTold = (): readonly string[] => (settings.keys ? [...NAMED, ...TYPED] : NAMED);

type Meaning = { do: "step"; stride: Stride; by: -1 | 1 } | { do: "play" } | { do: "help" };

const step = (stride: Stride, by: -1 | 1): Meaning => ({ do: "step", stride, by });

const PLAIN: Readonly<Record<string, Meaning>> = {
  ArrowLeft: step("act", -1),
  ArrowRight: step("act", 1),
  ArrowUp: step("round", -1),
  ArrowDown: step("round", 1),
  Home: step("game", -1),
  End: step("game", 1),
  k: step("key", 1),
  ",": step("act", -1),
  ".": step("act", 1),
  " ": { do: "play" },
  "?": { do: "help" },
};
const SHIFTED: Readonly<Record<string, Meaning>> = {
  ArrowLeft: step("turn", -1),
  ArrowRight: step("turn", 1),
  k: step("key", -1),
  "?": { do: "help" },
};

/** What a key does in a replay; null for all others, and for shortcuts of the browser. */
export function strideOf(key: Key): Meaning | null {
  if (key.ctrlKey || key.metaKey || key.altKey || !acts(key)) return null;
  return (key.shiftKey ? SHIFTED : PLAIN)[typed(key)] ?? null;
}
