/** How a game ended: who won, by how much, and what broke a tie. */
import type { QueendominoView, SideView } from "../../protocol";
import type { Saying } from "./status";

export interface Verdict {
  /** The sides as they finished. */
  order: SideView[];
  winners: SideView[];
  title: Saying;
  text: Saying;
}

export function verdict(position: QueendominoView, nameOf: (side: SideView) => string, and: string): Verdict {
  const order = [...position.sides].sort((a, b) => (a.rank ?? 9) - (b.rank ?? 9));
  const winners = order.filter((side) => side.rank === 1);
  const names = winners.map(nameOf).join(and);
  const [first, second] = order;
  const points = first?.sheet.total ?? 0;
  const next = second?.sheet.total ?? 0;
  const say = (title: Saying, id: string, args: Saying["args"]): Verdict => ({ order, winners, title, text: { id, args } });
  if (winners.length > 1) return say({ id: "over-shared", args: { names } }, "over-tied", { points });
  if (points > next) {
    const title = { id: "over-wins", args: { name: names, margin: points - next } };
    return say(title, "over-text", { first: points, second: next, rounds: position.rounds });
  }
  const by = first?.tie_break === "coins" ? "over-coins" : "over-largest";
  return say({ id: "over-wins-tie", args: { name: names } }, by, { points, first: first?.largest ?? 0, second: second?.largest ?? 0 });
}
