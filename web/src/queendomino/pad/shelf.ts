import type { Shelf } from "../../seats";
import type { PadGame } from "./game";
import { gamesIn, textOf, Unreadable } from "./sending";

/** The games stored in this browser, newest first. */

const KEY = "demesne.pad";
const MOST = 100;

/** All stored games; what cannot be read is left out. */
export function keptGames(shelf: Shelf = localStorage): PadGame[] {
  try {
    return gamesIn(shelf.getItem(KEY) ?? textOf([])).sort((a, b) => b.when - a.when);
  } catch {
    return [];
  }
}

/** Stores a game, replacing an older one with its id. Returns whether the browser could. */
export function keepGame(game: PadGame, shelf: Shelf = localStorage): boolean {
  const others = keptGames(shelf).filter((other) => other.id !== game.id);
  return write([game, ...others], shelf);
}

/** Stores games from elsewhere beside one's own. Returns them as stored. */
export function takeGames(games: readonly PadGame[], shelf: Shelf = localStorage): PadGame[] {
  const kept = keptGames(shelf);
  const taken = games.map((game) => {
    const own = kept.find((other) => other.id === game.id);
    return own && JSON.stringify(own) !== JSON.stringify(game) ? { ...game, id: newId() } : game;
  });
  const ids = new Set(taken.map((game) => game.id));
  if (!write([...taken, ...kept.filter((game) => !ids.has(game.id))], shelf)) throw new Unreadable("wrong");
  return taken;
}

export function forgetGame(id: string, shelf: Shelf = localStorage): void {
  write(
    keptGames(shelf).filter((game) => game.id !== id),
    shelf,
  );
}

/** A unique name for a game. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(36).padStart(2, "0")).join("");
}

function write(games: PadGame[], shelf: Shelf): boolean {
  try {
    shelf.setItem(KEY, textOf(games.sort((a, b) => b.when - a.when).slice(0, MOST)));
    return true;
  } catch {
    return false; // storage is full or unavailable: the game goes on in this tab
  }
}
