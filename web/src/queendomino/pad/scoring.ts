import type { ItemView, RowView, SheetView } from "../../protocol";
import { BOXES, BUILDINGS, LANDSCAPES, ROWS, type Mode, type Tile } from "./tables";

/**
 * The score pad's column for a kingdom, and who wins: the twin of `games/queendomino/scoring.py`.
 * The one place where the page holds a rule, because the pad counts without a network.
 * `tests/pad/` scores thousands of kingdoms with both, and fails on any difference.
 */

export type Square = readonly [x: number, y: number];
export type Land = readonly [x: number, y: number, terrain: string, crowns: number];
export type Built = readonly [building: string, x: number, y: number];

/** A kingdom with everything else that is scored. `knights` counts all, whether on land or not. */
export interface Estate {
  size: number;
  castle: Square | null;
  squares: readonly Land[];
  buildings: readonly Built[];
  coins: number;
  knights: number;
  towers: number;
  queen: boolean;
  bonuses: readonly string[];
  /** How Middle Kingdom is read (rules 13.5). */
  centre?: string;
}

interface Territory {
  terrain: string;
  squares: number;
  crowns: number;
  points: number;
}

/** Something that no game with these boxes could lead to; its words are `doubt-<code>`. */
export interface Doubt {
  code: string;
  args: Record<string, string | number>;
}

export interface Scored {
  sheet: SheetView;
  territories: Territory[];
  largest: number;
  crowns: number;
}

