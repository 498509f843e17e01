/** What the picture of a finished game says: one side large, the others below it. */
import { signOf, type Sign } from "../../board/types";
import type { SeatView, SideResult, Summary, TableView } from "../../protocol";
import { branchWords } from "../branch";
import { goneWords } from "../table/words/company";
import { seatName } from "../table/words/telling";

export interface PicturedSide {
  /** The first of its seats. */
  seat: number;
  names: readonly string[];
  sign: Sign;
  mate: Sign | undefined;
  points: number;
}

export interface Pictured {
  own: PicturedSide;
  /** How it ended for that side: a message id and its arguments. */
  result: { id: string; args: Record<string, number> };
  others: readonly PicturedSide[];
}

type Standing = Pick<SideResult, "rank" | "total">;

/** The side of the reader, if they have one, else the winner's; undefined if the game did not end by its rules. */
export function pictured({ results, seats }: Summary): Pictured | undefined {
  const yours = results.filter((side) => side.seats.some((seat) => seats[seat]?.yours));
  const ranked = [...results].sort((a, b) => a.rank - b.rank || b.total - a.total);
  const own = yours.length === 1 ? yours[0] : ranked[0];
  if (!own) return undefined;
  const told = (side: SideResult): PicturedSide => {
    const [first, second] = side.seats.map((seat) => seats[seat]);
    return {
      seat: first?.seat ?? 0,
      names: side.seats.map((seat) => seatName(seats[seat])),
      sign: signOf(first?.sign ?? ""),
      mate: second && signOf(second.sign),
      points: side.total,
    };
  };
  const others = ranked.filter((side) => side !== own);
  return { own: told(own), result: resultOf(own, others), others: others.map(told) };
}

/** That the game was played on from another, or that a bot played for the pictured side; empty otherwise. */
export function noteOf(own: PicturedSide, { branch, rules, seats }: TableView): string {
  if (branch) return branchWords(rules, branch);
  const { side } = seats.find(({ seat }) => seat === own.seat) ?? {};
  const said = seats.filter((seat) => seat.side === side).map((seat): SeatView => ({ ...seat, yours: false }));
  return goneWords(said)[0] ?? "";
}

/** How it ended for a side, beside the others. */
export function resultOf(own: Standing, others: readonly Standing[]): Pictured["result"] {
  if (own.rank > 1) return { id: "picture-place", args: { place: own.rank, sides: others.length + 1 } };
  if (others.some((side) => side.rank === 1)) return { id: "picture-shared", args: {} };
  const by = own.total - Math.max(0, ...others.map((side) => side.total));
  return by > 0 ? { id: "picture-won", args: { by } } : { id: "picture-tie", args: {} };
}
