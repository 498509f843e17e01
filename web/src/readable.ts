/** Ids from the wire for which the page has no words, made readable. */
import { listed, words } from "./words";

/** An id from the wire as text: "kind_market" is "Kind market". */
export function readable(code: string): string {
  const plain = code.replaceAll(/[-_]/g, " ");
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** The same for the value of an option. */
export function readableValue(value: unknown): string {
  if (value === null || value === undefined) return words("option-printed");
  if (typeof value === "boolean") return words(value ? "answer-yes" : "answer-no");
  return Array.isArray(value) ? listed(value.map(readableValue), "unit") : readable(String(value)).toLowerCase();
}
