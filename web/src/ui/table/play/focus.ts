/** Where the focus is, and whether a table may move it. */
import { showFocused } from "../../../board/sight";

/** Whether the focus is lost, or will be at the next frame, because what has it was disabled. */
export function isLost(): boolean {
  const at = document.activeElement;
  return !at || at === document.body || at.matches(":disabled");
}

/** What had the focus may be gone from the page: if so, the page itself takes it. */
export function regain(): void {
  if (isLost()) document.getElementById("main")?.focus({ preventScroll: true });
}

/** The focus after a line of a list has removed itself, if it is lost: on the next line's link, or the last one's. */
export function besides(line: Element | undefined): () => void {
  const next = line?.nextElementSibling ?? line?.previousElementSibling;
  return () => {
    if (isLost()) next?.querySelector("a")?.focus({ preventScroll: true });
    regain();
  };
}

/** Whether the focus may be moved: it is lost, or on the table, which is still there, and no dialog is open over it. */
export function isOurs(main: HTMLElement | undefined): boolean {
  if (!main?.isConnected || document.querySelector("dialog[open]")) return false;
  return isLost() || main.contains(document.activeElement);
}

/** The button that confirms a choice: a narrow window shows the one in its bar, and hides the one beside the choice. */
export function confirmIn(main: ParentNode | undefined): HTMLElement | undefined {
  const all = main?.querySelectorAll<HTMLElement>("[data-confirm]:enabled") ?? [];
  return [...all].find((each) => each.getClientRects().length > 0);
}

/**
 * Focuses the element. Returns whether it has the focus now. With a pointer nothing scrolls, but keyboard users see it.
 */
export function focusAt(place: HTMLElement | null | undefined): boolean {
  place?.focus({ preventScroll: true });
  showFocused(place);
  return Boolean(place) && place === document.activeElement;
}
