/**
 * Which rules hold where one is, and the rule somebody asks for; the rules themselves are fetched when they are
 * wanted.
 */
import { familyOf, OUR_GAMES } from "./playing";
import type { AnyRules } from "./protocol";

interface Ruling {
  /** How the table in front of us plays; none anywhere else. */
  here: AnyRules | null;
  /** The clause that is asked for: "4.3", or a chapter, "4". */
  asked: string;
}

export const ruling: Ruling = $state({ here: null, asked: "" });

/** The game whose rules one reads where no table says which. */
export const PLAIN_GAME = OUR_GAMES[0] ?? "";

/** Whether the page has the rules of what is played here. */
export function hasRules(): boolean {
  return ruling.here === null || familyOf(ruling.here.game) !== undefined;
}

/**
 * The address where these rules are read, opened at a clause; the list of all rules for a game that we have none of.
 */
export function rulesHref(clause = "", facts: { game: string } | null = ruling.here, page = ""): string {
  const game = facts?.game ?? PLAIN_GAME;
  const family = familyOf(game);
  if (!family) return "/rules";
  const query = facts ? `?${family.query(facts)}` : "";
  return `/rules/${game}${page}${query}${clause && `#${clause}`}`;
}

/** Opens a clause over the page one is on. */
export function askFor(clause: string): void {
  ruling.asked = clause;
}

/** A click that asks for a clause here; with a modifier key it follows the link, as links do. */
export function asking(clause: string): (event: MouseEvent) => void {
  return (event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    askFor(clause);
  };
}
