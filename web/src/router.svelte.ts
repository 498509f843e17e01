/** The current location: the path and the part after `#`, as the address bar shows them. */

interface Place {
  path: string;
  hash: string;
}

function current(): Place {
  return { path: location.pathname, hash: location.hash.slice(1) };
}

export const place: Place = $state(current());

/** How long a page to which the reader comes back may take until everything is there again. */
const FILLED_MS = 3000;
/** What says that the reader is on their own way already. */
const MOVES = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** Goes to a page of ours without a reload; how far this one was scrolled is kept for coming back. */
export function navigate(to: string, replace = false): void {
  if (!replace) history.replaceState({ top: window.scrollY }, "");
  history[replace ? "replaceState" : "pushState"](null, "", to);
  Object.assign(place, current());
  if (!replace) window.scrollTo(0, 0);
}

/** Follows the browser's back and forward navigation; returns a function that stops it. */
export function followHistory(): () => void {
  const follow = (event: Event): void => {
    Object.assign(place, current());
    if (event instanceof PopStateEvent) scrollBack(Number((event.state as { top?: unknown } | null)?.top ?? 0));
  };
  window.addEventListener("popstate", follow);
  window.addEventListener("hashchange", follow);
  return () => {
    window.removeEventListener("popstate", follow);
    window.removeEventListener("hashchange", follow);
  };
}

/** Scrolls as far as before while the page is being filled: the browser does so before it is fetched. */
function scrollBack(top: number): void {
  if (!(top > 0)) return;
  const watch = new ResizeObserver(() => window.scrollTo(0, top));
  const stop = (): void => {
    watch.disconnect();
    clearTimeout(late);
    for (const move of MOVES) window.removeEventListener(move, stop);
  };
  const late = setTimeout(stop, FILLED_MS);
  for (const move of MOVES) window.addEventListener(move, stop, { passive: true });
  watch.observe(document.body);
}

/** Handles a click on a link of ours that needs no reload. */
export function stay(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest("a[href]");
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const to = link?.getAttribute("href");
  if (!plain || event.defaultPrevented || !to?.startsWith("/") || link?.hasAttribute("target")) return;
  event.preventDefault();
  navigate(to);
}
