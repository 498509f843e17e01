/** Inlines the drawings into the page, so that they take its colours. */

import { address as common, boxes } from "virtual:art";

const known: Record<string, string> = { ...boxes };

/** Puts a sprite of drawings into the page, so that `<use href="#name">` takes the page's colours. */
export async function loadArt(address: string = common): Promise<void> {
  const answer = await fetch(address);
  const drawing = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  drawing.setAttribute("aria-hidden", "true");
  drawing.setAttribute("class", "sprite");
  document.body.prepend(document.importNode(drawing, true));
}

/** Registers the view boxes of another sprite's drawings. */
export function addBoxes(more: Readonly<Record<string, string>>): void {
  Object.assign(known, more);
}

/** The `viewBox` of a drawing. */
export function boxOf(name: string): string {
  return known[name] ?? "0 0 96 96";
}
