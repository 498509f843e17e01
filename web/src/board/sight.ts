import { tick } from "svelte";

/** Scrolls the page just far enough to bring all of these into view, but not past the start of the first. */
export function bringInSight(parts: readonly (Element | null | undefined)[], smoothly: boolean): void {
  const boxes = parts.flatMap((part) => (part?.checkVisibility() ? [part.getBoundingClientRect()] : []));
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const above = Math.min(...boxes.map((box) => box.top)) - (parseFloat(scrollPaddingTop) || 0);
  const below = Math.max(...boxes.map((box) => box.bottom)) - innerHeight + (parseFloat(scrollPaddingBottom) || 0);
  const top = distance(above, below);
  if (boxes.length > 0 && top !== 0) scrollBy({ top, behavior: smoothly ? "smooth" : "instant" });
}

/** The same for what a selector finds, once it is drawn. */
export async function bringDrawn(within: ParentNode | undefined, selector: string, smoothly: boolean): Promise<void> {
  await tick();
  bringInSight([...(within?.querySelectorAll(selector) ?? [])], smoothly);
}

/** How far to scroll for something that begins this far below the window's top and ends this far below its bottom. */
export function distance(above: number, below: number): number {
  return above < 0 ? above : Math.max(0, Math.min(above, below));
}

let keyed = false;
globalThis.addEventListener?.("keydown", () => (keyed = true), { capture: true });

/** Whether somebody may be playing by keys: until one is pressed, nobody is at a screen that only fingers point at. */
const byKeys = (): boolean => keyed || !matchMedia("(hover: none)").matches;

/** Scrolls to an element that has the focus, however far away it is; with a pointer or a finger nothing scrolls. */
export function showFocused(place: Element | null | undefined): void {
  if (place?.matches(":focus-visible") && byKeys()) place.scrollIntoView({ block: "nearest" });
}
