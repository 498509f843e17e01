/** Events among the people at a table, apart from the game. */
import { COMPANY_CODES, type Event } from "../protocol";

const CODES: ReadonlySet<string> = new Set(COMPANY_CODES);

/** Whether an event is not part of the game itself. */
export function isCompany({ code }: Pick<Event, "code">): boolean {
  return CODES.has(code);
}
