/** What is played, in words, and which family knows more of it. */
import { FAMILIES } from "./families";
import type { Family, Wish } from "./family";
import type { AnyRules, TableView } from "./protocol";
import { readable } from "./readable";
import { hasWords, words } from "./words";

/** The games that have rules and boxes on the page, in the order of the shelf. */
export const OUR_GAMES: readonly string[] = FAMILIES.flatMap((family) => Object.keys(family.boxes));

/** The games that the guide teaches, in the order in which one learns those of a family. */
export const LESSONS: readonly Wish[] = FAMILIES.flatMap((family) => family.lessons ?? []);

/** The family of a game; none where the game is a guest's, who gives the page nothing. */
export function familyOf(game: string): Family<any> | undefined {
  return FAMILIES.find((family) => game in family.boxes);
}

/** Whether there are reviews of such a game: of a branch there are none, nor of a guest's. */
export function isJudged(view: TableView): boolean {
  return !view.branch && familyOf(view.game)?.reviewed !== undefined;
}

/** A game by its name; of a guest's game as it is written: "little-orchard" is "Little orchard". */
export function gameName(game: string): string {
  const id = `game-${game}`;
  if (hasWords(id)) return words(id);
  return readable(game);
}

/** What a table plays: "Harvest, teams". */
export function titleOf(rules: AnyRules): string {
  return familyOf(rules.game)?.title?.(rules) ?? gameName(rules.game);
}

/** What a table plays with its mode, by which results are told apart: "Harvest, with frost". */
export function kindOf(rules: AnyRules): string {
  return familyOf(rules.game)?.kind?.(rules) ?? titleOf(rules);
}

/** What a table plays and how, in a few words each. */
export function briefOf(rules: AnyRules): string[] {
  const lines = familyOf(rules.game)?.brief(rules) ?? [];
  return [titleOf(rules), words("players-count", { count: rules.players }), ...lines];
}

/** The seats of each side, where seats share one. */
export function teamsOf(rules: AnyRules | undefined): readonly (readonly number[])[] | undefined {
  const sides = rules && "sides" in rules ? rules.sides : [];
  return sides.some((seats) => seats.length > 1) ? sides : undefined;
}
