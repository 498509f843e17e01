/** The family's events, round by round. */
import type { Event } from "../../../protocol";

const DEEDS: ReadonlySet<string> = new Set(["claim", "place", "discard", "tax", "build", "bribe"]);

/** Whether an event is something a player did; a passed step is not worth a line. */
export function isDeed({ code }: Pick<Event, "code">): boolean {
  return DEEDS.has(code);
}

export interface Round {
  /** Which of a dynasty's games, from 1. */
  game: number;
  round: number;
  events: Event[];
}

/** The log in rounds, the newest first, the set-up as round 0. A passed step is not worth a line. */
export function byRound(events: readonly Event[]): Round[] {
  const rounds: Round[] = [{ game: 1, round: 0, events: [] }];
  const begin = (game: number, round: number): void => void rounds.unshift({ game, round, events: [] });
  for (const event of events) {
    if (event.code === "round") begin(rounds[0]?.game ?? 1, Number(event.args["round"]));
    else if (event.code === "game") begin(Number(event.args["game"]), 0);
    else if (event.code !== "pass") rounds[0]?.events.push(event);
  }
  return rounds.filter((each) => each.events.length > 0);
}
