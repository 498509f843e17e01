import type { Shelf } from "../../seats";
import type { PadGame } from "./game";
import { gamesIn, textOf, Unreadable } from "./sending";

/** The games that this browser keeps, newest first. */

const KEY = "demesne.pad";
const MOST = 100;

/** All kept games; what cannot be read counts as none. */
export function keptGames(shelf: Shelf = localStorage): PadGame[] {
  try {
    return gamesIn(shelf.getItem(KEY) ?? textOf([])).sort((a, b) => b.when - a.when);
  } catch {
    return [];
  }
}

/** Keeps a game, in the place of an older one with its id. Says whether the browser took it. */
export function keepGame(game: PadGame, shelf: Shelf = localStorage): boolean {
  const others = keptGames(shelf).filter((other) => other.id !== game.id);
  return write([game, ...others], shelf);
}

/** Keeps games that came from elsewhere, beside those of one's own; gives them as they are kept. */
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

/** A name for a game that no other has. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(36).padStart(2, "0")).join("");
}

function write(games: PadGame[], shelf: Shelf): boolean {
  try {
    shelf.setItem(KEY, textOf(games.sort((a, b) => b.when - a.when).slice(0, MOST)));
    return true;
  } catch {
    return false; // a full or closed store: the game goes on in this tab
  }
}
