/** Which puzzles this browser has met, and when those that were missed come back: after 1, 4 and 14 days. */
import type { Shelf } from "../../seats";

/** A puzzle that was met: `missed`: how often it has come back already; `due`: when it does again, null for never. */
interface Met {
  missed: number;
  due: number | null;
}

export type Practice = Readonly<Record<string, Met>>;

const KEY = "demesne.practice";
const DAY = 24 * 60 * 60 * 1000;
/** After so many days a miss returns; then it is forgotten. */
export const DAYS = [1, 4, 14] as const;

/** All that were met; what cannot be read counts as none. */
export function practice(shelf: Shelf = localStorage): Practice {
  try {
    const found: unknown = JSON.parse(shelf.getItem(KEY) ?? "{}");
    if (typeof found !== "object" || found === null || Array.isArray(found)) return {};
    return Object.fromEntries(Object.entries(found).filter(([, each]) => isMet(each))) as Practice;
  } catch {
    return {};
  }
}

function isMet(value: unknown): value is Met {
  const { missed, due } = (value ?? {}) as Partial<Met>;
  return typeof missed === "number" && (due === null || typeof due === "number");
}

/** What becomes of a puzzle that was found or missed just now. */
export function next(before: Met | undefined, found: boolean, now: number): Met {
  const back = (missed: number): Met => {
    const days = DAYS[missed];
    return { missed, due: days === undefined ? null : now + days * DAY };
  };
  if (!found) return back(0);
  return before?.due == null ? { missed: 0, due: null } : back(before.missed + 1);
}

/** Keeps how a puzzle ended. One that is not due yet, and is found again, waits on. */
export function note(name: string, found: boolean, now: number, shelf: Shelf = localStorage): void {
  const met = practice(shelf);
  const before = met[name];
  if (found && before?.due != null && before.due > now) return;
  try {
    shelf.setItem(KEY, JSON.stringify({ ...met, [name]: next(before, found, now) }));
  } catch {
    // A full or closed store: it is new the next time.
  }
}

/** Those that have come back by now, the longest waiting first. */
export function dueBy(met: Practice, now: number): string[] {
  return Object.entries(met)
    .flatMap(([name, { due }]) => (due !== null && due <= now ? [{ name, due }] : []))
    .sort((a, b) => a.due - b.due)
    .map(({ name }) => name);
}
