/** A side of a table: one player, or two who share a kingdom and a banner. */
import { signOf, type Sign } from "../../board/types";
import type { SeatView } from "../../protocol";
import { listed } from "../../words";
import { seatName } from "./telling";

/** A side, as far as its seats say who it is. */
export interface Seated {
  readonly seats: readonly number[];
}

export interface Arms {
  sign: Sign;
  mate?: Sign;
}

export function seatsOf(side: Seated, seats: readonly SeatView[]): SeatView[] {
  return side.seats.flatMap((number) => seats.find((seat) => seat.seat === number) ?? []);
}

/** The colours of a side; a team has two. */
export function armsOf(side: Seated, seats: readonly SeatView[]): Arms {
  const [first, second] = seatsOf(side, seats);
  const sign = signOf(first?.sign ?? "");
  return second ? { sign, mate: signOf(second.sign) } : { sign };
}

/** "Ada", or "Ada and Ben" for a team. */
export function sideName(side: Seated, seats: readonly SeatView[]): string {
  return listed(seatsOf(side, seats).map(seatName));
}
