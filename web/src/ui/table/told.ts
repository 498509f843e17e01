/** Which events of a table are news to who has it read out. */
import type { Event } from "../../protocol";

/** More than so many at once is catching up: the last of them are told. */
const MOST = 12;

/** What happened after the event *heard*, in its order; what people say to each other is not of the game. */
export function fresh(events: readonly Event[], heard: number): Event[] {
  return events.filter((event) => event.seq > heard && event.code !== "said").slice(-MOST);
}
