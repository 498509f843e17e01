/** What there is to practise: what has come back, one's own games, what comes with each game. */
import { puzzles, type PuzzleShelf, Refusal } from "../../api";
import type { Puzzles } from "../../protocol";
import { keptSeats } from "../../seats";
import { addressOf } from "./addresses";
import { dueBy, type Practice } from "./schedule";

/** So many of one's last games are looked through. */
const LATEST = 24;

/** Puzzles that lie together: their addresses in order, easy ones first where that is known. */
export interface Pack {
  shelf: PuzzleShelf;
  game: string;
  addresses: readonly string[];
}

function packed(shelf: PuzzleShelf, { game, puzzles: lines }: Puzzles): Pack {
  return { shelf, game, addresses: lines.map(({ number }) => addressOf(shelf, number)) };
}

/** Those of a game, or of a table; none where nothing is known of it, as while its game goes on. */
export async function packOf(shelf: PuzzleShelf, known: typeof puzzles = puzzles): Promise<Pack | null> {
  try {
    const pack = packed(shelf, await known(shelf));
    return pack.addresses.length > 0 ? pack : null;
  } catch (error) {
    if (error instanceof Refusal && error.code !== "offline") return null;
    throw error;
  }
}

/** Those of one's own last games that have any. */
export async function ownPacks(): Promise<Pack[]> {
  const shelves = keptSeats()
    .slice(0, LATEST)
    .map(({ table, key }) => ({ table, key }));
  const found = await Promise.all(shelves.map((shelf) => packOf(shelf)));
  return found.filter((pack) => pack !== null);
}

/** What one is asked next, not the one at `here`: what has come back, then what is new, in the order of the packs. */
export function nextOf(packs: readonly Pack[], met: Practice, now: number, here = ""): string | undefined {
  const fresh = packs.flatMap(({ addresses }) => addresses).filter((address) => !(address in met));
  return [...dueBy(met, now), ...fresh].find((address) => address !== here);
}
