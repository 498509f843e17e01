/** The log: events in order, each told once, and the words they need. */
import type { DominoView, Event, QueendominoView } from "../../protocol";

/** Both lists as one, ordered by `seq`, the later word on a `seq` winning. */
export function merged(old: readonly Event[], fresh: readonly Event[]): readonly Event[] {
  if (fresh.length === 0) return old;
  const last = old.at(-1);
  const grows = fresh.every((event, at) => event.seq > (fresh[at - 1] ?? last ?? { seq: -1 }).seq);
  if (grows) return [...old, ...fresh];
  const all = new Map([...old, ...fresh].map((event) => [event.seq, event]));
  return [...all.values()].sort((a, b) => a.seq - b.seq);
}

const TOLD: ReadonlySet<string> = new Set(["claim", "place", "discard", "tax", "build", "bribe", "undo", "queen"]);

/** The last `count` things players did, oldest first. */
export function lastMoves(events: readonly Event[], count: number): Event[] {
  return events.filter((event) => TOLD.has(event.code)).slice(-count);
}

export interface Round {
  round: number;
  events: Event[];
}

/** The log in rounds, the newest first, the set-up as round 0. A passed step is not worth a line. */
export function byRound(events: readonly Event[]): Round[] {
  const rounds: Round[] = [{ round: 0, events: [] }];
  for (const event of events) {
    if (event.code === "round") rounds.unshift({ round: Number(event.args["round"]), events: [] });
    else if (event.code !== "pass") rounds[0]?.events.push(event);
  }
  return rounds.filter((each) => each.events.length > 0);
}

/** Every domino this position shows, by number: laid, lying in a line, or still undealt. */
export function dominoesOf(position: QueendominoView): Map<number, DominoView> {
  const lines = [...position.this_line, ...position.next_line].map((slot) => slot.domino);
  const known = [...position.undealt, ...lines, ...laid(position)];
  if (position.hand) known.push(position.hand);
  return new Map(known.map((domino) => [domino.number, domino]));
}

function laid(position: QueendominoView): DominoView[] {
  const halves = new Map<number, { terrain: string; crowns: number }[]>();
  for (const side of position.sides)
    for (const land of side.land)
      if (land.domino > 0) halves.set(land.domino, [...(halves.get(land.domino) ?? []), land]);
  return [...halves].flatMap(([number, [first, second]]) => (first && second ? [{ number, first, second }] : []));
}
