/** Whether the server is out of reach, and whether this browser was made ready for that. */

const KEY = "demesne.offline";

export const away: { now: boolean } = $state({ now: typeof navigator !== "undefined" && !navigator.onLine });

/** If the browser stores nothing, it is ready for as long as the page stays open. */
let passing: string | null = null;

/** The engine stored in this browser; none if it was not made ready. */
export function readyWith(): string | null {
  try {
    return passing ?? localStorage.getItem(KEY);
  } catch {
    return passing;
  }
}

/** Whether it stays ready when the page is closed. */
export function lasts(): boolean {
  return passing === null;
}

export function isReady(): boolean {
  return readyWith() !== null;
}

export function noteReady(version: string | null, lasting = true): void {
  passing = lasting ? null : version;
  if (!lasting) return;
  try {
    if (version === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, version);
  } catch {
    passing = version; // this browser stores nothing
  }
}
