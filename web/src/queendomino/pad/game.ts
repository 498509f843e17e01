import { SIGNS, type LandView, type Sign } from "../board/types";
import { halvesOf, tilesOf, type Boxed } from "./box";
import type { Laid } from "./laying";
import { score, squaresIn, type Built, type Estate, type Land, type Scored, type Square } from "./scoring";
import { MODES, type Mode, type Tile } from "./tables";

/** A game on the pad: what was played, and a column for each side. Plain data that can be stored and sent. */

/** The highest number of coins, knights or towers that can be entered, and that a file or link may hold. */
export const MOST_OWNED = 999;

export interface Side {
  name: string;
  sign: Sign;
  castle: Square | null;
  squares: readonly Land[];
  buildings: readonly Built[];
  /** The dominoes entered by number; their squares are also in `squares`. */
  laid: readonly Laid[];
  coins: number;
  /** All knights and towers owned; null: as many as the buildings give. */
  knights: number | null;
  towers: number | null;
  queen: boolean;
}

export interface PadGame {
  id: string;
  /** When it was begun, milliseconds since 1970. */
  when: number;
  game: string;
  edition: string;
  teams: boolean;
  players: number;
  size: number;
  bonuses: readonly string[];
  centre: string;
  /** How many games are added up: 1, or those of a dynasty. */
  games: number;
  /** What is on the tiles and dominoes: an owner's box, or null for the printed one as we know it. */
  box: Boxed;
  /** The kingdoms of the game that is open; in a dynasty, those of its other games lie before and after it. */
  sides: readonly Side[];
  before: readonly (readonly Side[])[];
  after: readonly (readonly Side[])[];
}

/** What is chosen before the first kingdom. */
export type Choice = Pick<
  PadGame,
  "game" | "edition" | "teams" | "players" | "size" | "bonuses" | "centre" | "games" | "box"
>;

export const GAMES = [...new Set(MODES.map((mode) => mode.game))];

/** The ways to play a game; a given edition, or with or without teams. */
export function modesOf(game: string, edition?: string, teams?: boolean): Mode[] {
  return MODES.filter(
    (mode) => mode.game === game && (edition ?? mode.edition) === mode.edition && (teams ?? mode.teams) === mode.teams,
  );
}

/** The way this game is played; undefined if there is no such way. */
export function modeOf(choice: Pick<Choice, "game" | "edition" | "teams" | "players">): Mode | undefined {
  return modesOf(choice.game, choice.edition, choice.teams).find((mode) => mode.players === choice.players);
}

/** A choice with conflicts resolved, giving priority to the players. */
export function settled(choice: Choice): Choice {
  const editions = modesOf(choice.game).map((mode) => mode.edition);
  const edition = editions.includes(choice.edition) ? choice.edition : (editions[0] ?? "us");
  const withTeams = modesOf(choice.game, edition).some((mode) => mode.teams);
  const teams = choice.teams && withTeams;
  const possible = modesOf(choice.game, edition, teams);
  const mode =
    possible.find((one) => one.players === choice.players) ??
    possible.findLast((one) => one.players < choice.players) ??
    possible[0];
  const size = mode?.sizes.includes(choice.size) ? choice.size : (mode?.sizes[0] ?? 5);
  const bonuses = choice.bonuses.filter((bonus) => mode?.bonuses.includes(bonus));
  const games = mode?.dynasty && choice.games > 1 ? mode.dynasty.games : 1;
  const box = mode?.town ? choice.box : null;
  return { ...choice, edition, teams, players: mode?.players ?? choice.players, size, bonuses, games, box };
}

/** A column with the castle in the middle and nothing else. */
export function newSide(name: string, sign: Sign, size: number): Side {
  const middle = Math.floor(size / 2);
  return {
    name,
    sign,
    castle: [middle, middle],
    squares: [],
    buildings: [],
    laid: [],
    coins: 0,
    knights: null,
    towers: null,
    queen: false,
  };
}

