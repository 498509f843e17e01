/** Which rules hold where one is, and the rule somebody asks for; the rules themselves are fetched when they are wanted. */
import type { DomaineRules, RulesView } from "./protocol";
import type { LandFacts } from "./ui/rules/domaine/facts";

/** What the words of the Queendomino family's rules depend on. A table's own rules are such. */
export type Facts = Omit<RulesView, "type" | "sides" | "dynasty" | "boxes" | "box">;

interface Ruling {
  /** How the table in front of us plays; none anywhere else. */
  here: Facts | DomaineRules | null;
  /** The clause that is asked for: "4.3", or a chapter, "4". */
  asked: string;
}

export const ruling: Ruling = $state({ here: null, asked: "" });

const PLAIN_GAME = "queendomino";

/** Whether these are the rules of a table of Domaine. */
export function isDomaine(facts: Facts | DomaineRules): facts is DomaineRules {
  return "type" in facts && facts.type === "domaine";
}

/** Whether these are facts of Domaine. */
function isLand(facts: Facts | LandFacts): facts is LandFacts {
  return facts.game === "domaine";
}

/** What differs from the usual way to play Domaine, as the address of its rules says it. */
function landQuery(facts: LandFacts): URLSearchParams {
  const query = new URLSearchParams({ players: String(facts.players) });
  if (facts.spacing !== 7) query.set("spacing", String(facts.spacing));
  if (facts.expansion !== 2) query.set("expansion", String(facts.expansion));
  if (facts.stalling !== "forced") query.set("stalling", facts.stalling);
  if (facts.second_bonus !== "amount") query.set("second_bonus", facts.second_bonus);
  if (facts.king_tie !== "score") query.set("king_tie", facts.king_tie);
  for (const name of ["neutral_targets", "last_knight", "allied_deserter"] as const) if (!facts[name]) query.set(name, "false");
  return query;
}

/** The address where these rules are read, opened at a clause. */
export function rulesHref(clause = "", facts: Facts | LandFacts | null = ruling.here, page = ""): string {
  const game = facts?.game ?? PLAIN_GAME;
  const query = facts ? `?${isLand(facts) ? landQuery(facts) : queryOf(facts)}` : "";
  return `/rules/${game}${page}${query}${clause && `#${clause}`}`;
}

/** What was chosen, as the address of the rules says it. */
export function queryOf(facts: Facts): URLSearchParams {
  const query = new URLSearchParams({ players: String(facts.players), size: String(facts.size), line: String(facts.line) });
  if (facts.edition && facts.town) query.set("edition", facts.edition);
  if (facts.teams) query.set("teams", "yes");
  if (facts.games > 1) query.set("dynasty", "yes");
  for (const bonus of facts.bonuses) query.append("bonus", bonus);
  if (facts.centre === "grid") query.set("centre", facts.centre);
  return query;
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
