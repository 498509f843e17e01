/** The moments of a replay: the address of each, which ones stand out, and how to step between them. */
import type { Moment } from "../protocol";

/** The acts of one turn: the first of them, and whose turn it is; null for what was dealt before any. */
export interface Turn {
  first: number;
  last: number;
  seat: number | null;
}

/** A round and its turns. */
export interface Round {
  round: number;
  turns: Turn[];
}

/** A turn that changed somebody's points more than most: the act, the seat, and the points. */
export interface Key {
  at: number;
  seat: number;
  points: number;
}

/** How far a step goes. */
export type Stride = "act" | "turn" | "round" | "key" | "game";

/** The most key moments in a game, the most in one round, and the fewest points that count as one. */
const MOST = 4;
const A_ROUND = 2;
const LEAST = 3;

/** The address of a moment: round, turn, act. */
export function addressOf({ round, turn, act }: Moment): string {
  return [round, turn, act].join(".");
}

/** The round of an address. */
export function roundAt(address: string): number {
  return Number.parseInt(address, 10);
}

/** A round as the table and its log count it: the game of a dynasty, 0 where there is only one, and the round in it. */
export interface Counted {
  game: number;
  round: number;
}

/** How a table of those *rules* counts the *round* of a moment: set-ups and rounds of a dynasty are numbered on. */
export function countedRound(rules: object | null | undefined, round: number): Counted {
  const { games = 1, rounds = 0 } = (rules ?? {}) as { games?: number; rounds?: number };
  if (games < 2) return { game: 0, round };
  return { game: Math.floor(round / (rounds + 1)) + 1, round: round % (rounds + 1) };
}

/** The moment that an address means: the exact one, else the last one before it; null if it is not an address. */
export function momentAt(moments: readonly Moment[], address: string): number | null {
  if (!/^\d{1,4}(\.\d{1,4}){0,2}$/.test(address)) return null;
  const [round = 0, turn = 0, act = 0] = address.split(".").map(Number);
  const after = (each: Moment): boolean =>
    each.round !== round ? each.round > round : each.turn !== turn ? each.turn > turn : each.act > act;
  const next = moments.findIndex(after);
  return Math.max(0, (next < 0 ? moments.length : next) - 1);
}

/** The rounds with their turns, in order. */
export function roundsOf(moments: readonly Moment[]): Round[] {
  const rounds: Round[] = [];
  moments.forEach((moment, at) => {
    const round = rounds.at(-1);
    const turn = round?.turns.at(-1);
    const before = moments[at - 1];
    const here = { first: at, last: at, seat: moment.seat };
    if (round?.round !== moment.round) rounds.push({ round: moment.round, turns: [here] });
    else if (turn && before?.turn === moment.turn) turn.last = at;
    else round.turns.push(here);
  });
  return rounds;
}

/** The turns in which somebody's points changed most, in game order. */
export function keysOf(moments: readonly Moment[]): Key[] {
  const found = roundsOf(moments)
    .flatMap(({ turns }) => turns)
    .flatMap((turn) => largest(moments, turn) ?? []);
  const kept: Key[] = [];
  for (const key of found.sort((a, b) => Math.abs(b.points) - Math.abs(a.points) || a.at - b.at)) {
    const round = moments[key.at]?.round;
    const beside = kept.filter((each) => moments[each.at]?.round === round).length;
    if (kept.length < MOST && beside < A_ROUND) kept.push(key);
  }
  return kept.sort((a, b) => a.at - b.at);
}

function largest(moments: readonly Moment[], turn: Turn): Key | null {
  let best: Key | null = null;
  for (let at = turn.first; at <= turn.last; at++)
    moments[at]?.points.forEach((_, seat) => {
      const points = changeOf(moments, at, seat) ?? 0;
      if (Math.abs(points) >= Math.max(LEAST, Math.abs(best?.points ?? 0) + 1)) best = { at, seat, points };
    });
  return best;
}

/** How an act changed a seat's points; null if they are not counted at that time. */
export function changeOf(moments: readonly Moment[], at: number, seat: number): number | null {
  const [before, after] = [moments[at - 1]?.points[seat], moments[at]?.points[seat]];
  return before === undefined || after === undefined ? null : after - before;
}

/** The moment reached by a step from *at*, back or forward, never past either end. */
export function stepFrom(
  moments: readonly Moment[],
  at: number,
  stride: Stride,
  by: -1 | 1,
  keys: readonly Key[] = keysOf(moments),
): number {
  const last = moments.length - 1;
  if (stride === "act") return Math.min(last, Math.max(0, at + by));
  const starts = startsOf(moments, stride, keys);
  if (by > 0) return starts.find((start) => start > at) ?? (stride === "key" ? at : last);
  return starts.findLast((start) => start < at) ?? (stride === "key" ? at : 0);
}

function startsOf(moments: readonly Moment[], stride: Stride, keys: readonly Key[]): number[] {
  if (stride === "game") return [];
  if (stride === "key") return keys.map(({ at }) => at);
  const rounds = roundsOf(moments);
  return stride === "round"
    ? rounds.map(({ turns }) => turns[0]?.first ?? 0)
    : rounds.flatMap(({ turns }) => turns.map((turn) => turn.first));
}
