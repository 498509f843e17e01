/** Seats and points in words. */
import "virtual:words/table";
import { called } from "../../../levels";
import type { Frame } from "../../../live/past";
import type { Event, SeatView } from "../../../protocol";
import { marked } from "../../../speech";
import { hasWords, words } from "../../../words";

/** What to call a seat: its name, or what sits there. */
export function seatName(seat: SeatView | undefined): string {
  return seat && (seat.name || seat.kind === "bot") ? called(seat) : words("seat-open");
}

/** An event in words, with the seat that it is about. */
export interface Line {
  seq: number;
  seat: SeatView | undefined;
  text: string;
}

/**
 * Which words tell of an event: of a move taken back, those for its kind, if there are any and the event says which
 * one it was; tables kept from earlier only say of what kind.
 */
export function tellingOf({ code, args }: Pick<Event, "code" | "args">): string {
  const kind = `undo-${args["code"]}`;
  const isKnown = Object.keys(args).some((key) => key !== "code" && key !== "steps");
  return code === "undo" && isKnown && hasWords(`log-${kind}`) ? kind : code;
}

/** What somebody did, and its consequences, in words. */
export interface ToldAct extends Line {
  /** The points it brought them, if known. */
  points: number | null;
  /** The table after it, if that can be looked back at. */
  frame: Frame | null;
  /** The same without who did it in their place, where that is noted. */
  bare?: string;
}

/** Acts of one turn in one paragraph: who did them in somebody's place is said once, after the last. */
export function together(acts: readonly ToldAct[]): string {
  const last = acts.length - 1;
  return acts.map(({ text, bare }, at) => (at < last && bare !== undefined ? bare : text)).join(" ");
}

/** Some lines of the log under a heading. */
export interface Part {
  title: string;
  lines: readonly Line[];
}

/** Points won or lost, with their sign: "+5", "0", "−2"; the sign is on the left, even in right-to-left text. */
export function signed(points: number): string {
  return points === 0 ? "0" : marked(`\u2066${points > 0 ? "+" : "−"}${Math.abs(points)}\u2069`);
}

/** A selection in words: what it is, what it means, and the label of the button, if there is one. */
export interface ToldChoice {
  title: string;
  text: string;
  label: string;
}
