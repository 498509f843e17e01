/** The kingdoms, dominoes and lines that the rules are shown with. All are made up. */
import { territoryOf } from "../board/geometry";
import {
  type BuildingView,
  type DominoView,
  type LandView,
  type LineSlotView,
  type SeatView,
  type Sign,
  SIGNS,
  type SlotView,
  type Square,
} from "../board/types";
import { HERE } from "../../ui/table/words/company";
import { BOXES, BUILDINGS, type Tile } from "../pad/tables";
import type { Facts } from "./address";
import { linesOf } from "../../words";

const LETTERS: Readonly<Record<string, string>> = {
  C: "castle",
  w: "wheat",
  f: "forest",
  l: "lake",
  g: "grassland",
  s: "swamp",
  m: "mine",
  t: "town",
};
const WORD = /^([Cwflgsmt])([123]?)(?::([a-z_]+))?(!?)$/;

/**
 * A kingdom drawn in letters: landscape, crowns, `:building`, `!` for a knight; `.` is bare cloth. The castle is at
 * 0,0.
 */
export function drawn(picture: string): LandView[] {
  const rows = picture
    .trim()
    .split("\n")
    .map((row) => row.trim().split(/\s+/));
  const top = rows.findIndex((row) => row.some((word) => word.startsWith("C")));
  const left = rows[top]?.findIndex((word) => word.startsWith("C")) ?? 0;
  return rows.flatMap((row, y) => row.flatMap((word, x) => squareOf(word, x, y, left, top)));
}

function squareOf(word: string, x: number, y: number, left: number, top: number): LandView[] {
  const [, letter = "", crowns = "", building = "", knight = ""] = WORD.exec(word) ?? [];
  const terrain = LETTERS[letter];
  if (!terrain) return [];
  const domino = letter === "C" ? 0 : 1 + ((x * 5 + y * 11) % 48);
  return [
    {
      x: x - left,
      y: y - top,
      terrain,
      crowns: Number(crowns),
      domino,
      building: building || null,
      knight: knight === "!",
    },
  ];
}

/** A kingdom, as shown in an example. */
export interface Scene {
  /** Its caption: `figure-<id>`. */
  id: string;
  land: LandView[];
  /** Whether what is shown is allowed; no mark if that is not the point. */
  allowed?: boolean;
  held?: { domino: DominoView; first: Square; second: Square; ok?: boolean };
  last?: readonly Square[];
  chosen?: readonly Square[];
  plot?: boolean;
  queen?: boolean;
  mate?: Sign;
  /** Count these territories, each named by one of its squares. */
  sums?: readonly Square[];
  size?: number;
}

/** A domino of the Queendomino box, or of Kingdomino's. */
export function domino(number: number, box = "queendomino"): DominoView {
  const [first, second] = BOXES[box]?.[number - 1] ?? [];
  if (!first || !second) throw new Error(`no domino ${number} in ${box}`);
  return {
    number,
    first: { terrain: first[0], crowns: first[1] },
    second: { terrain: second[0], crowns: second[1] },
    box,
  };
}

const NEIGHBOURS = drawn(`
  w  w1 .
  C  f  .
  l  .  .`);
const LAKE_GRASS: DominoView = {
  number: 0,
  first: { terrain: "lake", crowns: 1 },
  second: { terrain: "grassland", crowns: 0 },
  box: "",
};
const MINE_SWAMP: DominoView = {
  number: 0,
  first: { terrain: "mine", crowns: 2 },
  second: { terrain: "swamp", crowns: 0 },
  box: "",
};

/** The squares of a full grid with the castle in the middle, in patches of one landscape. */
function complete(size: number): LandView[] {
  const half = (size - 1) / 2;
  const kinds = "wflgs";
  const word = (x: number, y: number): string => {
    if (x === half && y === half) return "C";
    const patch = (Math.floor(x / 2) + 2 * Math.floor(y / 2)) % kinds.length;
    return `${kinds.charAt(patch)}${(x * 3 + y * 5) % 7 === 0 ? "1" : ""}`;
  };
  const rows = Array.from({ length: size }, (_, y) => Array.from({ length: size }, (_, x) => word(x, y)).join(" "));
  return drawn(rows.join("\n"));
}

const SCENES: Readonly<Record<string, (facts: Facts) => Scene[]>> = {
  connection: () => [
    { id: "touches", land: NEIGHBOURS, allowed: true, held: { domino: LAKE_GRASS, first: [1, 1], second: [2, 1] } },
    {
      id: "alone",
      land: NEIGHBOURS,
      allowed: false,
      held: { domino: LAKE_GRASS, first: [2, 0], second: [2, 1], ok: false },
    },
    {
      id: "corner",
      land: NEIGHBOURS,
      allowed: false,
      held: { domino: LAKE_GRASS, first: [1, 2], second: [2, 2], ok: false },
    },
  ],
  castle: () => [
    { id: "castle", land: NEIGHBOURS, allowed: true, held: { domino: MINE_SWAMP, first: [-1, 0], second: [-1, 1] } },
  ],
  window: ({ size }) => [
    {
      id: "window",
      plot: true,
      size,
      land: drawn(size === 7 ? "w w f l l m\n. C f . . .\n. g . . . ." : "w w f l\n. C f .\n. g . ."),
    },
  ],
  tax: () => [
    {
      id: "tax",
      land: drawn("l l1 w\nC l! w\n. g ."),
      last: [
        [1, 0],
        [2, 0],
      ],
      sums: [],
    },
  ],
  build: () => [
    {
      id: "build",
      land: drawn("t:church t .\ng C t\ng l l1"),
      chosen: [
        [0, -1],
        [1, 0],
      ],
    },
  ],
  territories: () => [
    {
      id: "territories",
      land: drawn("w w1 l l\nw C l2 l1\ng f f1 w1"),
      sums: [
        [-1, -1],
        [1, -1],
        [0, 1],
        [-1, 1],
        [2, 1],
      ],
    },
  ],
  towns: () => [{ id: "towns", land: drawn("t t:queens_tower w\nC t:statue w1"), sums: [[0, -1]] }],
  crowning: () => [{ id: "crowning", land: drawn("f f l1\nC f l\n. f ."), queen: true, sums: [[1, 0]] }],
  worth: () => [{ id: "worth", land: drawn("w w1 t:bakery\nC l w\n. l1 w") }],
  bonuses: ({ size }) => [{ id: "bonuses", land: complete(size), size }],
  team: () => [{ id: "team", land: drawn("w w1 l\nC t l\ng g ."), mate: "moon" }],
};

