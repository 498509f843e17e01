import type { Shelf } from "../../seats";
import { storage } from "../../storage";
import { Unreadable } from "./fields";
import type { PadGame } from "./game";
import { readableIn, textOf } from "./sending";

/** The games stored in this browser, newest first. */

/**
 * Under which names the browser stores them. Dynasties have one of their own, and so have games with an owner's box: a
 * page from before, open in another window, would write the other without what it cannot read.
 */
export const KEYS = ["demesne.pad", "demesne.pad.dynasties", "demesne.pad.boxes"] as const;
const keyOf = (game: PadGame): (typeof KEYS)[number] => KEYS[game.box ? 2 : game.games > 1 ? 1 : 0];
const MOST = 100;

const newestFirst = (games: readonly PadGame[]): PadGame[] => [...games].sort((a, b) => b.when - a.when);

/** All stored games; what cannot be read is left out. */
export function keptGames(shelf: Shelf = storage): PadGame[] {
  return newestFirst(KEYS.flatMap((key) => readUnder(key, shelf)));
}

function readUnder(key: string, shelf: Shelf): PadGame[] {
  try {
    return readableIn(shelf.getItem(key) ?? textOf([]));
  } catch {
    return [];
  }
}

/** The game whose place the next new one takes; undefined while there is room. */
export function nextToGo(games: readonly PadGame[]): PadGame | undefined {
  return games.length < MOST ? undefined : newestFirst(games).at(-1);
}

/** Stores a game, replacing an older one with its id. Returns whether the browser could. */
export function keepGame(game: PadGame, shelf: Shelf = storage): boolean {
  const others = keptGames(shelf).filter((other) => other.id !== game.id);
  return write([game, ...others], shelf);
}

/** Stores games from elsewhere beside one's own, as many as there is room for. Returns them as stored. */
export function takeGames(games: readonly PadGame[], shelf: Shelf = storage): PadGame[] {
  const kept = keptGames(shelf);
  const fresh: PadGame[] = [];
  const taken = games.map((game) => {
    const same = [...kept, ...fresh].find((other) => other.id === game.id);
    if (same && textOf([same]) === textOf([game])) return same;
    const added = same ? { ...game, id: newId() } : game;
    fresh.push(added);
    return added;
  });
  const fit = newestFirst(fresh).slice(0, Math.max(1, MOST - kept.length)); // a link's game is always stored
  if (!write([...fit, ...kept], shelf)) throw new Unreadable("wrong");
  return [...new Set(taken)].filter((game) => fit.includes(game) || kept.includes(game));
}

export function forgetGame(id: string, shelf: Shelf = storage): void {
  write(
    keptGames(shelf).filter((game) => game.id !== id),
    shelf,
  );
}

/** A unique name for a game. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(36).padStart(2, "0")).join("");
}

/** Stores these, the first ones if there are too many. */
function write(games: readonly PadGame[], shelf: Shelf): boolean {
  try {
    const kept = games.slice(0, MOST);
    KEYS.forEach((key) => shelf.setItem(key, textOf(kept.filter((game) => keyOf(game) === key))));
    return true;
  } catch {
    return false; // storage is full or unavailable: the game goes on in this tab
  }
}
