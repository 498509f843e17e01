/** Tab leads from what the guide points at to the guide's own button, and from there on. */

const STOPS =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex]:not([tabindex="-1"])';

/** Everything that Tab leads to, in its order. */
function stops(root: ParentNode): (HTMLElement | SVGElement)[] {
  return [...root.querySelectorAll<HTMLElement | SVGElement>(STOPS)].filter(
    (each) => each.tabIndex >= 0 && each.checkVisibility({ visibilityProperty: true }),
  );
}

/** Where Tab leads from *at*, if the way goes past the button of a slip about these things; null where it does not. */
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
