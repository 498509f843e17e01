/** The words of a clause. */
import { explainBuilding } from "../board/explain";
import { bare, type Args, words } from "../../words";
import type { Clause } from "./clauses";
import { TILES } from "./examples";

function idOf(clause: Pick<Clause, "number">): string {
  return `rule-${clause.number.replace(".", "-")}`;
}

export function titleOf(clause: Pick<Clause, "number">, args: Args): string {
  return words(idOf(clause), args);
}

/** The paragraphs of its text, without those that are empty for these facts. */
export function paragraphsOf(clause: Pick<Clause, "number">, args: Args): string[] {
  return words(`${idOf(clause)}-text`, args)
    .split("\n")
    .filter((line) => bare(line).trim() !== "");
}

/** Everything that a search looks through: its number, its words, and what its drawing names. */
export function searchedIn(clause: Pick<Clause, "number" | "figure">, args: Args): string[] {
  const tiles = clause.figure === "tiles" ? TILES.flatMap(explainBuilding) : [];
  return [clause.number, titleOf(clause, args), ...paragraphsOf(clause, args), ...tiles];
}
