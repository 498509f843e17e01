/** Whether the server has a newer page than this one: it may have been upgraded while the page stayed open. */

const PAGE = "/";
/** Within how many milliseconds the pages that have come back ask: not all at the same moment. */
const SPREAD = 5000;
const PARTS = /\/assets\/[^"]+/g;

export const fresh: { now: boolean } = $state({ now: false });

/** Asks the server for its page, some moments after it has been away. */
export async function lookForNewer(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, Math.random() * SPREAD));
  await lookNow();
}

/** Asks the server for its page at once: a part of this one could not be fetched, and a newer one may not have it. */
export async function lookNow(): Promise<void> {
  if (!import.meta.env.PROD) return;
  const there = await fetch(PAGE, { cache: "no-store" })
    .then((answer) => (answer.ok ? answer.text() : ""))
    .catch(() => ""); // away again: asked once more when it is back
  if (there) fresh.now = hasOthers(there, document.documentElement.outerHTML);
}

/** Whether a page begins with files that another one does not have: their names change with what is in them. */
export function hasOthers(there: string, here: string): boolean {
  return [...there.matchAll(PARTS)].some(([part]) => !here.includes(part));
}
