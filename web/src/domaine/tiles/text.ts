/** Tile sets and boards as text: what is written can be read again, and a fault names tile, row and square. */
import type { Args } from "../../words";
import { isLetter, isTile, LONGEST_NAME, ownTiles, rowsOf, SIDE, TILES, type Draft, type Tile } from "./draft";

const BOARD = 12;

/** The text is not valid; `code` gives the sentence `tiles-fault-<code>`. */
export class Unreadable extends Error {
  constructor(
    readonly code:
      | "json"
      | "line"
      | "twice"
      | "missing"
      | "rows"
      | "length"
      | "letter"
      | "name"
      | "board-rows"
      | "board-length"
      | "board-letter",
    readonly args: Args = {},
  ) {
    super(code);
    this.name = "Unreadable";
  }
}

/** The set as a line for its name and one for each tile. */
export function textOf(draft: Draft): string {
  const name = draft.name.trim();
  const lines = TILES.map((tile) => `${tile}: ${rowsOf(draft.tiles[tile]).join(" ")}`);
  return [...(name ? [`name: ${name}`] : []), ...lines, ""].join("\n");
}

/** The set as a file, in the form that a table accepts as an option. */
export function fileOf(draft: Draft): string {
  return `${JSON.stringify(ownTiles(draft), null, 1)}\n`;
}

/** The set in a text or a file. Throws `Unreadable`. */
export function draftIn(text: string): Draft {
  return text.trimStart().startsWith("{") ? fromJson(text) : fromLines(text);
}

function fromLines(text: string): Draft {
  let name = "";
  const tiles: Partial<Record<Tile, string>> = {};
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === "") continue;
    const [, key = "", value = ""] = /^\s*(\w+)\s*:(.*)$/.exec(line) ?? [];
    if (key === "name") name = nameIn(value.trim());
    else if (!isTile(key)) throw new Unreadable("line", { line: index + 1 });
    else if (tiles[key] !== undefined) throw new Unreadable("twice", { tile: key });
    else tiles[key] = squaresIn(key, value.trim().split(/[\s/]+/));
  }
  return whole(name, tiles);
}

function fromJson(text: string): Draft {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    throw new Unreadable("json");
  }
  const { name = "", tiles: given } = record(found);
  const tiles: Partial<Record<Tile, string>> = {};
  for (const [tile, rows] of Object.entries(record(given))) {
    if (!isTile(tile) || !Array.isArray(rows)) throw new Unreadable("json");
    tiles[tile] = squaresIn(tile, rows.map(String));
  }
  return whole(nameIn(name), tiles);
}

function record(value: unknown): Record<string, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new Unreadable("json");
  return value as Record<string, unknown>;
}

function nameIn(value: unknown): string {
  if (typeof value !== "string") throw new Unreadable("json");
  if (value.length > LONGEST_NAME) throw new Unreadable("name", { most: LONGEST_NAME });
  return value;
}

function whole(name: string, tiles: Partial<Record<Tile, string>>): Draft {
  const missing = TILES.find((tile) => tiles[tile] === undefined);
  if (missing) throw new Unreadable("missing", { tile: missing });
  return { name, tiles: tiles as Record<Tile, string> };
}

function squaresIn(tile: Tile, rows: readonly string[]): string {
  if (rows.length !== SIDE) throw new Unreadable("rows", { tile, count: rows.length });
  for (const [row, squares] of rows.entries()) {
    if (squares.length !== SIDE) throw new Unreadable("length", { tile, row: row + 1, count: squares.length });
    const odd = [...squares].findIndex((letter) => !isLetter(letter));
    if (odd >= 0) throw new Unreadable("letter", { tile, row: row + 1, square: odd + 1, letter: squares.charAt(odd) });
  }
  return rows.join("");
}

/** A whole board of twelve rows, as a table accepts it. Throws `Unreadable`. */
export function boardIn(text: string): string {
  const rows = text.trim().split(/\s*[\n/]\s*/);
  if (rows.length !== BOARD) throw new Unreadable("board-rows", { count: text.trim() ? rows.length : 0 });
  for (const [row, squares] of rows.entries()) {
    if (squares.length !== BOARD) throw new Unreadable("board-length", { row: row + 1, count: squares.length });
    const odd = [...squares].findIndex((letter) => !isLetter(letter));
    if (odd >= 0)
      throw new Unreadable("board-letter", {
        square: `${"abcdefghijkl".charAt(odd)}${row + 1}`,
        letter: squares.charAt(odd),
      });
  }
  return rows.join("/");
}
