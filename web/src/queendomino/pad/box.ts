import type { BuildingFix, OwnBox } from "../../protocol";
import { list, must, one, record, whole, word } from "./fields";
import { BOXES, BUILDINGS, LANDSCAPES, type Half, type Tile } from "./tables";

/** The box on the table: an owner's corrections of the printed tables (rules 12.3), null for those as they are. */
export type Boxed = OwnBox | null;

/** What an owner is asked about, and the word under which a table of buildings calls it uncertain. */
const ASKED = { knights: "knights", towers: "towers", tax: "tax_bonus" } as const;
const TAXES = ["", "knight", "tower"] as const;
const LONGEST_NAME = 40;
const MOST = 3;

/** The building tiles of a box; in one that its owner has checked nothing is an estimate. */
export function tilesOf(box: Boxed): readonly Tile[] {
  if (!box) return BUILDINGS;
  return BUILDINGS.map((tile) => {
    const { knights, towers, tax } = box.buildings?.[tile.id] ?? {};
    const as = { knights: knights ?? tile.knights, towers: towers ?? tile.towers, tax: tax ?? tile.tax };
    return { ...tile, ...as, unsure: [] };
  });
}

/** The halves of a domino; undefined for a number that is not in that box. */
export function halvesOf(own: Boxed, box: string, number: number): readonly [Half, Half] | undefined {
  return own?.dominoes?.[box]?.[String(number)] ?? BOXES[box]?.[number - 1];
}

/** The same box, whoever has written it down. */
export const isSame = (a: Boxed, b: Boxed): boolean => textOf(a) === textOf(b);

/** A box with everything in the order of the tables, so that equal ones are equal as text. */
function textOf(box: Boxed): string {
  if (!box) return "";
  const fixes = BUILDINGS.map(({ id }) =>
    Object.keys(ASKED).map((fact) => box.buildings?.[id]?.[fact as never] ?? "-"),
  );
  const halves = Object.entries(BOXES).map(([name, all]) => all.map((_, at) => halvesOf(box, name, at + 1)));
  return JSON.stringify([box.name, fixes, halves]);
}

// --- reading ------------------------------------------------------------------------------

/** A box that somebody has written down. Throws `Unreadable` for one that the rules would not take. */
export function readBox(value: unknown): OwnBox {
  const from = record(value);
  const fixes = Object.entries(record(from["buildings"] ?? {})).map(([id, fix]) => [id, readFix(id, fix)] as const);
  const all = Object.entries(record(from["dominoes"] ?? {})).map(([name, some]) => {
    must(name in BOXES);
    return [name, readDominoes(some)] as const;
  });
  const box = {
    name: word(from["name"], LONGEST_NAME),
    buildings: Object.fromEntries(fixes),
    dominoes: Object.fromEntries(all),
  };
  addsUp(box);
  return box;
}

function readFix(id: string, value: unknown): BuildingFix {
  const tile = BUILDINGS.find((known) => known.id === id);
  const given = Object.entries(record(value)).filter(([, one]) => one !== null);
  const fix: BuildingFix = {};
  for (const [fact, said] of given) {
    const key = one(fact, ["knights", "towers", "tax"]);
    must(Boolean(tile?.unsure.includes(ASKED[key])));
    if (key === "tax") fix.tax = one(said, TAXES);
    else fix[key] = whole(said, 0, MOST);
  }
  return fix;
}

type Halves = [[string, number], [string, number]];

function readDominoes(value: unknown): Record<string, Halves> {
  const some = Object.entries(record(value)).map(([number, halves]) => {
    must(/^[1-9]\d?$/.test(number) && Number(number) <= 48);
    const [first, second] = list(halves, 2, readHalf);
    must(first !== undefined && second !== undefined);
    return [number, [first, second] as Halves] as const;
  });
  return Object.fromEntries(some);
}

function readHalf(value: unknown): [string, number] {
  must(Array.isArray(value) && value.length === 2);
  return [one(value[0], LANDSCAPES), whole(value[1], 0, MOST)];
}

/** As in the rules, the squares of each box are those that the rulebook counts. */
function addsUp(box: OwnBox): void {
  for (const [name, printed] of Object.entries(BOXES)) {
    const now = printed.map((halves, at) => halvesOf(box, name, at + 1) ?? halves);
    must(kinds(now) === kinds(printed));
  }
}

const kinds = (dominoes: readonly (readonly [Half, Half])[]): string =>
  dominoes
    .flat()
    .map((half) => half.join(" "))
    .sort()
    .join();
