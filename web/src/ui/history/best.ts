/** Whether a game was the reader's best at such a table, as far as this browser knows. */
import { Refusal, summary } from "../../api";
import { keptSeats, missSeat, type KeptSeat, type Outcome } from "../../seats";
import { patiently } from "./found";
import { keepOutcome } from "./outcome";

/** How many other games there have to be, for a best one to be worth telling. */
const OTHERS = 2;
/** Of how many earlier games the points are asked for, the latest first; the next game asks for more. */
const ASKED = 24;

/**
 * Whether the game at *table* brought the reader more points than each of theirs by the same rules with as many
 * players. Not while the points of a game that is over are unknown.
 */
export async function isBest(table: string): Promise<boolean> {
  const mine = keptSeats().find((seat) => seat.table === table || seat.sent === table);
  const outcome = mine && (await outcomeAt(mine));
  if (!outcome) return false;
  for (const seat of keptSeats().filter(isUnknown).slice(0, ASKED)) await outcomeAt(seat);
  const others = keptSeats().filter((seat) => seat.table !== mine.table && !seat.missed);
  const same = others.flatMap(({ outcome: other }) => (other?.kind === outcome.kind ? [other.points] : []));
  return !others.some(isUnknown) && same.length >= OTHERS && Math.max(...same) < outcome.points;
}

function isUnknown({ over, missed, outcome }: KeptSeat): boolean {
  return Boolean(over) && !missed && outcome === undefined;
}

/** How the game ended for the reader, asked once; undefined if it is out of reach, or was deleted. */
async function outcomeAt({ table, key, outcome }: KeptSeat): Promise<Outcome | null | undefined> {
  if (outcome !== undefined) return outcome;
  try {
    const found = await patiently(() => summary(table, key));
    return found.status === "over" ? keepOutcome(found, key) : undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === "table.unknown") missSeat(table);
    return undefined;
  }
}
