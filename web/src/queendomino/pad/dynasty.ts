import { modeOf, newSide, type PadGame } from "./game";

/** A dynasty on the pad: several games of the same players, of which one is open (rules 13.7). */

/** Which of its games is open, from 1. */
export const numberOf = (game: PadGame): number => game.before.length + 1;

/** How many of its games have been begun. */
export const begunOf = (game: PadGame): number => numberOf(game) + game.after.length;

/** Its games that have been begun, each on its own. */
export function gamesOf(game: PadGame): PadGame[] {
  const all = [...game.before, game.sides, ...game.after];
  return all.map((sides) => ({ ...game, games: 1, sides, before: [], after: [] }));
}

/** The same with another of its games open; the last one, unless it has the one with this number. */
export function openAt(game: PadGame, number = begunOf(game)): PadGame {
  const all = [...game.before, game.sides, ...game.after];
  const index = Math.min(Math.max(number, 1), all.length) - 1;
  return { ...game, before: all.slice(0, index), sides: all[index] ?? game.sides, after: all.slice(index + 1) };
}

/** How many of its games count: those up to the last one with any land. */
export const countedOf = (game: PadGame): number =>
  gamesOf(game).findLastIndex(({ sides }) => sides.some((side) => side.squares.length > 0)) + 1;

/** Whether all of its games have been counted. */
export const isComplete = (game: PadGame): boolean => countedOf(game) === game.games;

/** Whether the next of its games can be begun: those before it have land. */
export const goesOn = (game: PadGame): boolean => begunOf(game) < game.games && countedOf(game) === begunOf(game);

/** The dynasty with its next game begun and open: the same players and signs, each with a castle alone. */
export function nextGame(game: PadGame): PadGame {
  const { before, sides, size, ...last } = openAt(game);
  const bare = sides.map(({ name, sign }) => newSide(name, sign, size));
  return { ...last, size, before: [...before, sides], sides: bare };
}

/** How many games a single one that has been counted could be the first of; 0 if it cannot. */
export const couldBe = (game: PadGame): number =>
  game.games === 1 && countedOf(game) === 1 ? (modeOf(game)?.dynasty?.games ?? 0) : 0;

/** Whether its first game could as well be one that stands alone: nothing else has been counted. */
export const couldBeOne = (game: PadGame): boolean => game.games > 1 && countedOf(game) <= 1;

/** The first game of a dynasty as one that stands alone. */
export const firstAlone = (game: PadGame): PadGame => ({ ...openAt(game, 1), games: 1, after: [] });
