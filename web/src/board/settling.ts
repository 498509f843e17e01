/** Where a popover goes: above or below its anchor, and never outside the window. */

export interface Room {
  width: number;
  height: number;
}

interface Settled {
  left: number;
  top: number;
  /** It is below the anchor. */
  below: boolean;
}

const GAP = 10;
const MARGIN = 8;

type At = Pick<DOMRect, "left" | "top" | "bottom" | "width">;

/** The position of a popover of this size beside its anchor; it must not extend above *head*. */
export function settled(at: At, note: Room, window: Room, head = MARGIN): Settled {
  const above = at.top - note.height - GAP;
  const below = above < head;
  const top = below ? Math.min(at.bottom + GAP, window.height - note.height - MARGIN) : above;
  const middle = at.left + at.width / 2 - note.width / 2;
  return { left: Math.max(MARGIN, Math.min(middle, window.width - note.width - MARGIN)), top, below };
}

/** Moves a popover there. */
export function settle(node: HTMLElement, at: At, head?: number): Settled {
  const found = settled(at, node.getBoundingClientRect(), { width: innerWidth, height: innerHeight }, head);
  node.style.setProperty("top", `${found.top}px`);
  node.style.setProperty("left", `${found.left}px`);
  return found;
}
