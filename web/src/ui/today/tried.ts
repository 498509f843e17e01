/** Which deals of a day this browser has begun: the first try of each counts, later ones are practice. */
import { keptSession, type Shelf } from "../../seats";
import { storage } from "../../storage";

/**
 * The first tries, by game and day, once by game alone: the day and the table, "" if the reader has forgotten it; and
 * whose, if not a guest's. Several days are kept, for a clock that was wrong may show one of them again.
 */
type Tried = Record<string, { day: string; table: string; account?: string }>;

const keyOf = (game: string, day: string): string => `${game} ${day}`;
/** How many of them are kept. */
const MOST = 60;

/** Where it is kept. */
export const TRIED = "demesne.today";

function read(shelf: Shelf): Tried {
  try {
    const found: unknown = JSON.parse(shelf.getItem(TRIED) ?? "{}");
    if (typeof found !== "object" || found === null || Array.isArray(found)) return {};
    const tries = Object.entries(found as Tried).filter(([, each]) => isTry(each));
    return Object.fromEntries(tries.map(([name, each]) => [keyOf(name.split(" ")[0] ?? "", each.day), each]));
  } catch {
    return {};
  }
}

function isTry(value: unknown): boolean {
  const { day, table } = (value ?? {}) as Partial<Tried[string]>;
  return typeof day === "string" && typeof table === "string";
}

/**
 * The table of the first try of a day's deal, if it was begun here; "" if it has been forgotten since. Not that of
 * another account than the one that is signed in.
 */
export function triedAt(game: string, day: string, shelf: Shelf = storage): string | undefined {
  const [tried, account] = [read(shelf)[keyOf(game, day)], keptSession(shelf)?.id];
  const isOthers = tried?.account && account && tried.account !== account;
  return tried?.day === day && !isOthers ? tried.table : undefined;
}

/** Begins a try while no other window begins one. Over plain http, browsers let no window wait for another. */
export async function alone(begin: () => Promise<void>): Promise<void> {
  await (navigator.locks ? navigator.locks.request(TRIED, begin) : begin());
}

/** Stores the first try; those of the days longest ago are dropped. */
export function noteTry(game: string, day: string, table: string, shelf: Shelf = storage): void {
  if (triedAt(game, day, shelf) !== undefined) return;
  const account = keptSession(shelf)?.id;
  const tries = { ...read(shelf), [keyOf(game, day)]: { day, table, ...(account && { account }) } };
  const latest = Object.entries(tries).sort(([, one], [, other]) => other.day.localeCompare(one.day));
  try {
    shelf.setItem(TRIED, JSON.stringify(Object.fromEntries(latest.slice(0, MOST))));
  } catch {
    // Storage is full or unavailable: the next try counts, too.
  }
}

/** The first tries of a guest at `tables` are those of the account which has taken them over. */
export function claimTries(tables: readonly string[], account: string, shelf: Shelf = storage): void {
  write(shelf, (one) => (!one.account && tables.includes(one.table) ? { ...one, account } : one));
}

/** Forgets the table of a first try. Its deal is known all the same: what follows is practice. */
export function forgetTry(table: string, shelf: Shelf = storage): void {
  write(shelf, (one) => (one.table === table ? { ...one, table: "" } : one));
}

function write(shelf: Shelf, change: (one: Tried[string]) => Tried[string]): void {
  const changed = Object.entries(read(shelf)).map(([game, one]) => [game, change(one)]);
  try {
    shelf.setItem(TRIED, JSON.stringify(Object.fromEntries(changed)));
  } catch {
    // Storage is unavailable: there is nothing to change.
  }
}
