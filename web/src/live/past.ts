/** What the others have done since one's own last act: their acts, and the table as it was sent after each. */
import type { Event, TableView } from "../protocol";

/** The table after one update: with all events after `after`, up to `seq`. */
export interface Frame {
  after: number;
  seq: number;
  view: TableView;
  /** The table before that update. */
  before: TableView;
}

/** A move that somebody made, and its consequences. */
export interface Act {
  /** The move, then what followed from it. */
  events: readonly [Event, ...Event[]];
  /** The table after it, if this page was sent one. */
  frame: Frame | null;
  /** Whether that frame holds only this act, so that all its changes are due to it. */
  alone: boolean;
}

/** How a game's events are interpreted. */
export interface Reading {
  /** Whether we did it: in a seat of ours, and neither by a bot in our place nor by orders. */
  isOwn: (event: Event) => boolean;
  /** Whether an event is a move of its seat, not the consequence of one. */
  isMove: (event: Event) => boolean;
  /** Whether it is our turn: our last acts belong to it, or to a turn of ours just before it. */
  inTurn: boolean;
}

/** How many frames are kept at most. */
const KEPT = 80;

/** The frames with one more at the end. */
export function withFrame(frames: readonly Frame[], frame: Frame): readonly Frame[] {
  return [...frames, frame].slice(-KEPT);
}

/** Those up to the event `seq`. */
export function upTo<Numbered extends { seq: number }>(all: readonly Numbered[], seq: number): readonly Numbered[] {
  return all.filter((each) => each.seq <= seq);
}

/** The acts of the others since our last act before this turn, oldest first; all acts for a spectator. */
export function actsSince(events: readonly Event[], frames: readonly Frame[], reading: Reading): Act[] {
  const all = grouped(events, reading);
  const isOwn = ([move]: readonly [Event, ...Event[]]): boolean => reading.isOwn(move);
  const end = reading.inTurn ? all.findLastIndex((each) => !isOwn(each)) + 1 : all.length;
  const start = all.slice(0, end).findLastIndex(isOwn) + 1;
  return framed(all.slice(start, end), frames);
}

/** Removes the last act of `seat`, which was undone, and what others did after it; a skipped step does not count. */
function takeBack(all: [Event, ...Event[]][], seat: Event["seat"]): void {
  const at = all.findLastIndex((act) => act.some((event) => event.seat === seat));
  if (all[at]?.[0].seat === seat) all.splice(at);
}

/** Each move with its consequences, without those that we took back ourselves. */
function grouped(events: readonly Event[], { isOwn, isMove }: Reading): [Event, ...Event[]][] {
  const all: [Event, ...Event[]][] = [];
  for (const event of events) {
    if (event.code === "undo" && isOwn(event)) takeBack(all, event.seat);
    else if (event.code === "undo" || isMove(event)) all.push([event]);
    else all.at(-1)?.push(event);
  }
  return all;
}

/** A frame that holds several acts belongs to the last one. */
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
