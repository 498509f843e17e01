/** How a game shown in words ended: who won, by how much, and what broke a tie. */
import { readable } from "../../readable";
import type { PlainSide } from "../../protocol";
import { listed } from "../../words";
import { say, type Saying } from "../table/words/status";

export interface Verdict {
  /** The sides in their final order. */
  order: PlainSide[];
  winners: PlainSide[];
  title: Saying;
  texts: Saying[];
}

/** The rows of all sheets, without duplicates, in their order. */
export function rowsOf(sides: readonly PlainSide[]): string[] {
  return [...new Set(sides.flatMap((side) => side.sheet.rows.map((row) => row.row)))];
}

export function verdict(sides: readonly PlainSide[], nameOf: (side: PlainSide) => string): Verdict {
  const order = [...sides].sort((a, b) => a.rank - b.rank || a.side - b.side);
  const winners = order.filter((side) => side.rank === 1);
  const [first, second] = order;
  const names = listed(winners.map(nameOf));
  const points = first?.sheet.total ?? 0;
  const margin = points - (second?.sheet.total ?? 0);
  const team = (first?.seats.length ?? 1) > 1 ? "-team" : "";
  const end = (title: Saying, texts: Saying[] = []): Verdict => ({ order, winners, title, texts });
  if (winners.length > 1) return end(say("over-shared", { names }), [say("over-tied", { points })]);
  if (margin > 0 || !second) return end(say(`over-wins${team}`, { name: names, margin }));
  const parted = first?.tie_break ? [say("over-parted", { points, what: readable(first.tie_break) })] : [];
  return end(say(`over-wins-tie${team}`, { name: names }), parted);
}
