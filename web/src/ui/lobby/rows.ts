/** The rows of open tables, kept from jumping: new ones are added last, gone ones stay for a moment. */
import type { LobbyTable } from "../../protocol";

export interface Row {
  listed: LobbyTable;
  /** Since when it has been gone, in milliseconds; null while one can still sit down. */
  gone: number | null;
}

/** How long a table that is gone stays, in milliseconds. */
export const LINGER = 3_000;

/** The rows once `fresh` is known; `held`, under the pointer or in focus, stays even if it is gone. */
export function merged(rows: readonly Row[], fresh: readonly LobbyTable[], now: number, held = ""): Row[] {
  const found = new Map(fresh.map((listed) => [listed.table.table, listed]));
  const kept = rows
    .map((row): Row => {
      const listed = found.get(idOf(row));
      return listed ? { listed, gone: null } : { ...row, gone: row.gone ?? now };
    })
    .filter((row) => row.gone === null || now - row.gone < LINGER || idOf(row) === held);
  const known = new Set(kept.map(idOf));
  const added = fresh.filter((listed) => !known.has(listed.table.table));
  return [...kept, ...added.map((listed): Row => ({ listed, gone: null }))];
}

export function idOf(row: Row): string {
  return row.listed.table.table;
}
