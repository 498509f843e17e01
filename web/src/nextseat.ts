/**
 * The seats at games that follow others: another game of the same people, or the one that a room began with fewer.
 * Everybody comes along with the same key, also those whose page was closed by then.
 */
import { summary } from "./api";
import { isHere } from "./live/offline/here";
import type { Summary } from "./protocol";
import { amendSeat, forgetSeat, isOfAccount, keepSeat, keptSeats, seatAt, type KeptSeat } from "./seats";

const LATEST = 10;

/**
 * Stores the seat at the table that follows the one of *seat*, which was *found*, and returns it if there was none yet.
 * Once only: a seat that is forgotten afterwards stays so.
 */
export function keepNext(
  seat: KeptSeat,
  found: Pick<Summary, "next_table" | "seats" | "status">,
): KeptSeat | undefined {
  const next = found.next_table;
  if (!next || seat.next === next || isOfAccount(seat)) return undefined;
  const own = found.seats.find(({ yours }) => yours);
  if (!own) return undefined;
  const isKnown = seatAt(next) !== undefined;
  if (!isKnown) keepSeat({ table: next, key: seat.key, name: own.name || seat.name, when: Date.now() });
  if (found.status === "over") amendSeat(seat.table, () => ({ next }));
  else forgetSeat(seat.table); // a room that nobody will play in
  return isKnown ? undefined : seatAt(next);
}

/** Whoever opens a table without a seat, as from a notice, may have come along from one of those played at last. */
export async function seekNext(): Promise<void> {
  const seats = keptSeats().filter((seat) => !isOfAccount(seat) && !seat.next && !seat.sent && !isHere(seat.table));
  await Promise.all(
    seats.slice(0, LATEST).map(async (seat) => {
      const found = await summary(seat.table, seat.key).catch(() => undefined); // its own page says what is wrong
      if (found) keepNext(seat, found);
    }),
  );
}
