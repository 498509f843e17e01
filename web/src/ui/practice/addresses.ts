/** Where puzzles stand: those of a game at /practice/GAME/NUMBER, one's own at /t/TABLE/practice/PLY. */
import type { PuzzleShelf } from "../../api";
import { seatAt } from "../../seats";

/** A puzzle: the name by which this browser remembers it, where it lies, and its number there. */
export interface Asked {
  name: string;
  shelf: PuzzleShelf;
  number: number;
}

const OF_GAME = /^\/practice\/([\w-]+)\/(\d{1,3})$/;
const OF_TABLE = /^\/t\/([\w-]+)\/practice\/(\d{1,4})$/;

/** The puzzle at an address; undefined where there is none. */
export function askedAt(path: string): Asked | undefined {
  const [, game, number] = OF_GAME.exec(path) ?? [];
  if (game) return { name: path, shelf: { game }, number: Number(number) };
  const [, table, ply] = OF_TABLE.exec(path) ?? [];
  if (table) return { name: path, shelf: { table, key: seatAt(table)?.key }, number: Number(ply) };
  return undefined;
}

/** The address of a puzzle, which is also its name. */
export function addressOf(shelf: PuzzleShelf, number: number): string {
  return "game" in shelf ? `/practice/${shelf.game}/${number}` : `/t/${shelf.table}/practice/${number}`;
}
