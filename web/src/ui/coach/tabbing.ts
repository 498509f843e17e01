/** Tab goes from what the guide points at to the guide's own button, and on from there. */

const STOPS =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex]:not([tabindex="-1"])';

/** All tab stops, in order. */
function stops(root: ParentNode): (HTMLElement | SVGElement)[] {
  return [...root.querySelectorAll<HTMLElement | SVGElement>(STOPS)].filter(
    (each) => each.tabIndex >= 0 && each.checkVisibility({ visibilityProperty: true }),
  );
}

/** Where Tab goes from *at*, if the order is changed by the button of a slip about these things; else null. */
export function tabbed(
  event: { shiftKey: boolean },
  at: Element | null,
  things: readonly Element[],
  button: HTMLElement,
): HTMLElement | SVGElement | null {
  const all = stops(document).filter((each) => each !== button);
  const inside = all.filter((each) => things.some((thing) => thing.contains(each)));
  const last = inside.at(-1);
  if (!last) return null;
  const after = all[all.indexOf(last) + 1];
  if (at === button) return event.shiftKey ? last : (after ?? null);
  if (!event.shiftKey && at === last) return button;
  return event.shiftKey && at === after ? button : null;
}
