/** A filled-in score pad, as an example in the rules. */
import type { RowView, SheetView } from "../board/types";
import type { Facts } from "./address";

const TOWN: readonly (readonly [string, number, number])[] = [
  ["wealth", 2, 3],
  ["wheat", 6, 12],
  ["forest", 8, 4],
  ["lake", 15, 6],
  ["grassland", 4, 10],
  ["swamp", 0, 6],
  ["mine", 9, 0],
  ["town", 5, 0],
  ["queen", 0, 7],
  ["buildings", 11, 8],
];
const BARE = new Set(["wheat", "forest", "lake", "grassland", "swamp", "mine"]);

function sheetOf(rows: readonly (readonly [string, number])[]): SheetView {
  const views = rows.map(([row, points]): RowView => ({ row, points, items: [] }));
  return { total: rows.reduce((sum, [, points]) => sum + points, 0), rows: views };
}

/** The sheets of two kingdoms, in the rows that this game has. */
export function padsFor(facts: Facts): [SheetView, SheetView] {
  const rows = facts.town ? TOWN : TOWN.filter(([row]) => BARE.has(row));
  const bonus = facts.bonuses.includes("middle_kingdom") ? 10 : facts.bonuses.includes("harmony") ? 5 : 0;
  const all = bonus > 0 ? [...rows, ["bonuses", 0, bonus] as const] : rows;
  return [sheetOf(all.map(([row, one]) => [row, one])), sheetOf(all.map(([row, , other]) => [row, other]))];
}
