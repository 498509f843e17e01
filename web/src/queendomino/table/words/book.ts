/** The dominoes of a table by box and number, and which box the number in an event belongs to. */
import type { DominoView, Event, QueendominoView, RulesView } from "../../../protocol";

export interface Book {
  /** The domino that an event is about, if it is about one we know. */
  of(event: Event): DominoView | undefined;
}

const keyOf = (box: string, number: number): string => `${box} ${number}`;

/**
 * Lines come from the boxes in turn: finds the box of the line that each claim or placement is about, also if it is
 * taken back, or only ordered and comes after all events.
 */
function boxesOf(events: readonly Event[], boxes: readonly string[]): (event: Event) => string {
  const found = new Map<number, string>();
  let round = 0;
  const boxOf = ({ code, args }: Event): string => {
    const line = code === "claim" || args["code"] === "claim" ? round : round - 1; // counted from 0
    return boxes[Math.max(line, 0) % boxes.length] ?? "";
  };
  for (const event of events) {
    if (event.code === "round") round = Number(event.args["round"]);
    else if (event.code === "game") round = 0;
    found.set(event.seq, boxOf(event));
  }
  return (event) => found.get(event.seq) ?? boxOf(event);
}

/** Everything that the position and the events say about dominoes. */
export function bookOf(position: QueendominoView | null, rules: RulesView | undefined, events: readonly Event[]): Book {
  const boxOf = boxesOf(events, rules?.boxes ?? ["queendomino"]);
  const known = new Map<string, DominoView>();
  const add = (domino: DominoView): void => void known.set(keyOf(domino.box, domino.number), domino);
  if (position) {
    for (const event of events) laid(event, position, rules, boxOf(event)).forEach(add);
    [...position.undealt, ...[...position.this_line, ...position.next_line].map((slot) => slot.domino)].forEach(add);
    if (position.hand) add(position.hand);
    position.discarded?.forEach(add); // an older process does not send them
  }
  return { of: (event) => known.get(keyOf(boxOf(event), Number(event.args["domino"]))) };
}

/** The domino of a placement, read off the land it lies on. */
function laid(event: Event, position: QueendominoView, rules: RulesView | undefined, box: string): DominoView[] {
  if (event.code !== "place") return [];
  const side = rules?.sides.findIndex((seats) => seats.includes(event.seat ?? -1)) ?? -1;
  const land = position.sides[side]?.land ?? [];
  const { domino, x1, y1, x2, y2 } = event.args;
  const first = land.find((square) => square.x === x1 && square.y === y1 && square.domino === domino);
  const second = land.find((square) => square.x === x2 && square.y === y2 && square.domino === domino);
  if (!first || !second) return [];
  return [{ number: Number(domino), first, second, box }];
}
