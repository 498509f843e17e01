/** How a game ended: who won, by how much, and what broke a tie. */
import { listed } from "../../../words";
import type { QueendominoView, SideView } from "../../../protocol";
import type { Saying } from "../../../ui/table/words/status";

export interface Verdict {
  /** The sides in their final order. */
  order: SideView[];
  winners: SideView[];
  title: Saying;
  text: Saying;
}

// What broke a tie, as named on the wire.
const BY: Readonly<Record<string, string>> = { coins: "over-coins", crowns: "over-crowns" };

export function verdict(position: QueendominoView, nameOf: (side: SideView) => string): Verdict {
  const order = [...position.sides].sort((a, b) => (a.rank ?? 9) - (b.rank ?? 9));
  const winners = order.filter((side) => side.rank === 1);
  // Teams that share are named seat by seat, in one list.
  const names = listed(winners.flatMap((side) => side.seats.map((seat) => nameOf({ ...side, seats: [seat] }))));
  const [first, second] = order;
  const name = first ? nameOf(first) : "";
  const points = first?.sheet.total ?? 0;
  const next = second?.sheet.total ?? 0;
  const say = (title: Saying, id: string, args: Saying["args"]): Verdict => ({
    order,
    winners,
    title,
    text: { id, args },
  });
  const team = (first?.seats.length ?? 1) > 1;
  if (winners.length > 1) return say({ id: "over-shared", args: { names } }, "over-tied", { points });
  if (points > next) {
    const title = { id: team ? "over-wins-team" : "over-wins", args: { name, margin: points - next } };
    return position.game > 1
      ? say(title, "over-text-games", { first: points, second: next, games: position.game })
      : say(title, "over-text", { first: points, second: next, rounds: position.rounds });
  }
  const by = BY[first?.tie_break ?? ""] ?? "over-largest";
  return say({ id: team ? "over-wins-tie-team" : "over-wins-tie", args: { name } }, by, {
    points,
    first: first?.largest ?? 0,
    second: second?.largest ?? 0,
  });
}
