/** The tables this browser sits at: those in progress, the ones waiting for it first, and those that are over. */
import { Refusal, summary } from "../../api";
import type { SeatView, SideResult, Summary } from "../../protocol";
import { forgetSeat, keptSeats } from "../../seats";
import { fetchOthers } from "../account/elsewhere";

/** Whose turn it is at a table; nobody's if no game is in progress. */
export function mover(table: Summary): SeatView | undefined {
  return table.status === "playing" ? table.seats.find((seat) => seat.seat === table.to_move) : undefined;
}

/** Whether a table waits for the reader. */
export function isYours(table: Summary): boolean {
  return mover(table)?.yours ?? false;
}

/** Those that are not over: first the reader's turn, then the others' turn, then those waiting for players. */
export function running(tables: readonly Summary[]): Summary[] {
  const rank = (table: Summary): number => (isYours(table) ? 0 : table.status === "playing" ? 1 : 2);
  return tables.filter((table) => table.status !== "over").sort((a, b) => rank(a) - rank(b));
}

/** Those that are over. */
export function finished(tables: readonly Summary[]): Summary[] {
  return tables.filter((table) => table.status === "over");
}

/** How the reader's side ended at a finished table; none if several sides shared one screen. */
export function ownResult({ results, seats }: Pick<Summary, "results" | "seats">): SideResult | undefined {
  const own = results.filter((side) => seats.some((seat) => seat.yours && side.seats.includes(seat.seat)));
  return own.length === 1 ? own[0] : undefined;
}

const LATEST = 40;

/** The tables where a seat was taken last, the latest first; a seat at a table that no longer exists is forgotten. */
export async function foundTables(): Promise<Summary[]> {
  await fetchOthers();
  const seats = keptSeats().slice(0, LATEST);
  const found = await Promise.all(seats.map((seat) => look(seat.table, seat.key)));
  return found.filter((table) => table !== undefined);
}

async function look(table: string, key: string): Promise<Summary | undefined> {
  try {
    return await summary(table, key);
  } catch (error) {
    if (error instanceof Refusal && error.code === "table.unknown") forgetSeat(table);
    return undefined;
  }
}
