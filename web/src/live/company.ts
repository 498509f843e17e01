/** What happens among the people at a table, besides the game. */
import type { Event } from "../protocol";

const CODES: ReadonlySet<string> = new Set([
  ...["away", "back", "gone", "wanted", "lent", "resigned", "host", "customs", "renamed", "said"],
  ...["asked", "agreed", "declined", "lapsed", "paused", "resumed", "ended"],
]);

/** Whether an event is no part of the game itself. */
export function isCompany({ code }: Pick<Event, "code">): boolean {
  return CODES.has(code);
}
