/** Which events of a table are news to who has it read out. */
import type { Event } from "../../protocol";
import type { Saying } from "./status";

/** More than so many at once is catching up: the last of them are told. */
const MOST = 12;

/**
 * What happened after the event *heard*, in its order; what people say to each other is not of the game, and a step
 * that others left out changes nothing.
 */
export function fresh(events: readonly Event[], heard: number, own: (seat: number) => boolean = () => true): Event[] {
  const told = ({ code, seat }: Event): boolean => code !== "said" && (code !== "pass" || seat === null || own(seat));
  return events.filter((event) => event.seq > heard && told(event)).slice(-MOST);
}

/** What a sentence at the head of a table is of: the steps of somebody else's turn are one thing. */
export function matterOf(says: readonly Saying[], text: string): string {
  const [first] = says;
  const theirs = first?.id.startsWith("status-theirs-") && first.id !== "status-theirs-away";
  return theirs ? `turn of ${first?.args["name"] ?? ""}` : text;
}
