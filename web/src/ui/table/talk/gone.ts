/** Before a game, somebody may leave and somebody else sit down on the same seat: their words are not each other’s. */
import { isCompany } from "../../../live/company";
import type { Event, SeatView } from "../../../protocol";

const SEATING: ReadonlySet<string> = new Set(["joined", "seated"]);
const LEAVING: ReadonlySet<string> = new Set(["left", "freed", "opened"]);

/** Whether an event tells of people, who they were, and not of their game. */
export function isOfPeople(event: Event): boolean {
  return isCompany(event) || SEATING.has(event.code);
}

/** What somebody was called who did something on a seat that they have left since; null if they have not. */
export function goneSince({ seq, seat }: Event, events: readonly Event[]): string | null {
  const later = seat === null ? [] : events.filter((event) => event.seq > seq);
  const left = later.find(({ code, args }) => LEAVING.has(code) && args["seat"] === seat);
  if (left) return String(left.args["guest"] ?? ""); // bots that make room are not named
  return later.some((event) => event.code === "joined" && event.seat === seat) ? "" : null;
}

/** The seats as they were called when something happened on one of them. */
export function seatsThen(event: Event, events: readonly Event[], seats: readonly SeatView[]): readonly SeatView[] {
  const name = goneSince(event, events);
  const bot = event.code === "seated" ? ({ kind: "bot", bot: "" } as const) : null;
  if (name === null || (!name && !bot)) return seats;
  return seats.map((seat) => (seat.seat === event.seat ? { ...seat, ...bot, name } : seat));
}
