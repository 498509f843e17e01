/** A side of a table: one player, or two who share a kingdom and a banner. */
import { signOf, type Sign } from "../../../board/types";
import type { SeatView } from "../../../protocol";
import { listed } from "../../../words";
import type { Saying } from "./status";
import { seatName } from "./telling";

/** A side, identified by its seats. */
export interface Seated {
  readonly seats: readonly number[];
}

export interface Arms {
  sign: Sign;
  mate?: Sign;
}

/** A side and its points. */
export interface Standing {
  name: string;
  points: number;
  sign: Sign;
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

const TO_YOU: Readonly<Record<string, string>> = { "over-wins": "over-you-win", "over-wins-tie": "over-you-win-tie" };

/** Who won, said to the reader where it is they alone: with the one seat that is theirs, and no bot played on in it. */
export function addressed(title: Saying, won: readonly number[], seats: readonly SeatView[]): Saying {
  const [mine, ...more] = seats.filter((seat) => seat.yours);
  const id = TO_YOU[title.id];
  const alone = mine && !mine.stint && more.length === 0 && won.length === 1 && won[0] === mine.seat;
  return alone && id ? { ...title, id } : title;
}

/** The sides whose points are known, best first. */
export function standingsOf(seats: readonly SeatView[], pointsOf: (seat: number) => number | null): Standing[] {
  const sides = [...new Set(seats.map((seat) => seat.side))].map((side) => seats.filter((seat) => seat.side === side));
  const all = sides.flatMap((members) => {
    const points = pointsOf(members[0]?.seat ?? 0);
    const side = { seats: members.map((seat) => seat.seat) };
    return points === null ? [] : [{ name: sideName(side, seats), points, sign: armsOf(side, seats).sign }];
  });
  return all.sort((a, b) => b.points - a.points);
}
