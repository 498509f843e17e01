/** How a table plays, in words: what every game has of it. */
import { hasWords } from "../../words";

/** A choice and what it means. */
export interface RuleLine {
  what: string;
  why: string;
}

/** The words of an option's value: the game's own where it has them. */
export function optionId(game: string, name: string, value: unknown): string {
  const tail = `${name}-${String(value ?? "printed")}`.replaceAll("_", "-");
  const own = `option-${game}-${tail}`;
  return hasWords(own) ? own : `option-${tail}`;
}
