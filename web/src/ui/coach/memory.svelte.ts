/** Whether this browser's reader is guided, and which words of the guide were learned; kept here and nowhere else. */
import { keptSeats, type Shelf } from "../../seats";

export interface Memory {
  /** The guide speaks. */
  on: boolean;
  /** A first game was offered, and taken or left. */
  met: boolean;
  /** The words that need not be said again. */
  learned: readonly string[];
}

const KEY = "demesne.guide";

/** What was kept as *text*; nobody is guided where it cannot be read. */
export function readMemory(text: string | null): Memory {
  const plain: Memory = { on: false, met: false, learned: [] };
  try {
    const kept = { ...plain, ...(JSON.parse(text ?? "{}") as Partial<Memory>) };
    return Array.isArray(kept.learned) ? kept : { ...kept, learned: [] };
  } catch {
    return plain;
  }
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // a browser that keeps nothing
  }
}

export const memory: Memory = $state(readMemory(kept()));

function change(changes: Partial<Memory>): void {
  Object.assign(memory, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(memory));
  } catch {
    // Nothing is kept in this browser: the guide knows for as long as the page is open.
  }
}

/** Whether nothing was ever played on this browser, nor a first game turned down. */
export function isNewcomer(shelf: Shelf = localStorage): boolean {
  return !memory.met && keptSeats(shelf).length === 0;
}

/** The first game was offered. */
export function meet(): void {
  if (!memory.met) change({ met: true });
}

/** The guide speaks from now on, of what it has not said yet. */
export function guideOn(): void {
  change({ on: true, met: true });
}

/** The guide speaks from now on, and begins anew. */
export function guideAnew(): void {
  change({ on: true, met: true, learned: [] });
}

/** The guide is silent. */
export function guideOff(): void {
  change({ on: false });
}

/** Nothing needs to be said of these any more. */
export function learn(name: string): void {
  if (!memory.learned.includes(name)) change({ learned: [...memory.learned, name] });
}
