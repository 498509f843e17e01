/** The types that the drawings of any game use: those of the wire, and a few of the page's own. */
export type { ItemView, RowView, SeatView, SheetView } from "../protocol";

export const SIGNS = ["rose", "moon", "star", "acorn", "key", "bell", "heart", "feather"] as const;

/** A player's colour and sign. */
export type Sign = (typeof SIGNS)[number];

/** The sign on the wire, or the first one if it is unknown. */
export function signOf(name: string): Sign {
  return SIGNS.find((sign) => sign === name) ?? "rose";
}

/** The text of a tooltip: one sentence, or a title with lines below it. Empty if there is nothing to explain. */
export type TipText = string | readonly string[] | undefined;

/** The name of a wire id in art and words: `safe_knight` is drawn as `building-safe-knight`. */
export function artOf(id: string): string {
  return id.replaceAll("_", "-");
}
