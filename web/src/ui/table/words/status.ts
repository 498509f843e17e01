/** The sentence at the head of a table: the part that all games share. */
import type { Link } from "../../../live/socket";
import type { SeatView, TableView } from "../../../protocol";
import { words } from "../../../words";
import { seatName } from "./telling";

/** One or two sentences in a row: the `id` of the words and their arguments. */
export interface Saying {
  id: string;
  args: Record<string, string | number>;
}

/** A step of a turn in words, with the clause of the rules about it. */
export interface ToldStep {
  name: string;
  text: string;
  why: string;
  rule: string;
  state: "done" | "now" | "to-come" | "skipped";
}

export const say = (id: string, args: Saying["args"] = {}): Saying => ({ id, args });

/** Whether the connection is down. */
export function isAway(link: Link): boolean {
  return link === "lost" || link === "restart" || link === "full" || link === "closed";
}

/** The sentences as text. */
export function spoken(says: readonly Saying[]): string {
  return says.map(({ id, args }) => words(id, args)).join(" ");
}

/** Whether people share this screen; at the start of a turn, the player is called by name. */
export function shared(view: TableView): boolean {
  return view.seats.filter((seat) => seat.yours).length > 1;
}

/** What a table says before the first move, after the last, and while disconnected; undefined otherwise. */
export function aside(link: Link, view: TableView | null): Saying | undefined {
  if (isAway(link)) return say(`status-${link}`);
  if (!view) return say("status-opening");
  if (view.status === "waiting")
    return say("status-waiting", { count: view.seats.filter((seat) => !seat.taken).length });
  if (view.paused) return say("status-paused");
  return view.status === "over" ? say("status-over") : undefined;
}

/** Whether the person of a seat is missed; in a game of days nobody is expected to be at the table. */
export function isMissed(seat: SeatView, view: TableView | null): boolean {
  return seat.kind === "away" && !seat.online && !seat.stint && !view?.customs.hours;
}

/** Somebody else's turn: that they are away, or the given sentence. */
export function theirs(view: TableView, seat: SeatView, id: string): Saying {
  return say(isMissed(seat, view) && !seat.yours ? "status-theirs-away" : id, { name: seatName(seat) });
}
