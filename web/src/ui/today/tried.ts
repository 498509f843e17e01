/** Which deals of a day this browser has begun: the first try of each counts, later ones are practice. */
import type { Shelf } from "../../seats";

/** A first try, by the game: the day and the table. */
type Tried = Record<string, { day: string; table: string }>;

const KEY = "demesne.today";

function read(shelf: Shelf): Tried {
  try {
    const found: unknown = JSON.parse(shelf.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null && !Array.isArray(found) ? (found as Tried) : {};
  } catch {
    return {};
  }
}

/** The table of the first try of a day's deal, if it was begun here. */
export function triedAt(game: string, day: string, shelf: Shelf = localStorage): string | undefined {
  const tried = read(shelf)[game];
  return tried?.day === day ? tried.table : undefined;
}

/** Stores the first try; those of other days are dropped. */
export function noteTry(game: string, day: string, table: string, shelf: Shelf = localStorage): void {
  if (triedAt(game, day, shelf) !== undefined) return;
  try {
    shelf.setItem(KEY, JSON.stringify({ ...read(shelf), [game]: { day, table } }));
  } catch {
    // Storage is full or unavailable: the next try counts, too.
  }
}
