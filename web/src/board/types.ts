/** What the drawings of any game take: the wire's own types, and the few that only the page knows. */
export type { ItemView, RowView, SeatView, SheetView } from "../protocol";

export const SIGNS = ["rose", "moon", "star", "acorn", "key", "bell", "heart", "feather"] as const;

/** A player's colour and sign. */
export type Sign = (typeof SIGNS)[number];

/** The wire's sign, or the first one for a word we do not know. */
export function signOf(name: string): Sign {
  return SIGNS.find((sign) => sign === name) ?? "rose";
}

/** An explanation: one sentence, or a title and lines below it. Nothing: there is nothing to explain. */
export type TipText = string | readonly string[] | undefined;

/** The name of a wire id in art and words: `safe_knight` is drawn as `building-safe-knight`. */
export function artOf(id: string): string {
  return id.replaceAll("_", "-");
}
