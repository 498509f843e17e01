/** Where the focus is, and whether a table may move it. */

/** Whether the focus is nowhere. */
export function isLost(): boolean {
  return !document.activeElement || document.activeElement === document.body;
}

/** Whether the focus may be moved: it is nowhere, or on the table, which is still there, and nothing lies over it. */
export function isOurs(main: HTMLElement | undefined): boolean {
  if (!main?.isConnected || document.querySelector("dialog[open]")) return false;
  return isLost() || main.contains(document.activeElement);
}

/**
 * Puts the focus there; whether it is there now. Nothing moves for a hand or a mouse, but who steers by keys sees it,
 * however far down the page they were.
 */
export function focusAt(place: HTMLElement | null | undefined): boolean {
  place?.focus({ preventScroll: true });
  if (place?.matches(":focus-visible")) place.scrollIntoView({ block: "nearest" });
  return Boolean(place) && place === document.activeElement;
}
