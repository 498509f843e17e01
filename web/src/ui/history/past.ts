/** The games finished with a seat of this browser: searching them, and adding them up. */
import { namesOf } from "../../levels";
import { isHere } from "../../live/offline/here";
import { kindOf } from "../../playing";
import type { SideResult, Summary } from "../../protocol";
import { isFound } from "../rules/finding";

/** A finished game. */
export interface PastGame {
  table: string;
  key: string;
  /** When it was played, milliseconds since 1970; if nobody knows, when the seat was taken. */
  when: number;
  game: string;
  /** What was played, with its mode: "Harvest, teams". */
  title: string;
  /** The names of the others; of all, if several sides shared one screen. */
  others: readonly string[];
  /** How the reader's side ended; null if several sides shared one screen. */
  mine: SideResult | null;
  /** How many sides there were, and how many of them came first. */
  sides: number;
  firsts: number;
  /** The average points of the other sides in each row. */
  beside: Readonly<Record<string, number>>;
  /** It branched off from another game, and does not count. */
  branch: boolean;
  /** It had the deal of an earlier game, or of a day once more, which somebody may have known: it does not count. */
  duplicate: boolean;
  /** It had the deal of a day. */
  day: boolean;
  /** It was played on another server, or, `offline`, in a browser without one. */
  brought: boolean;
  offline: boolean;
  /** It was played in this browser. */
  here: boolean;
  /** A bot has moved in the reader's place: it does not count. */
  helped: boolean;
  /** Somebody gave it up, all agreed to end it, or its table was closed: there is no result. */
  ended: boolean;
  /** The table that a server can review; null if none has the game yet. */
  reviewed: string | null;
}

/** Search criteria; empty ones do not matter. */
export interface Sought {
  title: string;
  name: string;
  result: "" | "won" | "lost" | "ended";
}

/** The reader's totals for a kind of game. */
export interface Tally {
  title: string;
  games: number;
  /** Victories; a shared one counts as a fraction. */
  won: number;
  /** What equal players would have won. */
  even: number;
  /** Points on average. */
  points: number;
}

/**
 * A table as a finished game; undefined if it is not finished, was never begun, or was only watched. `sent`: the table
 * on the server to which it was sent.
 */
export function pastOf(table: Summary, key: string, when: number, sent?: string): PastGame | undefined {
  const { results = [], seats } = table;
  const mine = seats.filter((seat) => seat.yours);
  const own = mine.map((seat) => seat.seat);
  const ended = results.length === 0;
  const begun = !ended || seats.every((seat) => seat.name || seat.kind === "bot");
  if (table.status !== "over" || !begun || own.length === 0) return undefined;
  const sides = results.filter((side) => side.seats.some((seat) => own.includes(seat)));
  const one = ended ? new Set(mine.map((seat) => seat.side)).size === 1 : sides.length === 1;
  const others = namesOf(seats.filter((seat) => !(one && seat.yours)));
  return {
    table: table.table,
    key,
    when: table.opened ? table.opened * 1000 : when,
    game: table.game,
    title: kindOf(table.rules),
    others,
    mine: one ? (sides[0] ?? null) : null,
    sides: results.length,
    beside: one ? besideOf(results.filter((side) => side !== sides[0])) : {},
    firsts: results.filter((side) => side.rank === 1).length,
    branch: Boolean(table.branch),
    duplicate: Boolean(table.duplicate) || table.practice,
    day: Boolean(table.day),
    brought: table.brought,
    offline: table.offline,
    here: isHere(table.table),
    helped: table.helped,
    ended,
    reviewed: isHere(table.table) ? (sent ?? null) : table.table,
  };
}

function besideOf(sides: readonly SideResult[]): Record<string, number> {
  const rows = [...new Set(sides.flatMap((side) => Object.keys(side.rows ?? {})))];
  return Object.fromEntries(rows.map((row) => [row, sum(sides.map((side) => side.rows?.[row] ?? 0)) / sides.length]));
}

/** The same games, the latest first: those that were imported stand where they were played. */
export function latestFirst(games: readonly PastGame[]): PastGame[] {
  return games.toSorted((one, other) => other.when - one.when);
}

/** The games that match; names are found without their accents, too. */
export function sought(games: readonly PastGame[], { title, name, result }: Sought): PastGame[] {
  return games.filter(
    (game) => (!title || game.title === title) && isFound(game.others, name) && (!result || result === resultOf(game)),
  );
}

function resultOf({ ended, mine }: PastGame): Sought["result"] {
  if (ended) return "ended";
  return mine ? (mine.rank === 1 ? "won" : "lost") : "";
}

/**
 * Totals kind by kind, the one played most first; games without a side of one's own do not count, nor do
 * branches, replayed deals, and games in which a bot has moved for the reader.
 */
export function tallies(games: readonly PastGame[]): Tally[] {
  const counted = games.filter(counts);
  return titlesOf(counted)
    .map((title) => ({ title, played: counted.filter((game) => game.title === title) }))
    .map(({ title, played }) => ({
      title,
      games: played.length,
      won: sum(played.map((game) => (game.mine.rank === 1 ? 1 / game.firsts : 0))),
      even: sum(played.map((game) => 1 / game.sides)),
      points: sum(played.map((game) => game.mine.total)) / played.length,
    }))
    .sort((a, b) => b.games - a.games);
}

/** The kinds that were played, without duplicates, in the order of the games. */
export function titlesOf(games: readonly PastGame[]): string[] {
  return [...new Set(games.map((game) => game.title))];
}

/** Whether it counts: the reader had one side and played it, and nobody could know the deal. */
export function counts(game: PastGame): game is PastGame & { mine: SideResult } {
  return game.mine !== null && !game.branch && !game.duplicate && !game.helped;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}
