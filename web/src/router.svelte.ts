/** The current location: the path and the part after `#`, as the address bar shows them. */

interface Place {
  path: string;
  hash: string;
}

function current(): Place {
  return { path: location.pathname, hash: location.hash.slice(1) };
}

export const place: Place = $state(current());

/** Goes to a page of ours without a reload. */
export function navigate(to: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", to);
  Object.assign(place, current());
  if (!replace) window.scrollTo(0, 0);
}

/** Follows the browser's back and forward navigation; returns a function that stops it. */
export function followHistory(): () => void {
  const follow = (): void => {
    Object.assign(place, current());
  };
  window.addEventListener("popstate", follow);
  window.addEventListener("hashchange", follow);
  return () => {
    window.removeEventListener("popstate", follow);
    window.removeEventListener("hashchange", follow);
  };
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
