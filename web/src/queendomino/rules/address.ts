/** What the words of the family's rules depend on, and how the address of the rules encodes it. */
import type { RulesView } from "../../protocol";

/** The rules of a table are of this type. */
export type Facts = Omit<RulesView, "type" | "sides" | "dynasty" | "boxes" | "box">;

/** What was chosen, as the query of the address of the rules. */
export function queryOf(facts: Facts): URLSearchParams {
  const query = new URLSearchParams({
    players: String(facts.players),
    size: String(facts.size),
    line: String(facts.line),
  });
  if (facts.edition && facts.town) query.set("edition", facts.edition);
  if (facts.teams) query.set("teams", "yes");
  if (facts.games > 1) query.set("dynasty", "yes");
  for (const bonus of facts.bonuses) query.append("bonus", bonus);
  if (facts.centre === "grid") query.set("centre", facts.centre);
  return query;
}
