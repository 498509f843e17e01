/** The clauses of docs/rules behind each explanation. */
import type { BuildingView, LandView, SlotView } from "./types";

/** The clauses of a building: what it gives at once, what it does to taxes, what it is worth. */
export function rulesOfBuilding(building: BuildingView): string[] {
  const rules = [
    building.knights + building.towers > 0 && "6.5",
    building.tax && "5.4",
    building.crowns > 0 && "10.3",
    building.points > 0 && "10.5",
    (building.per === "tower" || building.per === "knight") && "10.7",
    building.per && building.per !== "tower" && building.per !== "knight" && "10.6",
  ];
  return rules.filter((rule) => typeof rule === "string" && rule !== "") as string[];
}

/** The clauses of a square of land, with what stands on it. */
export function rulesOfSquare(land: LandView | undefined, buildings: readonly BuildingView[]): string[] {
  if (!land) return [];
  if (land.terrain === "castle") return ["4.4"];
  const building = buildings.find((one) => one.id === land.building);
  if (building) return rulesOfBuilding(building);
  return land.knight ? ["10.2", "5.2"] : ["10.2"];
}

const SLOTS: Readonly<Record<SlotView["state"], string>> = { sale: "6.2", sold: "6.1", burnt: "8.4", empty: "3.6" };

/** The clauses of a slot at the builders, with the tile in it. */
export function rulesOfSlot(slot: SlotView, building: BuildingView | undefined): string[] {
  return [...(slot.state === "sale" && building ? rulesOfBuilding(building) : []), SLOTS[slot.state]];
}

const ROWS: Readonly<Record<string, readonly string[]>> = {
  wealth: ["10.1"],
  town: ["10.3"],
  queen: ["10.4"],
  buildings: ["10.5", "10.6", "10.7"],
  bonuses: ["13.5"],
};

/** The clauses of a row of the score pad. */
export function rulesOfRow(row: string): readonly string[] {
  return ROWS[row] ?? ["10.2"];
}

/** What the score pad shows beside its rows: a drawing, and the clauses behind them. */
const PICTURES = { wealth: "coins", queen: "queen", buildings: "building-church", bonuses: "crown" };

/** How the score pad shows its rows, in a game with a town or without one, as Kingdomino. */
export const padRows = (town: boolean) => ({
  pictures: PICTURES,
  clausesOf: rulesOfRow,
  optional: town ? ["bonuses"] : ["bonuses", "wealth", "town", "queen", "buildings"],
});

const STATS: Readonly<Record<string, string>> = {
  coins: "10.1",
  knights: "5",
  towers: "7.1",
  crowns: "13.4",
  largest: "13.4",
};

/** The clause for one of a side's numbers. */
export function rulesOfStat(kind: string): string[] {
  return [STATS[kind] ?? "10"];
}
