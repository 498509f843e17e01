import type { BoxInfo, OwnBox } from "../../protocol";
import type { Shelf } from "../../seats";
import { storage } from "../../storage";
import { isSame, readBox, type Boxed } from "./box";

/** The boxes that a game on the pad can be counted with: those entered in this browser, and those the server has. */

const KEY = "demesne.boxes";
const MOST = 20;

interface Kept {
  box: OwnBox;
  /** When it was entered, milliseconds since 1970. */
  when: number;
}

/** The boxes that were entered in this browser, the last one first; what cannot be read is left out. */
export function keptBoxes(shelf: Shelf = storage): Kept[] {
  try {
    return (JSON.parse(shelf.getItem(KEY) ?? "[]") as unknown[]).flatMap(readKept);
  } catch {
    return [];
  }
}

function readKept(value: unknown): Kept[] {
  try {
    const { box, when } = value as Record<string, unknown>;
    return [{ box: readBox(box), when: Number(when) || 0 }];
  } catch {
    return [];
  }
}

/** Remembers a box that was entered here: the pad counts with it where the server is out of reach, too. */
export function rememberBox(box: OwnBox, when: number, shelf: Shelf = storage): void {
  const others = keptBoxes(shelf).filter((other) => other.box.name !== box.name);
  try {
    shelf.setItem(KEY, JSON.stringify([{ box, when }, ...others].slice(0, MOST)));
  } catch {
    // This browser stores nothing: the box is known as long as the page is open.
  }
}

/** The box to count a new game with: that of the last game, or one that was entered here after it. */
export function usualBox(last: { box: Boxed; when: number } | undefined, shelf: Shelf = storage): Boxed {
  const [newest] = keptBoxes(shelf);
  return newest && newest.when > (last?.when ?? 0) ? newest.box : (last?.box ?? null);
}

/** Those that can be offered without asking anybody: the one in use, and those entered here. */
export function boxesHere(used: Boxed, shelf: Shelf = storage): OwnBox[] {
  const own = keptBoxes(shelf).map(({ box }) => box);
  return used && !own.some((box) => isSame(box, used)) ? [used, ...own] : own;
}

/** The names of the boxes that the server has; none if it does not answer. */
export async function boxNames(): Promise<string[]> {
  const all = await asked<BoxInfo[]>("/api/boxes");
  return Array.isArray(all) ? all.map(({ name }) => name) : [];
}

/** A box of the server's; null if it cannot be had. */
export async function boxNamed(name: string): Promise<Boxed> {
  try {
    return readBox(await asked(`/api/boxes/${encodeURIComponent(name)}`));
  } catch {
    return null;
  }
}

/** What the server answers. That it is out of reach is nothing to speak of here: the pad counts without it. */
async function asked<T>(path: string): Promise<T | null> {
  try {
    const answer = await fetch(path, { credentials: "same-origin" });
    return answer.ok ? ((await answer.json()) as T) : null;
  } catch {
    return null;
  }
}
