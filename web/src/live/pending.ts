/** The one move in flight, and where it survives a reload. */

/** Where it is stored (sessionStorage in the browser). */
export interface Memory {
  read(): string | null;
  write(text: string | null): void;
}

/** A move or an undo in flight: the same `id` however often it is sent. */
export interface Pending {
  type: "play" | "undo";
  id: string;
  seq: number;
  move: string;
}

/** What was stored, if it can be read. */
export function readPending(text: string | null): Pending | null {
  try {
    const value = text ? (JSON.parse(text) as Pending) : null;
    return value && typeof value.id === "string" && typeof value.move === "string" ? value : null;
  } catch {
    return null;
  }
}
