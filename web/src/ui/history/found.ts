/** Fetches the finished games, a few at a time, and their records. */
import { record, Refusal, summary } from "../../api";
import { isReady } from "../../away.svelte";
import { forgetSeat, keptSeats, type KeptSeat } from "../../seats";
import { fetchOthers } from "../account/elsewhere";
import { keepOutcome } from "./outcome";
import { pastOf, type PastGame } from "./past";

const AT_ONCE = 6;
const WAIT_MS = 1500;

/** Calls back with each finished game, the latest first; a seat at a table that no longer exists is forgotten. */
export async function findGames(onfound: (games: readonly PastGame[]) => void): Promise<void> {
  await fetchOthers();
  const seats = keptSeats();
  for (let first = 0; first < seats.length; first += AT_ONCE) {
    const asked = seats.slice(first, first + AT_ONCE).map(look);
    onfound((await Promise.all(asked)).filter((game) => game !== undefined));
  }
}

async function look({ table, key, when, sent, day, outcome }: KeptSeat): Promise<PastGame | undefined> {
  try {
    const found = await patiently(() => summary(table, key));
    if (outcome === undefined && found.status === "over") keepOutcome(found, key);
    return pastOf(found, key, when, { sent, day });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === "offline" && isReady()) return undefined; // not among those stored for replay
    if (error.code !== "table.unknown") throw error;
    forgetSeat(table);
    return undefined;
  }
}

/** All their records, the earliest first, as JSON Lines: each begins with its head. *games* are the latest first. */
export async function recordsOf(games: readonly PastGame[]): Promise<string> {
  let all = "";
  for (const game of games.toReversed()) all += await recordOf(game);
  return all;
}

/** The record of a game; empty if the game was deleted elsewhere meanwhile: its seat is forgotten here, too. */
export async function recordOf({ table, key }: PastGame): Promise<string> {
  try {
    return await patiently(() => record(table, key));
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== "table.unknown") throw error;
    forgetSeat(table);
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
