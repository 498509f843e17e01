/** The tables this browser sits at: those in progress, the ones waiting for it first, and those that are over. */
import { Refusal, summary } from "../../api";
import { namesOf } from "../../levels";
import { keepNext } from "../../nextseat";
import type { SeatView, SideResult, Summary } from "../../protocol";
import { amendSeat, keptSeats, meetSeat, missSeat, type KeptSeat } from "../../seats";
import { fetchOthers } from "../account/elsewhere";

/** Whose turn it is at a table; nobody's if no game is in progress, or during a break. */
export function mover(table: Summary): SeatView | undefined {
  const going = table.status === "playing" && !table.paused;
  return going ? table.seats.find((seat) => seat.seat === table.to_move) : undefined;
}

/** Whether a table waits for the reader. */
export function isYours(table: Summary): boolean {
  return mover(table)?.yours ?? false;
}

/** Whether the time of another is up, and the reader has not said that a bot may play on for them. */
export function isOverdue(table: Summary): boolean {
  const late = mover(table);
  const own = table.seats.filter(({ yours }) => yours).map(({ seat }) => seat);
  return !!late?.late && !late.yours && own.length > 0 && !own.some((seat) => late.wanting?.includes(seat));
}

/** Those that are not over: those that wait for the reader, then the others' turn, then those waiting for players. */
export function running(tables: readonly Summary[]): Summary[] {
  const waits = (table: Summary): boolean => isYours(table) || table.asked || isOverdue(table);
  const rank = (table: Summary): number => (waits(table) ? 0 : table.status === "playing" ? 1 : 2);
  return tables.filter((table) => table.status !== "over").sort((a, b) => rank(a) - rank(b));
}

/** Those that are over, first those where somebody asks for another game. */
export function finished(tables: readonly Summary[]): Summary[] {
  const rank = (table: Summary): number => (table.asked ? 0 : 1);
  return tables.filter((table) => table.status === "over").sort((a, b) => rank(a) - rank(b));
}

/** How the reader's side ended at a finished table; none if several sides shared one screen. */
export function ownResult({ results, seats }: Pick<Summary, "results" | "seats">): SideResult | undefined {
  const own = results.filter((side) => seats.some((seat) => seat.yours && side.seats.includes(seat.seat)));
  return own.length === 1 ? own[0] : undefined;
}

/** With whom the reader plays, by name: the others; all of them where several sides share the reader's screen. */
export function companyOf({ seats }: Pick<Summary, "seats">): string[] {
  const sides = new Set(seats.filter(({ yours }) => yours).map(({ side }) => side));
  return namesOf(seats.filter(({ yours }) => !yours || sides.size > 1));
}

const LATEST = 40;
/** How many older ones are asked for that may not be over yet. */
const OLDER = 10;

/**
 * The tables where a seat was taken last, the latest first, and older ones that may be in progress; a seat at a table
 * that the server does not have is forgotten in time.
 */
export async function foundTables(): Promise<Summary[]> {
  await fetchOthers();
  const seats = keptSeats();
  const older = seats.slice(LATEST).filter(({ over, sent }) => !over && !sent);
  const found = await Promise.all([...seats.slice(0, LATEST), ...older.slice(0, OLDER)].map(look));
  return found.flat();
}

/** The table of *seat*, before it those that follow it and were not known here. */
async function look(seat: KeptSeat): Promise<Summary[]> {
  const { table, key, over = false } = seat;
  try {
    const found = await summary(table, key);
    meetSeat(seat);
    if (found.status === "over" && !over) amendSeat(table, () => ({ over: true }));
    const next = keepNext(seat, found);
    const gone = found.status === "waiting" && found.next_table;
    return [...(next ? await look(next) : []), ...(gone ? [] : [found])];
  } catch (error) {
    if (error instanceof Refusal && error.code === "table.unknown") missSeat(table);
    return [];
  }
}
