/** A side of the table: one player, or two who share a kingdom and a banner. */
import { signOf, type Sign } from "../../board/types";
import type { SeatView, SideView } from "../../protocol";
import { words } from "../../words";
import { seatName } from "./telling";

export interface Arms {
  sign: Sign;
  mate?: Sign;
}

export function seatsOf(side: Pick<SideView, "seats">, seats: readonly SeatView[]): SeatView[] {
  return side.seats.flatMap((number) => seats.find((seat) => seat.seat === number) ?? []);
}

/** The colours of a side; a team has two. */
export function armsOf(side: Pick<SideView, "seats">, seats: readonly SeatView[]): Arms {
  const [first, second] = seatsOf(side, seats);
  const sign = signOf(first?.sign ?? "");
  return second ? { sign, mate: signOf(second.sign) } : { sign };
}

/** "Ada", or "Ada & Ben" for a team. */
export function sideName(side: Pick<SideView, "seats">, seats: readonly SeatView[]): string {
  const [first, second] = seatsOf(side, seats).map(seatName);
  return second === undefined ? (first ?? "") : words("team-names", { first: first ?? "", second });
}

/** The points of each game of a dynasty, the running one last. */
export function gamesOf(side: Pick<SideView, "earlier" | "sheet">): number[] {
  return [...side.earlier, side.sheet.total - side.earlier.reduce((sum, points) => sum + points, 0)];
}

/** How many crowns lie in a kingdom, and how many squares. */
export function worthOf(side: Pick<SideView, "land">): { crowns: number; squares: number } {
  return { crowns: side.land.reduce((sum, square) => sum + square.crowns, 0), squares: side.land.length };
}
