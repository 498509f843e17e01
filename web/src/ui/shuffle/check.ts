/** Recomputes the order of the piles; docs/howto/check-a-shuffle.md describes how it is determined. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { OUR_GAMES } from "../../playing";
import type { PileInfo, ShuffleInfo } from "../../protocol";
import type { KeptSeat } from "../../seats";

/**
 * What is wrong: the seed or the commitment differs, one's own salt is missing, the order was different, or the game
 * was another one than is told of its piles.
 */
export type Wrong = "seed" | "kept" | "salt" | "order" | "game";

/** What somebody who checks knows by themselves. */
interface Known {
  /** What this browser was told, and added, before the game. */
  kept?: Pick<KeptSeat, "commitment" | "salt"> | undefined;
  /** The game was ended before its rules did: its seed stays secret, and with it what nobody has seen. */
  ended?: boolean;
  /** What was dealt in the game, in order, as its record says. */
  came: readonly string[];
}

const digest = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** The first words of the notation of whatever is dealt in our games: see docs/notation.md. */
const DEALT = ["tile", "deal", "king", "draw"];

/** A line of a record. */
interface Line {
  move?: string;
  branch?: number;
  game?: string;
}

/**
 * What was dealt in the game of a *record* in JSON Lines, in order; not what comes from the game it was played on from.
 * In the game of a guest, the *piles* alone tell what is dealt.
 */
export function dealtIn(record: string, piles: readonly PileInfo[]): string[] {
  const lines = record.split("\n").filter(Boolean);
  const [head = {}, ...plies] = lines.map((line) => JSON.parse(line) as Line);
  const held = piles.flatMap((pile) => Object.keys(pile.held).map(verbOf));
  const verbs = new Set(OUR_GAMES.includes(head.game ?? "") ? [...held, ...DEALT] : held);
  const moves = plies.flatMap(({ move }) => move ?? []).slice(head.branch ?? 0);
  return moves.filter((move) => verbs.has(verbOf(move)));
}

function verbOf(move: string): string {
  return move.split(" ")[0] ?? "";
}

/** Everything in a pile, from the top. */
export function order(pile: Pick<PileInfo, "seed" | "held">): string[] {
  const things = Object.entries(pile.held).flatMap(([thing, count]) =>
    Array.from({ length: count }, (_, copy) => ({ thing, place: digest(`${pile.seed} ${thing} ${copy}`) })),
  );
  return things.sort((one, other) => (one.place < other.place ? -1 : 1)).map(({ thing }) => thing);
}

/** The only seed that a pile can have: nobody could try several of them to find one that suits them. */
function seedOf(pile: PileInfo, earlier: readonly PileInfo[], seed: string): string {
  const kin = earlier.filter((other) => Object.keys(other.held).some((thing) => thing in pile.held)).length;
  return kin > 0 ? `${seed} ${kin}` : seed;
}

function isInOrder(pile: PileInfo): boolean {
  const all = order(pile);
  return pile.dealt.every((thing, at) => thing === all[at]);
}

/** Whether what *came* in the game is what is told of the *piles*, each in its order. */
function isWhatCame(piles: readonly PileInfo[], came: readonly string[]): boolean {
  const told = piles.flatMap(({ dealt }) => dealt);
  return told.sort().join("\n") === [...came].sort().join("\n") && piles.every(({ dealt }) => isWithin(dealt, came));
}

function isWithin(some: readonly string[], all: readonly string[]): boolean {
  let at = 0;
  for (const each of all) if (each === some[at]) at += 1;
  return at === some.length;
}

/** What is wrong with the shuffle of a finished game, by what is known of it besides; null if nothing is. */
export function wrong(told: ShuffleInfo, { kept, ended = false, came }: Known): Wrong | null {
  if (told.seed === null ? !ended : digest(told.seed) !== told.commitment) return "seed";
  if (kept?.commitment !== undefined && kept.commitment !== told.commitment) return "kept";
  if (kept?.salt && !told.salts.includes(kept.salt)) return "salt";
  if (told.seed === null) return null;
  const seed = [told.seed, ...told.salts].join(":");
  const right = told.piles.every((pile, at) => pile.seed === seedOf(pile, told.piles.slice(0, at), seed));
  if (!right || !told.piles.every(isInOrder)) return "order";
  return isWhatCame(told.piles, came) ? null : "game";
}
