/** Working out anew in which order things lay in their piles; docs/howto/check-a-shuffle.md says how they do. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { PileInfo, ShuffleInfo } from "../../protocol";
import type { KeptSeat } from "../../seats";

/** What is wrong: the seed is another, the commitment is, a word of one's own is missing, things came otherwise. */
export type Wrong = "seed" | "kept" | "salt" | "order";

const digest = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** All things of a pile, the top first. */
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

/** What is wrong with the shuffle of a game that is over, by what this browser knew before; null if nothing is. */
export function wrong(told: ShuffleInfo, kept?: Pick<KeptSeat, "commitment" | "salt">): Wrong | null {
  if (told.seed === null || digest(told.seed) !== told.commitment) return "seed";
  if (kept?.commitment !== undefined && kept.commitment !== told.commitment) return "kept";
  if (kept?.salt && !told.salts.includes(kept.salt)) return "salt";
  const seed = [told.seed, ...told.salts].join(":");
  return told.piles.every((pile) => isInOrder(pile, seed)) ? null : "order";
}
