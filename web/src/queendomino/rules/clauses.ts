/** The clauses in reading order, where each applies, and what is drawn beside it. */
import type { Facts } from "./address";
import { isOneTwoOne, leftOver } from "./facts";

const MANY_ROUNDS = 12;
const MOST_SIDES = 4;

type Holds = (facts: Facts) => boolean;

export interface Clause {
  /** As in docs/rules: "4.3". */
  number: string;
  /** Where it applies; by default, everywhere. */
  holds?: Holds;
  /** The drawing beside it. */
  figure?: string;
  /** Its text is a first line and a list. */
  list?: true;
  /** A page of ours that does what the clause describes. */
  link?: { href: string; words: string };
}

interface Chapter {
  number: string;
  clauses: readonly Clause[];
}

const town: Holds = (facts) => facts.town;
const bare: Holds = (facts) => !facts.town;
const wedding: Holds = (facts) => facts.game === "royal-wedding";
const teams: Holds = (facts) => wedding(facts) && facts.teams;
/** Rules 14.6: with five and more sides, or 24 rounds. */
const scarce: Holds = (facts) =>
  wedding(facts) && (facts.rounds > MANY_ROUNDS || (!facts.teams && facts.players > MOST_SIDES));

export const CHAPTERS: readonly Chapter[] = [
  {
    number: "1",
    clauses: [
      { number: "1.1", figure: "land" },
      { number: "1.2", holds: town, figure: "tiles" },
      { number: "1.3", holds: town },
    ],
  },
  {
    number: "2",
    clauses: [
      { number: "2.1" },
      { number: "2.2", figure: "start" },
      { number: "2.3", holds: town, figure: "builders" },
      { number: "2.4", figure: "line" },
      { number: "2.5" },
      { number: "2.6", holds: isOneTwoOne, figure: "onetwo" },
      { number: "2.7" },
    ],
  },
  {
    number: "3",
    clauses: [
      { number: "3.1", figure: "order" },
      { number: "3.2", figure: "steps" },
      { number: "3.3" },
      { number: "3.4", holds: (facts) => leftOver(facts) > 0 },
      { number: "3.5", holds: (facts) => facts.kings > 1 },
      { number: "3.6" },
      { number: "3.7" },
    ],
  },
  {
    number: "4",
    clauses: [
      { number: "4.1" },
      { number: "4.2" },
      { number: "4.3", figure: "connection" },
      { number: "4.4", figure: "castle" },
      { number: "4.5", figure: "window" },
      { number: "4.6" },
      { number: "4.7" },
    ],
  },
  {
    number: "5",
    clauses: [
      { number: "5.1", holds: town },
      { number: "5.2", holds: town },
      { number: "5.3", holds: town, figure: "tax" },
      { number: "5.4", holds: town, figure: "safes" },
      { number: "5.5", holds: town },
    ],
  },
  {
    number: "6",
    clauses: [
      { number: "6.1", holds: town },
      { number: "6.2", holds: town, figure: "prices" },
      { number: "6.3", holds: town, figure: "build" },
      { number: "6.4", holds: town },
      { number: "6.5", holds: town },
      { number: "6.6", holds: town },
    ],
  },
  {
    number: "7",
    clauses: [
      { number: "7.1", holds: town, figure: "queen" },
      { number: "7.2", holds: town },
      { number: "7.3", holds: town },
    ],
  },
  {
    number: "8",
    clauses: [
      { number: "8.1", holds: town },
      { number: "8.2", holds: town },
      { number: "8.3", holds: town },
      { number: "8.4", holds: town, figure: "dragon" },
    ],
  },
  { number: "9", clauses: [{ number: "9.1", figure: "claim" }, { number: "9.2" }, { number: "9.3" }] },
  {
    number: "10",
    clauses: [
      { number: "10.1", holds: town },
      { number: "10.2", figure: "territories" },
      { number: "10.3", holds: town, figure: "towns" },
      { number: "10.4", holds: town, figure: "crowning" },
      { number: "10.5", holds: town },
      { number: "10.6", holds: town, figure: "worth" },
      { number: "10.7", holds: town },
      { number: "10.8", holds: town },
    ],
  },
  {
    number: "11",
    clauses: [
      { number: "11.1", figure: "pad" },
      { number: "11.2", holds: town },
      { number: "11.3", holds: town },
    ],
  },
  {
    number: "12",
    clauses: [
      { number: "12.1", holds: town },
      { number: "12.2", holds: town, list: true },
      { number: "12.3", holds: town, link: { href: "/box", words: "rules-box-link" } },
    ],
  },
  {
    number: "13",
    clauses: [
      { number: "13.1", holds: bare },
      { number: "13.2", holds: bare },
      { number: "13.3", holds: bare },
      { number: "13.4", holds: bare },
      { number: "13.5", holds: (facts) => facts.bonuses.length > 0, figure: "bonuses" },
      { number: "13.6", holds: (facts) => bare(facts) && facts.size === 7 },
      { number: "13.7", holds: (facts) => facts.games > 1 },
    ],
  },
  {
    number: "14",
    clauses: [
      { number: "14.1", holds: wedding },
      { number: "14.2", holds: wedding, figure: "boxes" },
      { number: "14.3", holds: wedding },
      { number: "14.4", holds: teams, figure: "team" },
      { number: "14.5", holds: teams },
      { number: "14.6", holds: scarce },
    ],
  },
];

/** A game's own chapter comes first. */
const FIRST: Readonly<Record<string, string>> = { kingdomino: "13", "royal-wedding": "14" };

/** A clause on a page: `apart` if it is shown only because it was requested. */
export interface Shown extends Clause {
  apart: boolean;
}

interface ShownChapter {
  number: string;
  clauses: readonly Shown[];
}

function shownOf(chapter: Chapter, facts: Facts, asked: string): ShownChapter {
  const holding = (clause: Clause): boolean => clause.holds?.(facts) ?? true;
  const whole = asked === chapter.number && !chapter.clauses.some(holding);
  const shown = chapter.clauses.filter((clause) => holding(clause) || whole || clause.number === asked);
  return { number: chapter.number, clauses: shown.map((clause) => ({ ...clause, apart: !holding(clause) })) };
}

/** What applies to these facts, chapter by chapter; a requested clause is always included. */
export function chaptersFor(facts: Facts, asked = ""): ShownChapter[] {
  const first = FIRST[facts.game];
  const ordered = [...CHAPTERS].sort((a, b) => Number(b.number === first) - Number(a.number === first));
  return ordered.map((chapter) => shownOf(chapter, facts, asked)).filter((chapter) => chapter.clauses.length > 0);
}

/** The clauses that answer "4.3", or all that apply in chapter "4". */
export function clausesAt(facts: Facts, asked: string): Shown[] {
  const found = chaptersFor(facts, asked).flatMap((chapter) => chapter.clauses);
  const exact = found.filter((clause) => clause.number === asked);
  return exact.length > 0 ? exact : found.filter((clause) => clause.number.startsWith(`${asked}.`));
}
