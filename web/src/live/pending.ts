/** The one move that is on its way, and where it outlives a reload. */

/** Where it is kept (sessionStorage in the browser). */
export interface Memory {
  read(): string | null;
  write(text: string | null): void;
}

/** A move or an undo on its way: the same `id` however often it is sent. */
export interface Pending {
  type: "play" | "undo";
  id: string;
  seq: number;
  move: string;
}

/** What was kept, if it can be read. */
export function readPending(text: string | null): Pending | null {
  try {
    const value = text ? (JSON.parse(text) as Pending) : null;
    return value && typeof value.id === "string" && typeof value.move === "string" ? value : null;
  } catch {
    return null;
  }
}
