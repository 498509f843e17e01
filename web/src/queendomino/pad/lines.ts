import { countedOf, gamesOf } from "./dynasty";
import { estateOf, type PadGame, type Side } from "./game";

/** Kingdoms in the form that `demesne score` reads: lines of JSON. */

/** What the kingdoms of a game have in common; an incomplete one is read as the command does, unless said otherwise. */
function terms({ game, size, bonuses, centre }: PadGame): Record<string, unknown> {
  return { game, size, bonuses, ...(centre === "extent" ? {} : { centre }) };
}

function own(game: PadGame, side: Side): Record<string, unknown> {
  const { castle, squares, buildings, coins, knights, towers, queen } = estateOf(game, side);
  return { castle, squares, buildings, knights, towers, coins, queen };
}

/** A line for each kingdom; in a dynasty, one for each player, with all of their games. */
export function linesOf(game: PadGame): string[] {
  const played = gamesOf(game).slice(0, Math.max(1, countedOf(game)));
  return game.sides.map(({ name }, index) => {
    const estates = played.map((one) => own(one, one.sides[index] as Side));
    return JSON.stringify({ id: name, ...terms(game), ...(game.games > 1 ? { games: estates } : estates[0]) });
  });
}
