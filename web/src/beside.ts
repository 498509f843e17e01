/**
 * Score pad and rules opened beside a table: they get a tab of their own, which leads back to it. The table stays open
 * in its tab; if the browser has only one window, the way back opens it again.
 */
import { navigate } from "./router.svelte";

const KEY = "demesne.beside";
const NAME = /^[\w-]+$/;

/** The address of a page that is opened beside a table. */
export function besideHref(href: string, table: string): string {
  const url = new URL(href, location.origin);
  url.searchParams.set("table", table);
  return url.pathname + url.search + url.hash;
}

/** The table beside which this tab was opened; the tab remembers it from page to page. */
export function beside(): string | null {
  const named = new URLSearchParams(location.search).get("table");
  try {
    if (named && NAME.test(named)) sessionStorage.setItem(KEY, named);
    return sessionStorage.getItem(KEY);
  } catch {
    return named; // a browser that stores nothing
  }
}

/** Closes the tab to bring the one with the table to the front; goes there in this tab if it cannot be closed. */
export function comeBack(event: MouseEvent): void {
  event.preventDefault();
  const href = (event.currentTarget as HTMLAnchorElement).getAttribute("href") ?? "/";
  window.close();
  if (!window.closed) navigate(href);
}
