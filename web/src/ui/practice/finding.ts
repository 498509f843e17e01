/** What there is to practise: puzzles due again, from one's own games, and those that come with each game. */
import { puzzles, type PuzzleShelf, Refusal } from "../../api";
import type { Puzzles } from "../../protocol";
import { keptSeats } from "../../seats";
import { addressOf, withAim, type Aim } from "./addresses";
import { dueBy, type Practice } from "./schedule";

/** How many of one's last games are searched. */
const LATEST = 24;

/** A pack of puzzles: their addresses in order, easy ones first if that is known. */
export interface Pack {
  shelf: PuzzleShelf;
  game: string;
  addresses: readonly string[];
  /** For each of them, how many more points the best choice brings, in the rows that explain why. */
  rows: readonly Readonly<Record<string, number>>[];
}

function packed(shelf: PuzzleShelf, { game, puzzles: lines }: Puzzles): Pack {
  const addresses = lines.map(({ number }) => addressOf(shelf, number));
  return { shelf, game, addresses, rows: lines.map(({ rows }) => rows) };
}

/** Those of a game, or of a table; null if nothing is known about it, for example while its game is going on. */
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

/** The puzzles of an aim from the packs of a game; without an aim, the packs as they are. */
export function aimed(packs: readonly Pack[], game: string, aim: Aim | undefined): readonly Pack[] {
  if (!aim) return packs;
  return packs
    .filter((pack) => pack.game === game)
    .map((pack) => {
      const has = pack.rows.map((rows) => isOf(aim, rows[aim.row] ?? 0));
      const only = <T>(all: readonly T[]): T[] => all.filter((_, at) => has[at]);
      return { ...pack, addresses: only(pack.addresses), rows: only(pack.rows) };
    })
    .filter((pack) => pack.addresses.length > 0);
}

function isOf({ way }: Aim, points: number): boolean {
  return way === "more" ? points > 0 : points < 0;
}

/**
 * The next puzzle, other than the one at `here`: one that is due again, then a new one, in the order of the packs. With
 * an aim, the packs contain only its puzzles, and no others are chosen.
 */
export function nextOf(
  packs: readonly Pack[],
  met: Practice,
  now: number,
  here = "",
  aim: Aim | undefined = undefined,
): string | undefined {
  const all = packs.flatMap(({ addresses }) => addresses);
  const due = dueBy(met, now).filter((address) => !aim || all.includes(address));
  const next = [...due, ...all.filter((address) => !(address in met))].find((address) => address !== here);
  return next && withAim(next, aim);
}
