import { modeOf, newGame, settled, type Choice, type PadGame, type Side } from "../../../src/queendomino/pad/game";
import type { Land } from "../../../src/queendomino/pad/scoring";
import { SIGNS } from "../../../src/queendomino/board/types";

const LETTERS: Readonly<Record<string, string>> = {
  w: "wheat",
  f: "forest",
  l: "lake",
  g: "grassland",
  s: "swamp",
  m: "mine",
  t: "town",
};

/** A game for tests: Queendomino for four unless said otherwise. */
export function padGame(choice: Partial<Choice> = {}): PadGame {
  const whole = settled({
    game: "queendomino",
    edition: "us",
    teams: false,
    players: 4,
    size: 5,
    bonuses: [],
    centre: "extent",
    games: 1,
    box: null,
    ...choice,
  });
  const people = SIGNS.map((sign, index) => ({ name: `P${index + 1}`, sign }));
  return newGame(whole, people, "abcd1234", 1_700_000_000_000);
}

/** A side drawn in letters, one word a square: landscape, then crowns; C the castle, `.` nothing. */
export function drawnSide(side: Side, picture: string): Side {
  const cells = picture
    .trim()
    .split("\n")
    .flatMap((row, y) =>
      row
        .trim()
        .split(/\s+/)
        .map((word, x) => ({ word, x, y })),
    );
  const castle = cells.find(({ word }) => word === "C");
  const squares = cells.flatMap(({ word, x, y }): Land[] => {
    const terrain = LETTERS[word.charAt(0)];
    return terrain ? [[x, y, terrain, Number(word.slice(1) || 0)]] : [];
  });
  return { ...side, castle: castle ? [castle.x, castle.y] : null, squares };
}

/** The game with other sides in the place of its first ones. */
export function withSides(game: PadGame, ...sides: Partial<Side>[]): PadGame {
  return { ...game, sides: game.sides.map((side, index) => ({ ...side, ...sides[index] })) };
}

export const modeFor = (game: PadGame): NonNullable<ReturnType<typeof modeOf>> => modeOf(game)!;
