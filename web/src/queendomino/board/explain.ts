import "virtual:words/queendomino";
import { coded, listed, told, words } from "../../words";
import { territoryOf } from "./geometry";
import type { BuildingView, DominoView, HalfView, LandView, LineSlotView, Square, TipText } from "./types";

/** Descriptions of the drawings in words; there are no rules here. */

/** "just left of the castle", "at the castle’s upper left corner", "2 left of the castle and 1 up". */
export function whereIs([x, y]: Square): string {
  if (x === 0 && y === 0) return words("where-castle");
  const ways = [["above", "", "below"][Math.sign(y) + 1], ["left", "", "right"][Math.sign(x) + 1]];
  const corner = Math.abs(x) === 1 && Math.abs(y) === 1 ? "corner" : "";
  const way = [corner, ...ways].filter(Boolean).join("-");
  return words("where", { way, across: Math.abs(x), down: Math.abs(y) });
}

/** "wheat, 1 crown", "lake". */
export function halfName(half: HalfView): string {
  if (half.crowns === 0) return words(`terrain-${half.terrain}`);
  return words("half-crowned", { ...coded("terrain", half.terrain), count: half.crowns });
}

/** "domino 39: lake, 1 crown and town". */
export function dominoName(domino: DominoView): string {
  return words("domino-name", {
    number: domino.number,
    first: halfName(domino.first),
    second: halfName(domino.second),
  });
}

/** Whether the turn that a domino of a line gives is over, or being played. */
export const whenOf = ({ done, current }: LineSlotView): "over" | "now" | "later" =>
  done ? "over" : current ? "now" : "later";

/** The turn of the round that a domino gives, as messages count it. */
export const turnOf = ({ order, sure }: LineSlotView) => ({ order, sure: sure ? "yes" : "no" });

/** Whose king stands on a domino, or that none does; which turn that gives, and whether it is over or being played. */
export function standing(slot: LineSlotView, name: string | undefined): string[] {
  const when = whenOf(slot);
  const place = name === undefined ? words("line-free", turnOf(slot)) : words("line-king", { name, ...turnOf(slot) });
  return when === "later" ? [place] : [place, words(`line-turn-${when}`)];
}

/** What lies on a square: its landscape, the building, the knight. */
function partsOf(land: LandView): string[] {
  const parts = [halfName(land)];
  if (land.building) parts.push(told("building", land.building));
  if (land.knight) parts.push(words("square-knight"));
  return parts;
}

/** "wheat, 1 crown, a knight". */
export const landName = (land: LandView): string => listed(partsOf(land), "unit");

/** "wheat, 1 crown, 2 right of the castle and 1 up", or "free, …"; the castle needs no place. */
export function squareName(land: LandView | undefined, square: Square): string {
  if (land?.terrain === "castle") return landName(land);
  return listed([...(land ? partsOf(land) : [words("square-free")]), whereIs(square)], "unit");
}

/** What a square is, and the territory it belongs to. */
export function explainSquare(all: readonly LandView[], square: Square, buildings: readonly BuildingView[]): TipText {
  const land = all.find((one) => one.x === square[0] && one.y === square[1]);
  if (!land) return undefined;
  if (land.terrain === "castle") return [words("terrain-castle"), words("castle-why")];
  const territory = territoryOf(all, square);
  const crowns = territory.reduce((sum, one) => sum + one.crowns, 0);
  const lines = [halfName(land), words("territory-of", { squares: territory.length, crowns })];
  if (land.knight) lines.push(words("square-knight-why"));
  const building = buildings.find((one) => one.id === land.building);
  return building ? [...explainBuilding(building), ...lines.slice(1)] : lines;
}

function gains(building: BuildingView): string[] {
  const lines = [];
  if (building.knights > 0) lines.push(words("building-gives-knights", { count: building.knights }));
  if (building.towers > 0) lines.push(words("building-gives-towers", { count: building.towers }));
  if (building.crowns > 0) lines.push(words("building-gives-crown"));
  if (building.tax) lines.push(words(`building-tax-${building.tax}`));
  return lines;
}

function worth(building: BuildingView): string[] {
  const lines = [];
  if (building.points > 0) lines.push(words("building-points", { count: building.points }));
  if (building.per === "tower" || building.per === "knight") {
    lines.push(words(`building-per-${building.per}`, { count: building.per_points }));
  } else if (building.per) {
    lines.push(words("building-per-terrain", { count: building.per_points, ...coded("terrain", building.per) }));
  }
  return lines;
}

/** A building tile line by line, and which of its facts are only estimates. */
export function explainBuilding(building: BuildingView): string[] {
  const facts = [...gains(building), ...worth(building)];
  const plain = facts.length > 0 ? facts : [words("building-plain")];
  return [told("building", building.id), ...plain, ...doubts(building)];
}

function doubts(building: BuildingView): string[] {
  if (building.unsure.length === 0) return [];
  const things = listed(building.unsure.map((fact) => told("unsure", fact)));
  return [words("building-unsure", { things })];
}

/** How much of it a side has, and what that is good for; in a dynasty nothing breaks a tie of the sums. */
export function explainStat(kind: string, count: number, games: number): string[] {
  return [words(`stat-${kind}`, { count }), words(`stat-${kind}-why`, { dynasty: games > 1 ? "yes" : "no" })];
}
