/** Playing on from a moment: who takes which seat at the new table. */
import { called } from "../../levels";
import type { SeatView, SeatWish } from "../../protocol";
import { seated, type SeatPlan } from "../../tables";
import { words } from "../../words";

/** Whose seat it is; a bot without a name is told by the seat, for others may be of its level. */
export function labelOf(seat: SeatView): string {
  return seat.bot === null ? called(seat) : seat.name || words("play-on-seat-number", { seat: seat.seat + 1 });
}

/** Who takes the other seats. */
export type Others = "bots" | "friends";

/** The seat offered first: one's own, else that of the player to move. */
export function firstSeat(seats: readonly SeatView[], toMove: number | null | undefined): number {
  return seats.find((seat) => seat.yours)?.seat ?? toMove ?? 0;
}

/** The reader under `name` in a seat; in the others bots, or friends where people sat, or everywhere if nobody did. */
export function seatsOnward(
  seats: readonly SeatView[],
  own: number,
  others: Others,
  name: string,
  level: number,
): SeatWish[] {
  const rest = seats.filter(({ seat }) => seat !== own);
  const people = rest.some(({ kind }) => kind !== "bot");
  const plan = ({ seat, kind }: SeatView): SeatPlan => {
    if (seat === own) return { kind: "you", name };
    const friend = others === "friends" && (kind !== "bot" || !people);
    return friend ? { kind: "open", name: "" } : { kind: "bot", name: "", level };
  };
  return seated(seats.map(plan));
}
