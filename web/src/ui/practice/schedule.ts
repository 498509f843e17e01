/** Which puzzles have been tried in this browser, and when those that were missed come back: after 1, 4 and 14 days. */
import { keptSeats, type Shelf } from "../../seats";
import { storage } from "../../storage";

/** A puzzle that was tried. `missed`: how often it has come back already; `due`: when it will again, null for never. */
interface Met {
  missed: number;
  due: number | null;
}

export type Practice = Readonly<Record<string, Met>>;

const KEY = "demesne.practice";
/** The hour at which a day begins here: what is missed after midnight belongs to the evening before. */
const MORNING = 4;
/** After how many days a miss returns; then it is forgotten. */
export const DAYS = [1, 4, 14] as const;

/** All that were tried; what cannot be read is left out. */
export function practice(shelf: Shelf = storage): Practice {
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

/** The schedule of a puzzle that was just solved or missed. */
export function next(before: Met | undefined, found: boolean, now: number): Met {
  const back = (missed: number): Met => {
    const days = DAYS[missed];
    return { missed, due: days === undefined ? null : morning(now, days) };
  };
  if (!found) return back(0);
  return before?.due == null ? { missed: 0, due: null } : back(before.missed + 1);
}

/** When the day that many days later begins: those who practise every day do so a little earlier or later. */
function morning(now: number, days: number): number {
  const day = new Date(now);
  const late = day.getHours() < MORNING ? 1 : 0;
  day.setDate(day.getDate() + days - late);
  return day.setHours(MORNING, 0, 0, 0);
}

/** Stores how a puzzle ended. One that is solved again before it is due stays scheduled. */
export function note(name: string, found: boolean, now: number, shelf: Shelf = storage): void {
  const met = practice(shelf);
  const before = met[name];
  if (found && before?.due != null && before.due > now) return;
  try {
    shelf.setItem(KEY, JSON.stringify({ ...met, [name]: next(before, found, now) }));
  } catch {
    // Storage is full or unavailable: it is new the next time.
  }
}

/** The one at an address, or all below one that ends with a slash. */
export function among(met: Practice, place: string): Practice {
  return Object.fromEntries(Object.entries(met).filter(([name]) => isAt(name, place)));
}

function isAt(name: string, place: string): boolean {
  return name === place || (place.endsWith("/") && name.startsWith(place));
}

/** Those that can be asked: of a table only with a seat there, and while its server has it. Those of an account go when
 * it signs out. */
export function askable(met: Practice, shelf: Shelf = storage): Practice {
  const tables = new Set(keptSeats(shelf).flatMap(({ table, sent = table, missed }) => (missed ? [] : [table, sent])));
  const tableOf = (name: string): string | undefined => /^\/t\/([\w-]+)\//.exec(name)?.[1];
  return Object.fromEntries(Object.entries(met).filter(([name]) => tables.has(tableOf(name) ?? "") || !tableOf(name)));
}

/** Forgets those at an address, as `among` finds them: they are no longer there. */
export function drop(place: string, shelf: Shelf = storage): void {
  const left = Object.entries(practice(shelf)).filter(([name]) => !isAt(name, place));
  try {
    shelf.setItem(KEY, JSON.stringify(Object.fromEntries(left)));
  } catch {
    // Storage is unavailable: there is nothing to forget.
  }
}

/** Those that are due by now, the longest waiting first. */
export function dueBy(met: Practice, now: number): string[] {
  return Object.entries(met)
    .flatMap(([name, { due }]) => (due !== null && due <= now ? [{ name, due }] : []))
    .sort((a, b) => a.due - b.due)
    .map(({ name }) => name);
}
