/** What the others did since one acted oneself: acts, and the table as it was sent after each. */
import type { Event, TableView } from "../protocol";

/** The table as one update left it: all events after `after`, up to `seq`. */
export interface Frame {
  after: number;
  seq: number;
  view: TableView;
  /** The table before that update. */
  before: TableView;
}

/** A move that somebody made, and what came of it. */
export interface Act {
  /** The move, then what followed from it. */
  events: readonly [Event, ...Event[]];
  /** The table after it, where this page was sent one. */
  frame: Frame | null;
  /** Whether that frame holds this act alone, so that what changed in it is this act's doing. */
  alone: boolean;
}

/** How a game's events are read. */
export interface Reading {
  /** Whether we did it: a seat of ours, and no bot in our place. */
  isOwn: (event: Event) => boolean;
  /** Whether an event is a move of its seat, not what comes of one. */
  isMove: (event: Event) => boolean;
  /** Whether it is our turn: what we did last belongs to it, or to one of ours just before it. */
  inTurn: boolean;
}

/** More frames than these are not kept. */
const KEPT = 80;

/** The frames with one more at their end. */
export function withFrame(frames: readonly Frame[], frame: Frame): readonly Frame[] {
  return [...frames, frame].slice(-KEPT);
}

/** The acts of the others since our last act before this turn, oldest first; all acts for who only watches. */
export function actsSince(events: readonly Event[], frames: readonly Frame[], reading: Reading): Act[] {
  const all = grouped(events, reading);
  const isOwn = ([move]: readonly [Event, ...Event[]]): boolean => reading.isOwn(move);
  const end = reading.inTurn ? all.findLastIndex((each) => !isOwn(each)) + 1 : all.length;
  const start = all.slice(0, end).findLastIndex(isOwn) + 1;
  return framed(all.slice(start, end), frames);
}

/** Our last act is undone, and what others did after it; a step that was only skipped is none. */
function takeBack(all: [Event, ...Event[]][], isOwn: Reading["isOwn"]): void {
  const at = all.findLastIndex((act) => act.some(isOwn));
  const act = all[at];
  if (act && isOwn(act[0])) all.splice(at);
}

/** Each move with what followed from it; what we took back ourselves was never done. */
function grouped(events: readonly Event[], { isOwn, isMove }: Reading): [Event, ...Event[]][] {
  const all: [Event, ...Event[]][] = [];
  for (const event of events) {
    if (event.code === "undo" && isOwn(event)) takeBack(all, isOwn);
    else if (event.code === "undo" || isMove(event)) all.push([event]);
    else all.at(-1)?.push(event);
  }
  return all;
}

/** A frame that holds several acts is the last one's. */
function framed(groups: readonly [Event, ...Event[]][], frames: readonly Frame[]): Act[] {
  const frameOf = ([move]: readonly [Event, ...Event[]]): Frame | null =>
    frames.find((frame) => frame.after < move.seq && move.seq <= frame.seq) ?? null;
  const found = groups.map(frameOf);
  return groups.map((events, at) => {
    const frame = found[at] ?? null;
    const last = frame !== null && frame !== found[at + 1];
    return { events, frame: last ? frame : null, alone: last && frame !== found[at - 1] };
  });
}
