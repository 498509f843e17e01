/**
 * Which rules apply on the current page, and the rule that is requested; the rules themselves are fetched on
 * demand.
 */
import { FAMILIES } from "./families";
import { familyOf, OUR_GAMES } from "./playing";
import type { AnyRules } from "./protocol";

interface Ruling {
  /** The rules of the table in front of us; none anywhere else. */
  here: AnyRules | null;
  /** The requested clause: "4.3", or a chapter, "4". */
  asked: string;
}

export const ruling: Ruling = $state({ here: null, asked: "" });

/** The game whose rules are shown when there is no table. */
export const PLAIN_GAME = OUR_GAMES[0] ?? "";

/** Whether the page has the rules of what is played here. */
export function hasRules(): boolean {
  return ruling.here === null || familyOf(ruling.here.game) !== undefined;
}

/**
 * The address of these rules, opened at a clause; for a game without rules here, that of the list of all rules.
 */
export function rulesHref(clause = "", facts: { game: string } | null = ruling.here, page = ""): string {
  const game = facts?.game ?? PLAIN_GAME;
  const family = familyOf(game);
  if (!family) return "/rules";
  const query = facts ? `?${family.query(facts)}` : "";
  return `/rules/${game}${page}${query}${clause && `#${clause}`}`;
}

/** The address of the score pad: one that counts what is played here; none where no pad can. */
export function padHref(here: { game: string } | null = ruling.here): string | undefined {
  return here ? familyOf(here.game)?.pad : FAMILIES.find(({ pad }) => pad !== undefined)?.pad;
}

/** Opens a clause over the current page. */
export function askFor(clause: string): void {
  ruling.asked = clause;
}

/** Handles a click that opens a clause here; with a modifier key it follows the link as usual. */
export function asking(clause: string): (event: MouseEvent) => void {
  return (event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    askFor(clause);
  };
}
