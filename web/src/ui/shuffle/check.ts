/** Recomputes the order of the piles; docs/howto/check-a-shuffle.md describes how it is determined. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { PileInfo, ShuffleInfo } from "../../protocol";
import type { KeptSeat } from "../../seats";

/** What is wrong: the seed or the commitment differs, one's own salt is missing, or the order was different. */
export type Wrong = "seed" | "kept" | "salt" | "order";

const digest = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** Everything in a pile, from the top. */
export function order(pile: Pick<PileInfo, "seed" | "held">): string[] {
  const things = Object.entries(pile.held).flatMap(([thing, count]) =>
    Array.from({ length: count }, (_, copy) => ({ thing, place: digest(`${pile.seed} ${thing} ${copy}`) })),
  );
  return things.sort((one, other) => (one.place < other.place ? -1 : 1)).map(({ thing }) => thing);
}

function isInOrder(pile: PileInfo, seed: string): boolean {
  const all = order(pile);
  return pile.seed.split(" ")[0] === seed && pile.dealt.every((thing, at) => thing === all[at]);
}

/**
 * What is wrong with the shuffle of a finished game, by what this browser knew before; null if nothing is. One that was
 * `ended` before its rules did keeps its seed secret, and with it what nobody has seen.
 */
export function wrong(told: ShuffleInfo, kept?: Pick<KeptSeat, "commitment" | "salt">, ended = false): Wrong | null {
  if (told.seed === null ? !ended : digest(told.seed) !== told.commitment) return "seed";
  if (kept?.commitment !== undefined && kept.commitment !== told.commitment) return "kept";
  if (kept?.salt && !told.salts.includes(kept.salt)) return "salt";
  if (told.seed === null) return null;
  const seed = [told.seed, ...told.salts].join(":");
  return told.piles.every((pile) => isInOrder(pile, seed)) ? null : "order";
}
