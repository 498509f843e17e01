import { resultOf, type Pictured, type PicturedSide } from "../../ui/picture/facts";
import { countedOf, openAt } from "./dynasty";
import type { PadGame, Side } from "./game";
import { sums, type Standing } from "./telling";

/** What the picture of a counted game says, and whose kingdom it shows: the first of the winners'. */
export function picturedOf(game: PadGame): { facts: Pictured; side: Side } {
  const last = openAt(game, Math.max(1, countedOf(game)));
  const all = sums(game).map((one, seat) => ({ ...one, seat }));
  const [own, ...others] = [...all].sort((a, b) => a.rank - b.rank);
  if (!own) throw new Error("a game without sides");
  const standing = ({ rank, scored }: Standing) => ({ rank, total: scored.sheet.total });
  const told = ({ side, scored, seat }: Standing & { seat: number }): PicturedSide => ({
    seat,
    names: [side.name],
    sign: side.sign,
    mate: undefined,
    points: scored.sheet.total,
  });
  const result = resultOf(standing(own), others.map(standing));
  return { facts: { own: told(own), result, others: others.map(told) }, side: last.sides[own.seat] ?? own.side };
}
