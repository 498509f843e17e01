/** Which tables are in this browser and not on a server. */

const PREFIX = "here-";

/** Whether the table of that name is in this browser: no server assigns such names. */
export function isHere(table: string): boolean {
  return table.startsWith(PREFIX);
}

/** The table that an API address asks about; none if it asks about no table. */
export function tableOf(path: string): string | undefined {
  return /^\/api\/tables\/([\w-]+)/.exec(path)?.[1];
}

/** The highest level of bots here: those of higher levels think ahead, which needs a server. */
export const BEST_HERE = 4;