/** The kingdoms drawn for a figure. */
export function scenesOf(figure: string, facts: Facts): Scene[] {
  return SCENES[figure]?.(facts) ?? [];
}

interface Sum {
  terrain: string;
  squares: number;
  crowns: number;
  points: number;
}

/** What the territory of a square is worth; the caller says whether the Queen's crown counts. */
export function sumAt(land: readonly LandView[], square: Square, more = 0): Sum {
  const territory = territoryOf(land, square);
  const built = territory.map((one) => viewOf(one.building)?.crowns ?? 0);
  const crowns = territory.reduce((sum, one) => sum + one.crowns, 0) + built.reduce((a, b) => a + b, 0) + more;
  return { terrain: territory[0]?.terrain ?? "", squares: territory.length, crowns, points: territory.length * crowns };
}

/** A tile for the drawings. */
function asView(tile: Tile): BuildingView {
  return { ...tile, tax: tile.tax || null, per: tile.per || null, unsure: [...tile.unsure] };
}

export const TILES: readonly BuildingView[] = BUILDINGS.map(asView);

export function viewOf(id: string | null): BuildingView | undefined {
  return TILES.find((tile) => tile.id === id);
}

/** The people in the examples. */
export function seatsFor(players: number): SeatView[] {
  const names = linesOf("bot-names");
  return SIGNS.slice(0, players).map((sign, seat) => ({
    seat,
    side: seat,
    sign,
    name: names[seat] ?? sign,
    kind: "here",
    taken: true,
    online: true,
    yours: false,
    bot: null,
    ...HERE,
  }));
}

const NUMBERS: Readonly<Record<number, readonly number[]>> = {
  3: [4, 19, 41],
  4: [4, 19, 33, 44],
  8: [4, 9, 13, 19, 27, 33, 39, 44],
};
const NEXT: Readonly<Record<number, readonly number[]>> = {
  3: [11, 23, 36],
  4: [11, 23, 36, 47],
  8: [2, 11, 16, 21, 23, 30, 36, 47],
};

/** The kings on a line, in its order: with two players, two kings each. */
function kingsFor({ players, kings, line }: Facts): (number | null)[] {
  const all = Array.from({ length: players * kings }, (_, index) =>
    kings > 1 ? ([0, 1, 1, 0][index] ?? 0) : (index * 3 + 1) % players,
  );
  const unique = kings > 1 ? all : [...new Set([...all, ...Array.from({ length: players }, (_, seat) => seat)])];
  return Array.from({ length: line }, (_, index) => unique[index] ?? null);
}

/** A line: open, claimed, or the next one with only some of the kings on it. */
export function lineFor(facts: Facts, how: "open" | "claimed" | "next", box?: string): LineSlotView[] {
  const numbers = (how === "next" ? NEXT : NUMBERS)[facts.line] ?? [];
  const kings = kingsFor(facts);
  const from = box ?? (facts.town ? "queendomino" : "kingdomino");
  return numbers.map((number, index) => ({
    domino: domino(number, from),
    order: Math.min(index + 1, facts.players * facts.kings),
    sure: facts.players * facts.kings === facts.line,
    seat: how === "claimed" || (how === "next" && index % 3 === 1) ? (kings[index] ?? null) : null,
    done: false,
    current: how === "claimed" && index === 0,
  }));
}

const ON_SALE = ["statue", "magic_school", "travelling_castle", "safe_knight", "bakery", "small_tavern"];

/** The builders' board: at the start, one coin cheaper, or with the dragon out. */
export function slotsFor(how: "plain" | "queen" | "dragon"): SlotView[] {
  return ON_SALE.map((building, index) => {
    const cost = ON_SALE.length - 1 - index;
    const price = how === "queen" ? Math.max(0, cost - 1) : cost;
    if (how === "dragon" && index === 1) return { cost, price, state: "burnt", building: null };
    if (how === "dragon" && index === 4) return { cost, price, state: "sold", building: null };
    return { cost, price, state: "sale", building };
  });
}

/** Squares of each landscape in these boxes, by crowns: `counts.lake` is [8, 6, 0, 0]. */
export function countsOf(boxes: readonly string[]): Map<string, number[]> {
  const counts = new Map<string, number[]>();
  for (const [terrain, crowns] of boxes.flatMap((box) => BOXES[box] ?? []).flat()) {
    const row = counts.get(terrain) ?? [0, 0, 0, 0];
    row[crowns] = (row[crowns] ?? 0) + 1;
    counts.set(terrain, row);
  }
  return counts;
}

/** The boxes a game is played with. */
export function boxesOf(facts: Facts): string[] {
  if (facts.game === "royal-wedding") return ["queendomino", "kingdomino"];
  return [facts.game];
}
