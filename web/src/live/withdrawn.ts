/** Orders withdrawn on a page of their own: the table, which is shown next, says so. */
let at = "";

/** The orders at a table were withdrawn. */
export function withdrawn(table: string): void {
  at = table;
}

/** Whether those at a table were; true once only. */
export function tookBack(table: string): boolean {
  if (at !== table || !table) return false;
  at = "";
  return true;
}
