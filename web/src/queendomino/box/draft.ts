/** An owner's corrections while they are being made: only differences from the tables count. */
import type { BuildingFix, BuildingView, DominoView, OwnBox } from "../../protocol";

export type Halves = [[string, number], [string, number]];

export interface Draft {
  name: string;
  buildings: Readonly<Record<string, BuildingFix>>;
  dominoes: Readonly<Record<string, Readonly<Record<string, Halves>>>>;
}

export const EMPTY: Draft = { name: "", buildings: {}, dominoes: {} };

/** The facts of a tile that an owner is asked about. */
export function asked(building: BuildingView): ("knights" | "towers" | "tax")[] {
  const fields = { knights: "knights", towers: "towers", tax_bonus: "tax" } as const;
  return building.unsure.flatMap((fact) => fields[fact as keyof typeof fields] ?? []);
}

/** The tile as the owner says it is. */
export function corrected(building: BuildingView, draft: Draft): BuildingView {
  const fix = draft.buildings[building.id] ?? {};
  const tax = fix.tax === undefined || fix.tax === null ? building.tax : fix.tax || null;
  return { ...building, knights: fix.knights ?? building.knights, towers: fix.towers ?? building.towers, tax };
}

/** The draft with one fact of a tile set; a value that agrees with the table is not a correction. */
export function withFact(
  draft: Draft,
  building: BuildingView,
  fact: "knights" | "towers" | "tax",
  value: number | string,
): Draft {
  const { [fact]: _, ...others } = draft.buildings[building.id] ?? {};
  const printed = fact === "tax" ? (building.tax ?? "") : building[fact];
  const fix = value === printed ? others : { ...others, [fact]: value };
  const { [building.id]: __, ...rest } = draft.buildings;
  return { ...draft, buildings: Object.keys(fix).length > 0 ? { ...rest, [building.id]: fix } : rest };
}

export function halvesOf(domino: DominoView): Halves {
  return [
    [domino.first.terrain, domino.first.crowns],
    [domino.second.terrain, domino.second.crowns],
  ];
}

/** The domino as the owner says it is. */
export function exchanged(domino: DominoView, draft: Draft): DominoView {
  const halves = draft.dominoes[domino.box]?.[String(domino.number)];
  if (!halves) return domino;
  const [first, second] = halves.map(([terrain, crowns]) => ({ terrain, crowns }));
  return { ...domino, first: first ?? domino.first, second: second ?? domino.second };
}

/** The draft with one domino set; one that is as printed is not a correction. */
export function withDomino(draft: Draft, printed: DominoView, halves: Halves): Draft {
  const { [String(printed.number)]: _, ...rest } = draft.dominoes[printed.box] ?? {};
  const same = JSON.stringify(halves) === JSON.stringify(halvesOf(printed));
  const box = same ? rest : { ...rest, [String(printed.number)]: halves };
  const { [printed.box]: __, ...boxes } = draft.dominoes;
  return { ...draft, dominoes: Object.keys(box).length > 0 ? { ...boxes, [printed.box]: box } : boxes };
}

interface Surplus {
  box: string;
  terrain: string;
  crowns: number;
  /** Surplus squares; below 0: missing ones. */
  count: number;
}

/** Where the squares of a box no longer add up to the true numbers. */
export function surplus(dominoes: readonly DominoView[], draft: Draft): Surplus[] {
  const counts = new Map<string, Surplus>();
  const count = (box: string, { terrain, crowns }: DominoView["first"], by: number): void => {
    const key = `${box} ${terrain} ${crowns}`;
    const found = counts.get(key) ?? { box, terrain, crowns, count: 0 };
    counts.set(key, { ...found, count: found.count + by });
  };
  for (const printed of dominoes) {
    const now = exchanged(printed, draft);
    for (const half of [printed.first, printed.second]) count(printed.box, half, -1);
    for (const half of [now.first, now.second]) count(printed.box, half, 1);
  }
  return [...counts.values()].filter((each) => each.count !== 0);
}

/** What the server is to store. */
export function ownBox(draft: Draft): OwnBox {
  const dominoes = Object.fromEntries(Object.entries(draft.dominoes).map(([box, fixes]) => [box, { ...fixes }]));
  return { name: draft.name.trim(), buildings: { ...draft.buildings }, dominoes };
}

/** How many tiles and dominoes differ. */
export function corrections(draft: Draft): number {
  return (
    Object.keys(draft.buildings).length +
    Object.values(draft.dominoes).reduce((sum, box) => sum + Object.keys(box).length, 0)
  );
}
