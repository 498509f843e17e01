/**
 * The addresses of puzzles: those of a game at /practice/GAME/NUMBER, one's own at /t/TABLE/practice/PLY; those of one
 * aim have it before the number, as in /practice/GAME/more/wheat/NUMBER.
 */
import type { PuzzleShelf } from "../../api";
import { seatAt } from "../../seats";

/** What the better choice scores in a row of the pad: more than the move played, or less. */
export interface Aim {
  way: "more" | "less";
  row: string;
}

/** A puzzle: the name by which this browser remembers it, its shelf, its number there, the aim to continue with. */
export interface Asked {
  name: string;
  shelf: PuzzleShelf;
  number: number;
  aim?: Aim | undefined;
}

const OF_GAME = /^\/practice\/([\w-]+)(?:\/(more|less)\/([\w-]+))?\/(\d{1,3})$/;
const OF_TABLE = /^\/t\/([\w-]+)\/practice(?:\/(more|less)\/([\w-]+))?\/(\d{1,4})$/;
const OF_AIM = /^\/practice\/([\w-]+)\/(more|less)\/([\w-]+)$/;

/** The puzzle at an address; undefined if there is none. */
export function askedAt(path: string): Asked | undefined {
  const ofGame = OF_GAME.exec(path);
  const [, at = "", way, row, written] = ofGame ?? OF_TABLE.exec(path) ?? [];
  if (!at) return undefined;
  const shelf = ofGame ? { game: at } : { table: at, key: seatAt(at)?.key };
  const number = Number(written);
  return { name: addressOf(shelf, number), shelf, number, aim: aimOf(way, row) };
}

/** The aim whose puzzles are listed at an address, and the game; undefined if it is another page. */
export function aimedAt(path: string): { game: string; aim: Aim } | undefined {
  const [, game, way, row] = OF_AIM.exec(path) ?? [];
  const aim = aimOf(way, row);
  return game && aim ? { game, aim } : undefined;
}

function aimOf(way: string | undefined, row: string | undefined): Aim | undefined {
  return (way === "more" || way === "less") && row ? { way, row } : undefined;
}

/** The address of a puzzle, which is also its name. */
export function addressOf(shelf: PuzzleShelf, number: number): string {
  return "game" in shelf ? `/practice/${shelf.game}/${number}` : `/t/${shelf.table}/practice/${number}`;
}

/** The address of a puzzle among those of an aim. */
export function withAim(address: string, aim: Aim | undefined): string {
  return aim ? address.replace(/(?=\/\d+$)/, `/${aim.way}/${aim.row}`) : address;
}

/** The address of the list of an aim's puzzles; without an aim, of all puzzles. */
export function listOf(game: string, aim: Aim | undefined): string {
  return aim ? `/practice/${game}/${aim.way}/${aim.row}` : "/practice";
}
