/** How Domaine can be played, and what follows from it: the facts that the words of its rules need. */
import type { DomaineRules } from "../../protocol";
import type { Args } from "../../words";
import { OPTIONS, USUAL } from "./address";

/** What the words depend on; the rules of a table are of this type. */
export type LandFacts = Pick<
  DomaineRules,
  | "game"
  | "players"
  | "castles"
  | "knights"
  | "borders"
  | "ducats"
  | "king"
  | "neutral"
  | "spacing"
  | "expansion"
  | "stalling"
  | "second_bonus"
  | "neutral_targets"
  | "last_knight"
  | "allied_deserter"
  | "king_tie"
>;

export const PLAYERS = [2, 3, 4] as const;
const KING: Readonly<Record<number, number>> = { 2: 50, 3: 40, 4: 30 };
const CASTLES: Readonly<Record<number, number>> = { 2: 4, 3: 4, 4: 3 };
const VALUES = {
  spacing: [7, 6],
  expansion: [2, 1],
  stalling: ["printed", "forced"],
  second_bonus: ["amount", "rank"],
  king_tie: ["score", "active"],
  neutral_targets: [true, false],
  last_knight: [true, false],
  allied_deserter: [true, false],
} as const;

/** What an address chooses: `/rules/domaine?players=2&spacing=6`. */
export function landFactsAt(query: URLSearchParams): LandFacts {
  const asked = Number(query.get("players") ?? 4);
  const players = PLAYERS.find((count) => count === asked) ?? 4;
  return {
    game: "domaine",
    players,
    castles: CASTLES[players] ?? 4,
    king: KING[players] ?? 30,
    knights: 15,
    borders: 100,
    ducats: 7,
    neutral: players === 2 ? 2 : null,
    ...Object.fromEntries(OPTIONS.map((name) => [name, chosen(query, name)])),
  } as LandFacts;
}

function chosen(query: URLSearchParams, name: keyof typeof VALUES): LandFacts[keyof typeof VALUES] {
  return VALUES[name].find((value) => String(value) === query.get(name)) ?? USUAL[name];
}

const yes = (is: boolean): string => (is ? "yes" : "no");

/** The facts as arguments for the words of the rules. */
export function landArgs(facts: LandFacts): Args {
  const { players, castles, knights, borders, ducats, king, expansion, stalling } = facts;
  return {
    players,
    castles,
    knights,
    borders,
    ducats,
    king,
    expansion,
    stalling,
    spaces: facts.spacing - 1,
    bonus: facts.second_bonus,
    kingtie: facts.king_tie,
    targets: yes(facts.neutral_targets),
    last: yes(facts.last_knight),
    deserters: yes(facts.allied_deserter),
  };
}
