/** How a table plays, in words: the part that all games share. */
import { readable, readableValue } from "../../../readable";
import type { OptionInfo } from "../../../protocol";
import { hasWords, words } from "../../../words";

/** A choice and what it means. */
export interface RuleLine {
  what: string;
  why: string;
}

/** The words for an option's value: the game's own if it has any. */
export function optionId(game: string, name: string, value: unknown): string {
  const tail = `${name}-${String(value ?? "printed")}`.replaceAll("_", "-");
  const own = `option-${game}-${tail}`;
  return hasWords(own) ? own : `option-${tail}`;
}

/** The question of an option. */
export function optionTitle({ name }: Pick<OptionInfo, "name">): string {
  const id = `option-${name.replaceAll("_", "-")}`;
  return hasWords(id) ? words(id) : readable(name);
}

/** An answer to it. */
export function optionValue(game: string, name: string, value: unknown): string {
  const id = optionId(game, name, value);
  return hasWords(id) ? words(id) : readableValue(value);
}
