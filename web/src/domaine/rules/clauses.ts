/** Domaine's clauses in reading order, where each applies, and what is drawn beside it. */
import { bare, type Args, words } from "../../words";
import type { LandFacts } from "./facts";

export interface LandClause {
  /** As in docs/rules/domaine.md: "8.5". */
  number: string;
  /** Where it applies; by default, everywhere. */
  holds?: (facts: LandFacts) => boolean;
  /** The drawing beside it, or the table of cards. */
  figure?: string;
  /** Its text is a first line and a list. */
  list?: true;
  /** A page of ours that does what the clause describes. */
  link?: { href: string; words: string };
}

interface LandChapter {
  number: string;
  clauses: readonly LandClause[];
}

/** A clause on a page: `apart` if it is shown only because it was requested. */
export interface ShownLand extends LandClause {
  apart: boolean;
}

const COUNTS = [2, 4, 8, 8, 5, 6, 4, 9, 3, 3, 5, 2, 2] as const;

const TOLD: Readonly<Record<string, Omit<LandClause, "number">>> = {
  "1.2": { figure: "cards" },
  "2.1": { figure: "terrain" },
  "2.2": { link: { href: "/tiles", words: "domaine-tiles-link" } },
  "3.5": { figure: "spacing" },
  "3.7": { holds: (facts) => facts.neutral !== null },
  "5.2": { figure: "knight" },
  "6.1": { figure: "closed" },
  "6.3": { figure: "two" },
  "6.5": { figure: "mines" },
  "8.5": { figure: "grow" },
  "8.8": { figure: "cut" },
  "9.2": { figure: "line" },
  "10.1": { figure: "allied" },
  "13.2": { list: true },
};

export const LAND_CHAPTERS: readonly LandChapter[] = COUNTS.map((count, at) => ({
  number: String(at + 1),
  clauses: Array.from({ length: count }, (_, index) => {
    const number = `${at + 1}.${index + 1}`;
    return { number, ...TOLD[number] };
  }),
}));

/** What applies to these facts, chapter by chapter; a requested clause is always included. */
export function landChapters(facts: LandFacts, asked = ""): { number: string; clauses: ShownLand[] }[] {
  const shown = (clause: LandClause): ShownLand[] => {
    const holds = clause.holds?.(facts) ?? true;
    return holds || clause.number === asked ? [{ ...clause, apart: !holds }] : [];
  };
  return LAND_CHAPTERS.map((chapter) => ({ number: chapter.number, clauses: chapter.clauses.flatMap(shown) }));
}

/** The clauses that answer "8.5", or all that apply in chapter "8". */
export function landClausesAt(facts: LandFacts, asked: string): ShownLand[] {
  const all = landChapters(facts, asked).flatMap((chapter) => chapter.clauses);
  const exact = all.filter((clause) => clause.number === asked);
  return exact.length > 0 ? exact : all.filter((clause) => clause.number.startsWith(`${asked}.`));
}

const idOf = (number: string): string => `domaine-rule-${number.replace(".", "-")}`;

export function landTitle(number: string, args: Args): string {
  return words(idOf(number), args);
}

/** The paragraphs of a clause. */
export function landText(number: string, args: Args): string[] {
  return words(`${idOf(number)}-text`, args)
    .split("\n")
    .filter((line) => bare(line).trim() !== "");
}

/** Everything that a search looks through. */
export function landSearched(number: string, args: Args): string[] {
  return [number, landTitle(number, args), ...landText(number, args)];
}
