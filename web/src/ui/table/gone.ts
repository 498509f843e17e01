/** Before a game, somebody may leave and somebody else sit down on the same seat: their words are not each other’s. */
import type { Event } from "../../protocol";

/** What somebody was called who did something on a seat that they have left since; null if they have not. */
export function goneSince({ seq, seat }: Event, events: readonly Event[]): string | null {
  const later = seat === null ? [] : events.filter((event) => event.seq > seq);
  const left = later.find(({ code, args }) => (code === "left" || code === "freed") && args["seat"] === seat);
  if (left) return String(left.args["guest"]);
  return later.some((event) => event.code === "joined" && event.seat === seat) ? "" : null;
}
