/** How Domaine can be played, and what follows from it: the facts that the words of its rules need. */
import type { DomaineRules } from "../../../protocol";
import type { Args } from "../../../words";

/** What the words depend on; a table's own rules are such. */
export type LandFacts = Pick<
  DomaineRules,
  | "game" | "players" | "castles" | "knights" | "borders" | "ducats" | "king" | "neutral" | "spacing" | "expansion"
  | "stalling" | "second_bonus" | "neutral_targets" | "last_knight" | "allied_deserter" | "king_tie"
>;

export const PLAYERS = [2, 3, 4] as const;
const KING: Readonly<Record<number, number>> = { 2: 50, 3: 40, 4: 30 };
const CASTLES: Readonly<Record<number, number>> = { 2: 4, 3: 4, 4: 3 };
const PLAIN = { spacing: 7, expansion: 2, stalling: "forced", second_bonus: "amount", king_tie: "score" } as const;
const SWITCHES = ["neutral_targets", "last_knight", "allied_deserter"] as const;

/** What an address chooses: `/rules/domaine?players=2&spacing=6`. */
export function landFactsAt(query: URLSearchParams): LandFacts {
  const asked = Number(query.get("players") ?? 4);
  const players = PLAYERS.find((count) => count === asked) ?? 4;
  const is = (name: (typeof SWITCHES)[number]): boolean => query.get(name) !== "false";
  return {
    game: "domaine",
    players,
    castles: CASTLES[players] ?? 4,
    king: KING[players] ?? 30,
    knights: 15,
    borders: 100,
    ducats: 7,
    neutral: players === 2 ? 2 : null,
    spacing: query.get("spacing") === "6" ? 6 : PLAIN.spacing,
    expansion: query.get("expansion") === "1" ? 1 : PLAIN.expansion,
    stalling: query.get("stalling") === "printed" ? "printed" : PLAIN.stalling,
    second_bonus: query.get("second_bonus") === "rank" ? "rank" : PLAIN.second_bonus,
    king_tie: query.get("king_tie") === "active" ? "active" : PLAIN.king_tie,
    neutral_targets: is("neutral_targets"),
    last_knight: is("last_knight"),
    allied_deserter: is("allied_deserter"),
  };
}

const yes = (is: boolean): string => (is ? "yes" : "no");

/** The facts as the words of the rules take them. */
export function landArgs(facts: LandFacts): Args {
  const { players, castles, knights, borders, ducats, king, expansion, stalling } = facts;
  return {
    players, castles, knights, borders, ducats, king, expansion, stalling,
    spaces: facts.spacing - 1,
    bonus: facts.second_bonus,
    kingtie: facts.king_tie,
    targets: yes(facts.neutral_targets),
    last: yes(facts.last_knight),
    deserters: yes(facts.allied_deserter),
  };
}
