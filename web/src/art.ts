import { address, boxes } from "virtual:art";

/** Puts the sprite of all drawings into the page, so that `<use href="#name">` takes the page's colours. */
export async function loadArt(): Promise<void> {
  const answer = await fetch(address);
  const drawing = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  drawing.setAttribute("aria-hidden", "true");
  drawing.setAttribute("class", "sprite");
  document.body.prepend(document.importNode(drawing, true));
}

/** The box of a drawing, as `viewBox` wants it. */
export function boxOf(name: string): string {
  return boxes[name] ?? "0 0 96 96";
}
