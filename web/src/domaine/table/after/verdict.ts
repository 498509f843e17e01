/** How a game ended: who won, by how much, what ended it, and what broke a tie. */
import type { DomaineView, Event, LordView } from "../../../protocol";
import type { Saying } from "../../../ui/table/words/status";
import { listed } from "../../../words";

export interface Verdict {
  /** The lords in their final order. */
  order: LordView[];
  winners: LordView[];
  title: Saying;
  /** Whether ducats counted, for points or for a tie. */
  ducats: boolean;
  /** How it ended, and what broke a tie. */
  texts: Saying[];
}

export function verdict(
  view: DomaineView,
  events: readonly Event[],
  king: number,
  nameOf: (seat: number) => string,
): Verdict {
  const order = [...view.lords].sort((a, b) => (a.rank ?? 9) - (b.rank ?? 9) || a.seat - b.seat);
  const winners = order.filter((lord) => lord.rank === 1);
  const [first, second] = order;
  const margin = (first?.sheet.total ?? 0) - (second?.sheet.total ?? 0);
  const names = listed(winners.map((lord) => nameOf(lord.seat)));
  const how = ending(events, king, nameOf);
  const texts = [how, ...parted(order, winners)];
  const ducats = how.id === "over-deck" || texts.some((text) => text.id === "over-ducats");
  return { order, winners, title: title(winners.length, margin, names), ducats, texts };
}

function title(count: number, margin: number, names: string): Saying {
  if (count > 1) return { id: "over-shared", args: { names } };
  return margin > 0
    ? { id: "over-wins", args: { name: names, margin } }
    : { id: "over-wins-tie", args: { name: names } };
}

/** By reaching the king, or by the end of the deck and the ducats. */
function ending(events: readonly Event[], king: number, nameOf: (seat: number) => string): Saying {
  const crowned = events.filter((event) => event.code === "crown" && event.seat !== null);
  if (crowned.length === 0) return { id: "over-deck", args: {} };
  return {
    id: "over-king",
    args: { names: listed(crowned.map((event) => nameOf(event.seat ?? 0))), king, count: crowned.length },
  };
}

function parted(order: readonly LordView[], winners: readonly LordView[]): Saying[] {
  const [first, second] = order;
  const points = first?.sheet.total ?? 0;
  if (!first || !second || second.sheet.total !== points) return [];
  if (winners.length > 1) return [{ id: "over-tied", args: { points } }];
  if (first.tie_break === "active") return [{ id: "over-active", args: { points } }];
  return [{ id: "over-ducats", args: { points, first: first.ducats, second: second.ducats } }];
}
