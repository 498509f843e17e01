/** Inlines the drawings into the page, so that they take its colours. */

import { address as common, boxes } from "virtual:art";

/** After how long a sprite is asked for again where too much is asked from this address. */
const AGAIN_MS = 3000;
const TOO_FAST = 429;

const known: Record<string, string> = { ...boxes };

/** Puts a sprite of drawings into the page, so that `<use href="#name">` takes its colours. Throws without it. */
export async function loadArt(address: string = common): Promise<void> {
  let answer = await fetch(address);
  while (answer.status === TOO_FAST) {
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    answer = await fetch(address);
  }
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`); // what it says is no drawing
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
