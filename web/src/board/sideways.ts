/** Which way the next of several things lies, which stand in the order of reading. */

/** The arrow keys that point to the next and to the previous one, as seen. */
export function sideways(among: Element): { on: string; back: string } {
  const mirrored = getComputedStyle(among).direction === "rtl";
  return mirrored ? { on: "ArrowLeft", back: "ArrowRight" } : { on: "ArrowRight", back: "ArrowLeft" };
}
