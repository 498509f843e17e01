/** Applies edits to the previous view. Nothing is mutated, because views are kept. */
import type { Edit, TableView } from "../protocol";

type Tree = unknown[] | Record<string, unknown>;

/** The view after these edits, in order; untouched parts stay the same objects. */
export function amended(view: TableView, edits: readonly Edit[]): TableView {
  return edits.reduce<unknown>((tree, edit) => made(tree, edit, 0), view) as TableView;
}

function made(tree: unknown, edit: Edit, depth: number): unknown {
  const step = edit.path[depth];
  if (step === undefined) return given(tree, edit);
  const copy = (Array.isArray(tree) ? [...tree] : { ...(tree as Tree) }) as Record<string | number, unknown>;
  copy[step] = made(copy[step], edit, depth + 1);
  return copy;
}

function given(tree: unknown, { value, at, drop }: Edit): unknown {
  return at == null ? value : (tree as unknown[]).toSpliced(at, drop ?? 0, ...(value as unknown[]));
}

/** The checksum by which the server tells whether we have the same view: the CRC-32 of its JSON. */
export function totalOf(view: unknown): number {
  let sum = ~0;
  for (const byte of new TextEncoder().encode(JSON.stringify(view)))
    sum = (TABLE[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8);
  return ~sum >>> 0;
}

const POLYNOMIAL = 0xedb88320;
const TABLE: readonly number[] = Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? POLYNOMIAL ^ (sum >>> 1) : sum >>> 1;
  return sum;
});
