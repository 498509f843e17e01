/** The table in words, to be read or read out: what stands where, in an order that is of use. */
import "virtual:words/reading";
import { words } from "../../words";

/** A table of squares as they lie: a name for each column and each row. */
export interface Grid {
  columns: readonly string[];
  rows: readonly { name: string; cells: readonly string[] }[];
}

/** One thing of the table: a kingdom, a line, what one lord owns. */
export interface Passage {
  /** The key that reads it out; those of the same key are read one after the other. */
  key: ReadingKey;
  title: string;
  lines: readonly string[];
  grid?: Grid;
}

/** Own land, the line that one takes from, the board that all share, the other players. */
export const READING_KEYS = ["o", "l", "g", "p"] as const;
export type ReadingKey = (typeof READING_KEYS)[number];

/** What a family lets one read. */
export interface Readable<Play = any> {
  /** All there is to read now, one's own first. */
  passages(play: Play): readonly Passage[];
  /** What there is to say of a square and the land that it belongs to; nothing where it has no name there. */
  about(play: Play, square: string): readonly string[];
  /** The keys of its table that act where something can be chosen, as the sheet lists them: `key-does-…`. */
  readonly keys: readonly (readonly [key: string, does: string])[];
}

/** What is read out for a key: each thing by its name and line by line; that there is none of it, otherwise. */
export function readOut(passages: readonly Passage[], key: string): string[] {
  const found = passages.filter((passage) => passage.key === key);
  if (found.length === 0) return [words("reading-none")];
  return found.flatMap(({ title, lines }) => [title, ...lines]);
}

/** What is read out of a square. */
export function squareOut(said: readonly string[]): string[] {
  return said.length > 0 ? [...said] : [words("reading-nowhere")];
}

/** Squares by rows: what stands in each, and words for where there is none. */
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
