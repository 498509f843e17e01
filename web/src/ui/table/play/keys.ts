/** Keys pressed at a table. */
import { acts, isTaken, typed, type Key } from "../../../board/keys";

export type { Key } from "../../../board/keys";

/**
 * The name of a key: letters in lower case, "walk" for the arrows; null for shortcuts of the browser, which are left
 * alone, and for characters if single-key shortcuts are off.
 */
export function pressed(key: Key): string | null {
  if (key.ctrlKey || key.metaKey || key.altKey || !acts(key)) return null;
  return /^Arrow(Left|Right|Up|Down)$/.test(key.key) ? "walk" : typed(key);
}

/**
 * Does what a key means that is pressed anywhere at a table, unless what has the focus takes it: a field, a dialog, or
 * for Enter a button. `act` says whether it did anything; if so, the browser does nothing more.
 */
export function obey<Meaning extends { do: string }>(
  event: KeyboardEvent,
  meaning: (key: Key) => Meaning | null,
  act: (meant: Meaning) => boolean,
): void {
  const at = event.target as Element;
  if (event.defaultPrevented || isTaken(at)) return;
  const meant = meaning(event);
  if (!meant || (meant.do === "confirm" && at.closest("button, a"))) return;
  if (act(meant)) event.preventDefault();
}

/** Whether a key holds the acts of the others: space, if it does not press anything. */
export function holds(key: Key, at: Element): boolean {
  return pressed(key) === " " && at.closest("button, a, select, summary, [role='button'], [tabindex='0']") === null;
}

/** How a key steps through what the others did: one act back, or one on; null for any other key. */
export function stepped(key: Key): -1 | 1 | null {
  const name = pressed(key);
  return name === "," ? -1 : name === "." ? 1 : null;
}
