/** Identifies a text from elsewhere: a record, which the server checks, or a format that only some family can read. */
import { brought } from "../../api";
import { FAMILIES } from "../../families";
import type { GameEnd } from "../../family";
import type { Replay } from "../../protocol";

/** A game to be replayed, or the ends of games of which nothing else is known. */
export type Found = { replay: Replay; ends: readonly [] } | { replay: null; ends: readonly GameEnd[] };

/** Throws a `Refusal` if it is neither. */
export async function openedText(text: string): Promise<Found> {
  const read = await Promise.all(FAMILIES.map((family) => family.ends?.(text) ?? []));
  const ends = read.flat();
  return ends.length > 0 ? { replay: null, ends } : { replay: await brought(text), ends: [] };
}
