/**
 * Score pad and rules that were opened beside a table: a tab of their own, which leads back to it. The table stays open
 * in its own tab; where a browser has but one window, the way back opens it again.
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

/** The table beside which this tab was opened; it keeps it while one turns pages in it. */
export function beside(): string | null {
  const named = new URLSearchParams(location.search).get("table");
  try {
    if (named && NAME.test(named)) sessionStorage.setItem(KEY, named);
    return sessionStorage.getItem(KEY);
  } catch {
    return named; // a browser that keeps nothing
  }
}

/** Closes the tab, so that the one with the table is in front again; goes there in this one if it cannot be closed. */
export function comeBack(event: MouseEvent): void {
  event.preventDefault();
  const href = (event.currentTarget as HTMLAnchorElement).getAttribute("href") ?? "/";
  window.close();
  if (!window.closed) navigate(href);
}
