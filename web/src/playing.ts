/** What is played, in words, and the family that knows more about it. */
import { FAMILIES } from "./families";
import type { Family, Wish } from "./family";
import type { AnyRules, TableView } from "./protocol";
import { readable } from "./readable";
import { hasWords, words } from "./words";

/** The games that have rules and boxes on the page, in the order of the shelf. */
export const OUR_GAMES: readonly string[] = FAMILIES.flatMap((family) => Object.keys(family.boxes));

/** The games that the guide teaches, in learning order within each family. */
export const LESSONS: readonly Wish[] = FAMILIES.flatMap((family) => family.lessons ?? []);

/** The family of a game; none for a guest's game, which gives the page nothing. */
export function familyOf(game: string): Family<any> | undefined {
  return FAMILIES.find((family) => game in family.boxes);
}

/** Whether such a game can be reviewed: not a branch, nor one that was broken off, nor a guest's game. */
export function isJudged(view: TableView): boolean {
  return !view.branch && !view.ended && familyOf(view.game)?.reviewed !== undefined;
}

/** The name of a game; for a guest's game, from its id: "little-orchard" is "Little orchard". */
export function gameName(game: string): string {
  const id = `game-${game}`;
  if (hasWords(id)) return words(id);
  return readable(game);
}

/** What a table plays: "Harvest, teams". */
export function titleOf(rules: AnyRules): string {
  return familyOf(rules.game)?.title?.(rules) ?? gameName(rules.game);
}

/** What a table plays with its mode, which distinguishes results: "Harvest, with frost". */
export function kindOf(rules: AnyRules): string {
  return familyOf(rules.game)?.kind?.(rules) ?? titleOf(rules);
}

/** What a table plays and how, in a few words each. */
export function briefOf(rules: AnyRules): string[] {
  const lines = familyOf(rules.game)?.brief(rules) ?? [];
  return [titleOf(rules), words("players-count", { count: rules.players }), ...lines];
}

/** The seats of each side, if seats share one. */
export function teamsOf(rules: AnyRules | undefined): readonly (readonly number[])[] | undefined {
  const sides = rules && "sides" in rules ? rules.sides : [];
  return sides.some((seats) => seats.length > 1) ? sides : undefined;
}
