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
