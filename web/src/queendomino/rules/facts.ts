/** How a game can be played, and what follows from it: the facts that the words of the rules need. */
import "virtual:words/queendomino";
import "virtual:words/rules-queendomino";
import { type Mode, MODES } from "../pad/tables";
import type { Facts } from "./address";
import { type Args, listed, words } from "../../words";

export const GAMES = ["queendomino", "kingdomino", "royal-wedding"] as const;
type GameName = (typeof GAMES)[number];

/** What a reader chooses. */
export interface Choice {
  game: GameName;
  players: number;
  edition: string;
  teams: boolean;
  size: number;
  /** Dominoes in a line, if there is a choice; 0 leaves it to the game. */
  line: number;
  bonuses: readonly string[];
  dynasty: boolean;
  centre: string;
}

const PLAIN_PLAYERS: Readonly<Record<GameName, number>> = { queendomino: 4, kingdomino: 4, "royal-wedding": 4 };

/** The ways to play a game, as generated from the rules. */
export function modesOf(game: string): readonly Mode[] {
  return MODES.filter((mode) => mode.game === game);
}

/** The chosen way of playing, or the nearest one that exists. */
export function modeOf(choice: Choice): Mode {
  const all = modesOf(choice.game);
  const edition = all.some((mode) => mode.edition === choice.edition) ? choice.edition : all[0]?.edition;
  const within = all.filter((mode) => mode.edition === edition);
  const seated = within.filter((mode) => mode.teams === choice.teams);
  const possible = seated.length > 0 ? seated : within;
  const found =
    possible.find((mode) => mode.players === choice.players) ??
    possible.findLast((mode) => mode.players < choice.players) ??
    possible[0];
  if (!found) throw new Error(`nobody plays ${choice.game}`);
  return found;
}

/** The kingdoms one may agree on, the printed size first. */
export function sizesOf(mode: Mode): number[] {
  return [...new Set(mode.plays.map(([size]) => size))];
}

/** The lines one may agree on with kingdoms of this size, the shortest first. */
export function linesOf(mode: Mode, size: number): number[] {
  return mode.plays.flatMap(([edge, line]) => (edge === size ? [line] : [])).sort((a, b) => a - b);
}

/** The same choice with conflicts resolved. */
export function settled(choice: Choice): Choice {
  const mode = modeOf(choice);
  return {
    ...choice,
    players: mode.players,
    edition: mode.edition,
    teams: mode.teams,
    size: sizesOf(mode).includes(choice.size) ? choice.size : (mode.sizes[0] ?? 5),
    bonuses: choice.bonuses.filter((bonus) => mode.bonuses.includes(bonus)),
    dynasty: choice.dynasty && mode.bonuses.length > 0,
  };
}

function isGame(name: string): name is GameName {
  return GAMES.some((game) => game === name);
}

/** What an address chooses: `/rules/kingdomino?players=2&size=7`. Null if it is not a game of ours. */
export function choiceAt(name: string, query: URLSearchParams): Choice | null {
  if (!isGame(name)) return null;
  return settled({
    game: name,
    players: Number(query.get("players") ?? PLAIN_PLAYERS[name]),
    edition: query.get("edition") ?? "us",
    teams: query.get("teams") === "yes",
    size: Number(query.get("size") ?? 0),
    line: Number(query.get("line") ?? 0),
    bonuses: query.getAll("bonus"),
    dynasty: query.get("dynasty") === "yes",
    centre: query.get("centre") === "grid" ? "grid" : "extent",
  });
}

/** The line and the rounds of a choice: the chosen ones if they are possible at that size, else the printed ones. */
function lengthOf(mode: Mode, { size, line }: Choice): { line: number; rounds: number } {
  const possible = mode.plays.filter(([edge]) => edge === size);
  const [, dominoes = 0, rounds = 0] = possible.find(([, asked]) => asked === line) ?? possible[0] ?? [];
  return { line: dominoes, rounds };
}

/** Everything that follows from a choice. */
export function factsOf(choice: Choice): Facts {
  const mode = modeOf(choice);
  const games = choice.dynasty ? 3 : 1;
  return {
    game: choice.game,
    edition: mode.town ? choice.edition : "",
    players: choice.players,
    size: choice.size,
    teams: choice.teams,
    town: mode.town,
    ...lengthOf(mode, choice),
    kings: mode.kings,
    games,
    bonuses: [...choice.bonuses],
    centre: choice.centre,
    ties: games > 1 ? [] : [...mode.ties],
    coins: mode.coins,
    knights: mode.knights,
    knight_supply: mode.knightSupply,
  };
}

const yes = (is: boolean): string => (is ? "yes" : "no");

/** Dominoes of each line that nobody claims. */
export function leftOver(facts: Facts): number {
  return facts.line - facts.players * facts.kings;
}

/** Whether Queendomino's own way of placing the first kings applies: rules 2.6. */
export function isOneTwoOne(facts: Facts): boolean {
  return facts.game === "queendomino" && facts.players === 2;
}

function bonusNames(facts: Facts): string {
  const named = facts.bonuses.length > 0 ? facts.bonuses : ["middle_kingdom", "harmony"];
  return listed(named.map((bonus) => words(`rules-bonus-${bonus.replaceAll("_", "-")}`)));
}

/** The facts as arguments for the words of the rules. */
export function argsOf(facts: Facts): Args {
  const { game, players, size, line, rounds, kings, games, coins, knights, centre, edition } = facts;
  const any = facts.bonuses.length === 0; // requested without any being chosen: describe all
  return {
    game,
    players,
    size,
    line,
    rounds,
    kings,
    games,
    coins,
    knights,
    centre,
    edition,
    teams: yes(facts.teams),
    town: yes(facts.town),
    supply: facts.knight_supply,
    left: leftOver(facts),
    dealt: line * rounds,
    sides: facts.teams ? players / 2 : players,
    onetwo: yes(isOneTwoOne(facts)),
    lasttie: facts.ties.includes("coins") ? "coins" : "shared",
    bonuses: yes(!any),
    middle: yes(any || facts.bonuses.includes("middle_kingdom")),
    harmony: yes(any || facts.bonuses.includes("harmony")),
    bonusnames: bonusNames(facts),
  };
}

/** "Queendomino", "Royal Wedding, teams". */
export function nameOf(facts: Facts): string {
  const name = words(`game-${facts.game}`);
  if (facts.teams) return words("game-teams", { name });
  return facts.games > 1 ? words("game-dynasty", { name }) : name;
}
