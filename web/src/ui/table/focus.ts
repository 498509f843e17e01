/** Where the focus is, and whether a table may move it. */

/** Whether the focus is nowhere. */
export function isLost(): boolean {
  return !document.activeElement || document.activeElement === document.body;
}

/** Whether the focus may be moved: it is nowhere, or on the table itself, and nothing lies open over it. */
export function isOurs(main: HTMLElement | undefined): boolean {
  const at = document.activeElement;
  return !document.querySelector("dialog[open]") && (isLost() || Boolean(main?.contains(at)));
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
