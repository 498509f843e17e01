/** What a game of the family will be, in a few words, before there is a table. */
import type { Wish } from "../../family";
import { optionId } from "../../ui/table/words/rules";
import { words } from "../../words";

/** The edge of the kingdoms: chosen, or as printed. */
export function sizeOf(value: unknown, { game, players, options }: Wish): number {
  if (typeof value === "number") return value;
  const large = game === "royal-wedding" ? options["teams"] === true || players <= 4 : players === 2;
  return large ? 7 : 5;
}

/** The words for an option; empty if it needs none, undefined if it has none of its own. */
export function wished(option: string, value: unknown, wish: Wish): string[] | undefined {
  const named = (one: unknown): string => words(optionId(wish.game, option, one));
  switch (option) {
    case "edition":
      return [words("table-edition", { edition: named(value) })];
    case "size":
      return [words("wished-size", { size: sizeOf(value, wish) })];
    case "teams":
    case "dynasty":
      return value === true ? [named(value)] : [];
    case "bonuses":
      return Array.isArray(value) ? value.map(named) : [];
    case "box":
      return value ? [words("table-box", { name: String(value) })] : [];
    default:
      return undefined;
  }
}
