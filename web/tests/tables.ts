/** What every table has, for tests: nobody is away, nothing is asked. */
import type { TableView } from "../src/protocol";

export { HERE } from "../src/ui/table/words/company";

export const QUIET = {
  orders: null,
  branch: null,
  duplicate: null,
  day: null,
  host_seat: 0,
  customs: { grace: 120, hints: true, watchers: true, words: true },
  may: [],
  knows: [],
  request: null,
  paused: false,
  ended: null,
  ticking: null,
  gathering: false,
} satisfies Partial<TableView>;
