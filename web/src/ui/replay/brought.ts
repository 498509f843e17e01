/** What a text from elsewhere is: a record, which the server checks, or what only some family can read. */
import { brought } from "../../api";
import { FAMILIES } from "../../families";
import type { GameEnd } from "../../family";
import type { Replay } from "../../protocol";

/** A game to be walked through, or the ends of games of which nothing else is known. */
export type Found = { replay: Replay; ends: readonly [] } | { replay: null; ends: readonly GameEnd[] };

/** Throws `Refusal` for what is neither. */
export async function openedText(text: string): Promise<Found> {
  const read = await Promise.all(FAMILIES.map((family) => family.ends?.(text) ?? []));
  const ends = read.flat();
  return ends.length > 0 ? { replay: null, ends } : { replay: await brought(text), ends: [] };
}