interface Extent {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const keyOf = (x: number, y: number): string => `${x},${y}`;
const beside = ([x, y]: Square): Square[] => [
  [x - 1, y],
  [x, y - 1],
  [x, y + 1],
  [x + 1, y],
];
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** The tile with this id, or undefined. */
export const tileOf = (id: string): Tile | undefined => BUILDINGS.find((tile) => tile.id === id);

/** All squares with what is on them; the castle is "castle". */
function landOf(estate: Estate): Map<string, Land> {
  const castle: Land[] = estate.castle ? [[...estate.castle, "castle", 0]] : [];
  const all = [...castle, ...estate.squares].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return new Map(all.map((land) => [keyOf(land[0], land[1]), land]));
}

/** Connected groups of squares, in the order of their first squares; `same` says which neighbours belong together. */
function groups(land: ReadonlyMap<string, Land>, same: (a: Land, b: Land) => boolean): Land[][] {
  const seen = new Set<Land>();
  const found: Land[][] = [];
  for (const start of land.values()) {
    if (seen.has(start)) continue;
    const group = new Set([start]);
    for (const one of group) {
      for (const [x, y] of beside([one[0], one[1]])) {
        const next = land.get(keyOf(x, y));
        if (next && same(one, next)) group.add(next);
      }
    }
    group.forEach((one) => seen.add(one));
    found.push([...group]);
  }
  return found;
}

/** All territories, in the order of their first squares (rules 10.2, 10.3). */
function territoriesOf(estate: Estate): Territory[] {
  const land = landOf(estate);
  const crowned = new Map(estate.buildings.map(([id, x, y]) => [keyOf(x, y), tileOf(id)?.crowns ?? 0]));
  return groups(land, (a, b) => a[2] === b[2])
    .filter(([first]) => first?.[2] !== "castle")
    .map((group) => {
      const crowns = sum(group.map(([x, y, , printed]) => printed + (crowned.get(keyOf(x, y)) ?? 0)));
      return { terrain: group[0]?.[2] ?? "", squares: group.length, crowns, points: group.length * crowns };
    });
}

/** The largest, and the first of equal ones: which of them the Queen takes never changes the points (rules 10.4). */
function largestOf(found: readonly Territory[]): Territory | undefined {
  const most = Math.max(0, ...found.map((one) => one.squares));
  return found.find((one) => one.squares === most);
}

/** The smallest box around a kingdom; undefined without land. */
export function extentOf(estate: Pick<Estate, "castle" | "squares">): Extent | undefined {
  const all: Square[] = [...(estate.castle ? [estate.castle] : []), ...estate.squares.map(([x, y]): Square => [x, y])];
  if (all.length === 0) return undefined;
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

// --- the rows -----------------------------------------------------------------------

const item = (code: string, points: number, args: ItemView["args"] = {}): ItemView => ({ code, points, args });

function landItems(terrain: string, found: readonly Territory[]): ItemView[] {
  const own = found.filter((one) => one.terrain === terrain); // Rules 10.2, 10.3
  return own.map(({ squares, crowns, points }) => item("territory", points, { terrain, squares, crowns }));
}

function queenItems(found: readonly Territory[]): ItemView[] {
  const home = largestOf(found); // Rules 10.4
  return home ? [item("queen", home.squares, { terrain: home.terrain, squares: home.squares })] : [];
}

function buildingItem(id: string, found: readonly Territory[], estate: Estate): ItemView {
  const tile = tileOf(id);
  const { per = "", points = 0, per_points: each = 0 } = tile ?? {};
  if (!per) return item("building-points", points, { building: id }); // Rules 10.5
  if (per === "tower" || per === "knight") {
    const count = per === "tower" ? estate.towers : estate.knights; // Rules 10.7
    return item(`building-${per}s`, points + each * count, { building: id, count });
  }
  const count = found.filter((one) => one.terrain === per).length; // Rules 10.6
  return item("building-territories", points + each * count, { building: id, count });
}

function bonusItems(estate: Estate): ItemView[] {
  const { bonuses, castle, squares, size } = estate; // Rules 10.8
  const items: ItemView[] = [];
  if (bonuses.includes("middle_kingdom") && isCentral(estate)) items.push(item("middle_kingdom", 10));
  const full = squares.length + (castle ? 1 : 0) === size ** 2 && spansGrid(estate);
  if (bonuses.includes("harmony") && full) items.push(item("harmony", 5));
  return items;
}

function isCentral(estate: Estate): boolean {
  const box = extentOf(estate);
  if (!estate.castle || !box) return false;
  const [x, y] = estate.castle;
  const reach = [x - box.left, box.right - x, y - box.top, box.bottom - y];
  if (estate.centre === "grid") return Math.max(...reach) <= Math.floor(estate.size / 2);
  return spansGrid(estate) && reach[0] === reach[1] && reach[2] === reach[3];
}

function spansGrid(estate: Estate): boolean {
  const box = extentOf(estate);
  return Boolean(box) && box?.right === box!.left + estate.size - 1 && box?.bottom === box!.top + estate.size - 1;
}

function itemsOf(row: string, estate: Estate, found: readonly Territory[]): ItemView[] {
  // Rules 10.1
  if (row === "wealth")
    return estate.coins ? [item("wealth", Math.floor(estate.coins / 3), { coins: estate.coins })] : [];
  if (row === "queen") return estate.queen ? queenItems(found) : [];
  if (row === "bonuses") return bonusItems(estate);
  if (row !== "buildings") return landItems(row, found);
  const ordered = [...estate.buildings].sort((a, b) => a[1] - b[1] || a[2] - b[2]);
  return ordered.map(([id]) => buildingItem(id, found, estate));
}

/** The score pad's column for a kingdom, and the territories it counts. */
export function score(estate: Estate): Scored {
  const found = territoriesOf(estate);
  const rows = ROWS.map((row): RowView => {
    const items = itemsOf(row, estate, found);
    return { row, points: sum(items.map((one) => one.points)), items };
  });
  const order = (one: Territory): number => LANDSCAPES.indexOf(one.terrain);
  return {
    sheet: { total: sum(rows.map((row) => row.points)), rows },
    territories: [...found].sort((a, b) => order(a) - order(b) || b.points - a.points || b.squares - a.squares),
    largest: largestOf(found)?.squares ?? 0,
    crowns: sum(found.map((one) => one.crowns)),
  };
}

/** One sheet for several games, each row explained game by game: the twin of `add_up` (rules 13.7). */
export function addUp(sheets: readonly SheetView[]): SheetView {
  const rows = ROWS.map((row): RowView => {
    const played = sheets.map((sheet) => sheet.rows.find((one) => one.row === row)?.points ?? 0);
    return { row, points: sum(played), items: played.map((points, at) => item("game", points, { game: at + 1 })) };
  });
  return { total: sum(rows.map((row) => row.points)), rows };
}

// --- doubts: the twin of `doubts` in `cli/kingdoms.py` ---------------------------------

/** What could not have been laid in a game of this mode. */
export function doubts(estate: Estate, mode: Mode): Doubt[] {
  const beside = mode.town ? [...tilesTooMany(estate), ...piecesTooMany(estate, mode)] : townless(estate);
  return [...tooWide(estate), ...unconnected(estate), ...tooMany(estate, mode.boxes), ...beside];
}

function tooWide(estate: Estate): Doubt[] {
  const box = extentOf(estate);
  const { size } = estate;
  if (!box || Math.max(box.right - box.left, box.bottom - box.top) < size) return [];
  return [{ code: "too-wide", args: { wide: box.right - box.left + 1, high: box.bottom - box.top + 1, size } }];
}

function unconnected(estate: Estate): Doubt[] {
  const parts = groups(landOf(estate), () => true);
  if (parts.length < 2 || (!estate.castle && oneSquareJoins(parts))) return [];
  return [{ code: "unconnected", args: { parts: parts.length } }];
}

/** Whether a castle that was not entered could connect all parts. */
function oneSquareJoins(parts: readonly Land[][]): boolean {
  const near = parts.map((part) => new Set(part.flatMap(([x, y]) => beside([x, y]).map(([a, b]) => keyOf(a, b)))));
  const [first, ...others] = near;
  return [...(first ?? [])].some((key) => others.every((other) => other.has(key)));
}

/** How often each name occurs, in alphabetical order. */
function tally(names: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** How many squares with this landscape and number of crowns are in the boxes. */
export function squaresIn(boxes: readonly string[], terrain: string, crowns: number): number {
  const halves = boxes.flatMap((box) => BOXES[box] ?? []).flat();
  return halves.filter(([name, printed]) => name === terrain && printed === crowns).length;
}

function tooMany(estate: Estate, boxes: readonly string[]): Doubt[] {
  const kinds = tally(estate.squares.map(([, , terrain, crowns]) => `${terrain} ${String(crowns).padStart(8, "0")}`));
  return kinds.flatMap(([kind, there]) => {
    const [terrain = "", printed = ""] = kind.split(" ");
    const crowns = Number(printed);
    const has = squaresIn(boxes, terrain, crowns);
    return there > has ? [{ code: "too-many-squares", args: { terrain, crowns, there, has } }] : [];
  });
}

function tilesTooMany(estate: Estate): Doubt[] {
  const kinds = tally(estate.buildings.map(([id]) => id));
  return kinds.flatMap(([building, there]) => {
    const has = tileOf(building)?.copies ?? 0;
    return there > has ? [{ code: "too-many-tiles", args: { building, there, has } }] : [];
  });
}

function piecesTooMany({ knights, towers }: Estate, mode: Mode): Doubt[] {
  const pieces = [
    { what: "knights", there: knights, has: mode.knightSupply },
    { what: "towers", there: towers, has: mode.towerSupply },
  ];
  return pieces.filter(({ there, has }) => there > has).map((args) => ({ code: "too-many-pieces", args }));
}

function townless({ buildings, coins, knights, towers, queen }: Estate): Doubt[] {
  const own = { buildings: buildings.length, coins, knights, towers, queen: Number(queen) };
  return Object.entries(own).flatMap(([what, there]) => (there ? [{ code: "not-in-kingdomino", args: { what } }] : []));
}

// --- who wins ------------------------------------------------------------------------

export interface Place {
  rank: number;
  /** The rule that separated this side from others with the same total; "shared" if none did. */
  tieBreak: string;
}

/** Ranks from the scores, ties broken by these rules in turn (rules 11, 13.4). */
export function rank(columns: readonly { scored: Scored; coins: number }[], ties: readonly string[]): Place[] {
  const keys = columns.map(({ scored, coins }) => {
    const by: Record<string, number> = { largest: scored.largest, crowns: scored.crowns, coins: coins % 3 };
    return [scored.sheet.total, ...ties.map((name) => by[name] ?? 0)];
  });
  return keys.map((key) => ({
    rank: 1 + keys.filter((other) => compare(other, key) > 0).length,
    tieBreak: tieBreak(key, keys, ties),
  }));
}

function compare(a: readonly number[], b: readonly number[]): number {
  return firstDifference(a, b) < 0 ? 0 : (a[firstDifference(a, b)] ?? 0) - (b[firstDifference(a, b)] ?? 0);
}

const firstDifference = (a: readonly number[], b: readonly number[]): number =>
  a.findIndex((one, index) => one !== b[index]);

function tieBreak(key: readonly number[], keys: readonly (readonly number[])[], ties: readonly string[]): string {
  const tied = keys.filter((other) => other[0] === key[0]);
  if (tied.length === 1) return "";
  if (tied.filter((other) => compare(other, key) === 0).length > 1) return "shared";
  const steps = tied.filter((other) => compare(other, key) !== 0).map((other) => firstDifference(key, other));
  return ties[Math.max(...steps) - 1] ?? "";
}
