import type { RulesView } from "../../protocol";
import { modeOf, type PadGame } from "./game";

/** The rules by which a game on the pad is played, as a table would have them: clauses opened from here are those. */
export function rulesOf(game: PadGame): RulesView | null {
  const mode = modeOf(game);
  if (!mode) return null;
  const [, line = 0, rounds = 0] = mode.plays.find(([size]) => size === game.size) ?? mode.plays[0] ?? [];
  const seats = Array.from({ length: mode.players }, (_, seat) => seat);
  const shared = mode.players / mode.sides;
  return {
    type: "queendomino",
    game: game.game,
    edition: mode.town ? game.edition : "",
    players: mode.players,
    size: game.size,
    teams: game.teams,
    sides: Array.from({ length: mode.sides }, (_, side) => seats.slice(side * shared, (side + 1) * shared)),
    town: mode.town,
    line,
    kings: mode.kings,
    rounds,
    dynasty: game.games > 1,
    games: game.games,
    bonuses: [...game.bonuses],
    centre: game.centre,
    boxes: [...mode.boxes],
    box: game.box?.name ?? "",
    ties: game.games > 1 ? [] : [...mode.ties],
    coins: mode.coins,
    knights: mode.knights,
    knight_supply: mode.knightSupply,
  };
}
