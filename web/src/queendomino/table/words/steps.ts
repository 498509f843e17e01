/** The progress of a turn: each step done, current, to come or skipped. */
import type { Event, QueendominoView } from "../../../protocol";
import { words } from "../../../words";
import type { ToldStep } from "../../../ui/table/words/status";
import { isDeed } from "./rounds";

export type Step = Pick<ToldStep, "name" | "state">;

/** The move codes that complete a step; a step that passed without one was skipped. */
const DOES: Readonly<Record<string, readonly string[]>> = { place: ["place", "discard"] };

/** The chapter of the rules about each step of a turn. */
const CHAPTERS: Readonly<Record<string, string>> = { place: "4", tax: "5", build: "6", bribe: "8", claim: "9" };

/** Whether something is a step of a turn, and not a deal or the end. */
export function isStep(name: string): boolean {
  return Object.hasOwn(CHAPTERS, name);
}

export function stepRule(name: string): string {
  return CHAPTERS[name] ?? "3.2";
}

/** The step in words. */
export function toldStep({ name, state }: Step): ToldStep {
  return { name, state, text: words(`step-${name}`), why: words(`step-${name}-why`), rule: stepRule(name) };
}

export function stepsOf(position: QueendominoView, seat: number | null, events: readonly Event[]): Step[] {
  const now = position.steps.indexOf(position.phase);
  const done = new Set(turnOf(seat, events).map((event) => event.code));
  return position.steps.map((name, at) => {
    if (at === now) return { name, state: "now" };
    if (at > now) return { name, state: "to-come" };
    const did = (DOES[name] ?? [name]).some((code) => done.has(code));
    return { name, state: did ? "done" : "skipped" };
  });
}

/** Events that belong to a turn; talk, and that a game continues another, do not. */
function isOfTurn(event: Event): boolean {
  return event.code === "pass" || isDeed(event);
}

/** What `seat` has done since its turn began, without undone moves. */
function turnOf(seat: number | null, events: readonly Event[]): Event[] {
  const turn: Event[] = [];
  for (const event of events) {
    if (event.code === "undo") turn.pop();
    else if (event.code === "claim" || event.code === "round") turn.length = 0;
    else if (isOfTurn(event)) {
      if (event.seat === seat) turn.push(event);
      else turn.length = 0;
    }
  }
  return turn;
}
