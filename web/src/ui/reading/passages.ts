/** The table in words, to be read or read out: what is where, in a useful order. */
import "virtual:words/reading";
import { words } from "../../words";

/** A table of squares in their layout: a name for each column and each row. */
export interface Grid {
  columns: readonly string[];
  rows: readonly { name: string; cells: readonly string[] }[];
}

/** One thing of the table: a kingdom, a line, what one lord owns. */
export interface Passage {
  /** The key that reads it out; those with the same key are read one after another. */
  key: ReadingKey;
  title: string;
  lines: readonly string[];
  grid?: Grid;
}

/** Own land, the line to take from, the board that all share, the other players. */
export const READING_KEYS = ["o", "l", "g", "p"] as const;
type ReadingKey = (typeof READING_KEYS)[number];

/** What a family provides for reading. */
export interface Readable<Play = any> {
  /** Everything that can be read now, one's own first. */
  passages(play: Play): readonly Passage[];
  /** The description of a square and the land it belongs to; nothing if there is no such square. */
  about(play: Play, square: string): readonly string[];
  /** The keys that act where something can be chosen, as listed on the sheet: `key-does-…`. */
  readonly keys: readonly (readonly [key: string, does: string])[];
}

/** What is read out for a key: each thing by name, line by line; or that there is none. */
export function readOut(passages: readonly Passage[], key: string): string[] {
  const found = passages.filter((passage) => passage.key === key);
  if (found.length === 0) return [words("reading-none")];
  return found.flatMap(({ title, lines }) => [title, ...lines]);
}

/** What is read out about a square. */
export function squareOut(said: readonly string[]): string[] {
  return said.length > 0 ? [...said] : [words("reading-nowhere")];
}

/** Squares by rows: the content of each, and words for missing ones. */
export function gridOf(
  columns: readonly string[],
  rows: readonly (readonly (string | undefined)[])[],
  firstRow = 1,
): Grid {
  const bare = words("reading-nothing");
  return {
    columns,
    rows: rows.map((cells, at) => ({
      name: words("reading-row", { row: firstRow + at }),
      cells: cells.map((cell) => cell ?? bare),
    })),
  };
}
