/** Fetches the finished games, a few at a time, and their records. */
import { record, Refusal, summary } from "../../api";
import { isReady } from "../../away.svelte";
import type { Summary } from "../../protocol";
import { keptSeats, meetSeat, missSeat, type KeptSeat } from "../../seats";
import { fetchOthers } from "../account/elsewhere";
import { keepOutcome } from "./outcome";
import { latestFirst, pastOf, type PastGame } from "./past";

const AT_ONCE = 6;
const WAIT_MS = 1500;

/** Tables that are over, by seat: what is told of them no longer changes while the page is open. */
const over = new Map<string, Summary>();

/** The games that were found before, the latest first, at once: so that whoever comes back is where they were. */
export function knownGames(): PastGame[] {
  const games = keptSeats().flatMap((seat) => {
    const found = over.get(seatOf(seat));
    return (found && pastOf(found, seat.key, seat.when, seat.sent)) ?? [];
  });
  return latestFirst(games);
}

/** Calls back with each finished game, the latest first; a seat at a table that is not there is forgotten in time. */
export async function findGames(onfound: (games: readonly PastGame[]) => void): Promise<void> {
  await fetchOthers();
  const seats = keptSeats();
  for (let first = 0; first < seats.length; first += AT_ONCE) {
    const asked = seats.slice(first, first + AT_ONCE).map(look);
    onfound((await Promise.all(asked)).filter((game) => game !== undefined));
  }
}

async function look(seat: KeptSeat): Promise<PastGame | undefined> {
  const { table, key, when, outcome } = seat;
  try {
    const found = over.get(seatOf(seat)) ?? (await patiently(() => summary(table, key)));
    meetSeat(seat);
    if (found.status === "over") over.set(seatOf(seat), found);
    if (outcome === undefined && found.status === "over") keepOutcome(found, key);
    return pastOf(found, key, when, seat.sent);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === "offline" && isReady()) return undefined; // not among those stored for replay
    if (error.code !== "table.unknown") throw error;
    miss(seat);
    return undefined;
  }
}

/** What was known of the game is so no longer. */
function miss(seat: Pick<KeptSeat, "table" | "key">): void {
  over.delete(seatOf(seat));
  missSeat(seat.table);
}

function seatOf({ table, key }: Pick<KeptSeat, "table" | "key">): string {
  return `${table} ${key}`;
}

/** All their records, the earliest first, as JSON Lines: each begins with its head. *games*, none of which was ended
 * early, are the latest first. */
export async function recordsOf(games: readonly PastGame[]): Promise<string> {
  let all = "";
  for (const game of games.toReversed()) all += await recordOf(game);
  return all;
}

/** The record of a game; empty if it was deleted elsewhere meanwhile: its seat is forgotten here, too, in time. */
export async function recordOf({ table, key }: PastGame): Promise<string> {
  try {
    return await patiently(() => record(table, key));
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== "table.unknown") throw error;
    miss({ table, key });
    return "";
  }
}

/** What *ask* is answered, asked again for as long as the server says that this is too fast. */
export async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== "rate.fast") throw error;
      await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
    }
  }
}
