/** Talk within a side. A browser at which people of two sides sit is told the lines of both, numbered side by side. */
import type { TalkLine } from "../protocol";

/** The lines of both lists, each once, those of a side in their order. */
export function withLines(old: readonly TalkLine[], fresh: readonly TalkLine[]): TalkLine[] {
  const all = new Map([...old, ...fresh].map((line) => [`${line.side} ${line.number}`, line]));
  return [...all.values()].sort((a, b) => a.number - b.number);
}

/** What *side* said to itself. */
export function linesOf(side: number | undefined, lines: readonly TalkLine[]): TalkLine[] {
  return lines.filter((line) => line.side === side);
}
