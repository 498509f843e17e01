/** Who a fact is about. */
import type { Fact, SeatView } from "../../../protocol";
import { sideName } from "./sides";
import { seatName } from "./telling";

/** Who a fact is about: a seat, or a side, in which case both partners are named. */
export function whose(args: Fact["args"], seats: readonly SeatView[]): string {
  const { seat, side } = args;
  if (side !== undefined) {
    return sideName({ seats: seats.filter((each) => each.side === side).map((each) => each.seat) }, seats);
  }
  const found = seats.find((each) => each.seat === seat);
  return found ? seatName(found) : "";
}
