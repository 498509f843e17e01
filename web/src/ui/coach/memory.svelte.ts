/** Whether this browser's reader is guided, and which steps they have learned; stored here and nowhere else. */
import { keptSeats, type Shelf } from "../../seats";
import { storage } from "../../storage";

export interface Memory {
  /** The guide is on. */
  on: boolean;
  /** A first game was offered, and accepted or declined. */
  met: boolean;
  /** The steps that need not be shown again. */
  learned: readonly string[];
}

const KEY = "demesne.guide";

/** The state stored as *text*; if it cannot be read, the guide is off. */
export function readMemory(text: string | null): Memory {
  const plain: Memory = { on: false, met: false, learned: [] };
  try {
    const kept = { ...plain, ...(JSON.parse(text ?? "{}") as Partial<Memory>) };
    return Array.isArray(kept.learned) ? kept : { ...kept, learned: [] };
  } catch {
    return plain;
  }
}

export const memory: Memory = $state(readMemory(storage.getItem(KEY)));

/** Goes on from what other windows have stored, as theirs must not be lost. */
function change(changes: (now: Memory) => Partial<Memory>): void {
  const now = readMemory(storage.getItem(KEY));
  Object.assign(memory, now, changes(now));
  try {
    storage.setItem(KEY, JSON.stringify(memory));
  } catch {
    // This browser stores nothing: the guide remembers for as long as the page is open.
  }
}

/** Whether nothing was ever played in this browser, and no first game was declined. */
export function isNewcomer(shelf: Shelf = storage): boolean {
  return !memory.met && keptSeats(shelf).length === 0;
}

/** The first game was offered. */
export function meet(): void {
  if (!memory.met) change(() => ({ met: true }));
}

/** Turns the guide on, for what it has not shown yet. */
export function guideOn(): void {
  change(() => ({ on: true, met: true }));
}

/** Turns the guide on, from the beginning. */
export function guideAnew(): void {
  change(() => ({ on: true, met: true, learned: [] }));
}

/** Turns the guide off. */
export function guideOff(): void {
  change(() => ({ on: false }));
}

/** What was done by it is undone: it is shown again. */
export function unlearn(name: string): void {
  change(({ learned }) => ({ learned: learned.filter((each) => each !== name) }));
}

/** Marks these as learned. */
export function learn(name: string): void {
  if (!memory.learned.includes(name)) change(({ learned }) => ({ learned: [...new Set([...learned, name])] }));
}
