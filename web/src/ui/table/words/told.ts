/** Which events of a table are news for a screen reader. */
import type { Event } from "../../../protocol";
import type { Saying } from "./status";

/** More than this many at once mean catching up: only the last of them are announced. */
const MOST = 12;

/**
 * What happened after the event *heard*, in order; without talk, which is not part of the game, and steps that others
 * skipped, which change nothing.
 */
export function fresh(events: readonly Event[], heard: number, own: (seat: number) => boolean = () => true): Event[] {
  const told = ({ code, seat }: Event): boolean => code !== "said" && (code !== "pass" || seat === null || own(seat));
  return events.filter((event) => event.seq > heard && told(event)).slice(-MOST);
}

/** What a sentence at the head of a table is about: the steps of somebody else's turn count as one. */
export function matterOf(says: readonly Saying[], text: string): string {
  const [first] = says;
  const theirs = first?.id.startsWith("status-theirs-") && first.id !== "status-theirs-away";
  return theirs ? `turn of ${first?.args["name"] ?? ""}` : text;
}