/** A new game for these names; signs are given in the order of the seats unless chosen. */
export function newGame(
  choice: Choice,
  people: readonly { name: string; sign: Sign }[],
  id: string,
  when: number,
): PadGame {
  const mode = modeOf(choice);
  if (!mode) throw new Error(`nobody plays ${choice.game} so`);
  const sides = people.slice(0, mode.sides).map(({ name, sign }) => newSide(name, sign, choice.size));
  return { ...choice, id, when, sides, before: [], after: [] };
}

/** The first sign not among these. */
export function freeSign(taken: readonly Sign[]): Sign {
  return SIGNS.find((sign) => !taken.includes(sign)) ?? "rose";
}

/** The building tiles of a side, as they are in the box of the game. */
function ownTiles(game: PadGame, side: Side): Tile[] {
  const known = tilesOf(game.box);
  return side.buildings.flatMap(([id]) => known.find((tile) => tile.id === id) ?? []);
}

const given = (game: PadGame, side: Side, what: "knights" | "towers"): number =>
  ownTiles(game, side).reduce((all, tile) => all + tile[what], 0);

/** All knights of a side: as entered, or those of the start and of its buildings. */
export function knightsOf(game: PadGame, side: Side): number {
  const mode = modeOf(game);
  return side.knights ?? (mode?.town ? mode.knights + given(game, side, "knights") : 0);
}

export function towersOf(game: PadGame, side: Side): number {
  return side.towers ?? given(game, side, "towers");
}

/**
 * The tiles of a kingdom whose knights or towers are only estimates of ours, where points depend on them and nobody
 * has entered them.
 */
export function estimatedOf(game: PadGame, side: Side): string[] {
  const tiles = ownTiles(game, side);
  const unsure = (what: "knights" | "towers", per: string): string[] =>
    side[what] === null && tiles.some((tile) => tile.per === per)
      ? tiles.filter((tile) => tile.unsure.includes(what)).map(({ id }) => id)
      : [];
  return [...new Set([...unsure("knights", "knight"), ...unsure("towers", "tower")])];
}

/** The game with another box on the table; a domino that is different in it stays as land without a number. */
export function withBox(game: PadGame, box: Boxed): PadGame {
  const stays = ({ box: from, number }: Laid): boolean =>
    String(halvesOf(game.box, from, number)) === String(halvesOf(box, from, number));
  const boxed = (sides: readonly Side[]): Side[] => sides.map((side) => ({ ...side, laid: side.laid.filter(stays) }));
  const { sides, before, after } = game;
  return { ...game, box, sides: boxed(sides), before: before.map(boxed), after: after.map(boxed) };
}

/** What is scored for a side. */
export function estateOf(game: PadGame, side: Side): Estate {
  const owned = { knights: knightsOf(game, side), towers: towersOf(game, side) };
  return { ...side, size: game.size, bonuses: game.bonuses, centre: game.centre, ...owned };
}

export function scoreOf(game: PadGame, side: Side): Scored {
  return score(estateOf(game, side));
}

/** The most crowns a square of this landscape has in the boxes. */
export function mostCrowns(mode: Mode, terrain: string): number {
  return [3, 2, 1].find((crowns) => squaresIn(mode.boxes, terrain, crowns) > 0) ?? 0;
}

/**
 * A kingdom for the drawings. The pad does not know which domino a painted square came from: its index is used
 * instead.
 */
export function landOf(side: Side): LandView[] {
  const built = new Map(side.buildings.map(([id, x, y]) => [`${x},${y}`, id]));
  const plain = { building: null, knight: false };
  const castle = side.castle
    ? [{ ...plain, x: side.castle[0], y: side.castle[1], terrain: "castle", crowns: 0, domino: 0 }]
    : [];
  const land = side.squares.map(([x, y, terrain, crowns]) => {
    const lot = ((((x * 7 + y * 13) % 47) + 47) % 47) + 1;
    return { x, y, terrain, crowns, domino: lot, knight: false, building: built.get(`${x},${y}`) ?? null };
  });
  return [...castle, ...land];
}
