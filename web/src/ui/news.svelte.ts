/** News above a table: on a phone the page may have been scrolled to the choices. */
import { on } from "svelte/events";
import { bringInSight } from "../board/sight";
import { still } from "../settings.svelte";

/** The table moves the focus first. */
const AFTER_MS = 60;

/**
 * Brings a part of the page into sight whenever what `has` reads changes and it says that there is news. By keyboard,
 * what has the focus stays in sight instead, unless the part has it `itself`.
 */
export function showNews(part: () => Element | undefined, has: () => boolean, itself: () => boolean): void {
  let pointed = false;
  const note = (by: boolean) => (): void => void (pointed = by);
  $effect(() => on(window, "pointerdown", note(true), { capture: true }));
  $effect(() => on(window, "keydown", note(false), { capture: true }));
  $effect(() => {
    if (!has()) return;
    const alone = itself();
    // Whoever presses a key meanwhile is elsewhere, and a slip that answers it would go when the page scrolls.
    const wait = setTimeout(() => (alone || pointed) && bringInSight([part()], !still()), AFTER_MS);
    return () => clearTimeout(wait);
  });
}
