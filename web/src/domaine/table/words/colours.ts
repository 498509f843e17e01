/** The signs of the colours on the board. */
import { signOf, type Sign } from "../../../board/types";
import type { SeatView } from "../../../protocol";

/** The sign of the colour that nobody plays. */
const NOBODY: Sign = "key";

/** The sign of each colour: of every seat, and of the colour that nobody plays. */
export function signsOf(seats: readonly SeatView[]): Sign[] {
  return [...seats.map((seat) => signOf(seat.sign)), NOBODY];
}
