/** What people at a table do besides playing, in words. */
import { told } from "../../words";
import type { Event, SeatView } from "../../protocol";
import { seatName, type Line } from "./telling";

/** What is said of somebody who is here. */
export const HERE = { away: null, lend_in: null, wanting: [], lenders: [], stint: null } satisfies Partial<SeatView>;

const CODES: ReadonlySet<string> = new Set([
  ...["away", "back", "gone", "wanted", "lent", "resigned", "host", "customs", "renamed"],
  ...["asked", "agreed", "declined", "lapsed", "paused", "resumed", "ended"],
]);

/** Whether an event is no part of the game itself. */
export function isCompany({ code }: Pick<Event, "code">): boolean {
  return CODES.has(code);
}

/** Such an event as a line of the log. */
export function companyLine(event: Event, seats: readonly SeatView[]): Line {
  const seatOf = (number: unknown): SeatView | undefined => seats.find((seat) => seat.seat === number);
  const seat = seatOf(event.seat);
  const names = { name: seat ? seatName(seat) : "", whom: seatName(seatOf(event.args["other"])) };
  return { seq: event.seq, seat, text: told("log", event.code, { ...event.args, ...names }) };
}
