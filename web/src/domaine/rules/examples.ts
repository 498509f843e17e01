/** The small boards that Domaine's rules are shown with. All are made up. */
import { borderName, besides, squareAt, squareName, type Square } from "../board/squares";
import type { DomaineView, RegionView } from "../board/types";

const TERRAINS: Readonly<Record<string, string>> = {
  ".": "meadow",
  f: "forest",
  v: "village",
  "*": "city",
  g: "mine_gold",
  s: "mine_silver",
  c: "mine_copper",
  d: "mine_diamond",
};
const WORTH: Readonly<Record<string, number>> = { forest: 1, village: 3, city: 5 };
const CASTLES = "ABCD";
const KNIGHTS = "0123";
const FOREST_KNIGHTS = "5678";

/** A part of the land, as shown in an example. */
export interface Scene {
  /** Its caption: `domaine-figure-<id>`. */
  id: string;
  columns: number;
  rows: number;
  land: string[][];
  view: Pick<DomaineView, "castles" | "knights" | "borders" | "regions" | "alliances" | "last_squares" | "last_edges">;
  /** Squares that are highlighted. */
  marks: readonly string[];
}

/** A board drawn in letters with `|` and `-` for borders between the squares; see docs/notation.md. */
function drawn(
  id: string,
  picture: string,
  marks: readonly string[] = [],
  allied: readonly [string, string, string] | null = null,
): Scene {
  const lines = picture.split("\n");
  const rows = Math.ceil(lines.length / 2);
  const columns = Math.ceil(Math.max(...lines.map((line) => line.length)) / 2);
  const squares = Array.from({ length: rows * columns }, (_, at): Square => [at % columns, Math.floor(at / columns)]);
  const sign = ([column, row]: Square): string => lines[2 * row]?.[2 * column] ?? ".";
  const figures = (letters: string) =>
    squares.flatMap((square) =>
      letters.includes(sign(square))
        ? [{ square: [square[0], square[1]] as [number, number], colour: letters.indexOf(sign(square)), domain: null }]
        : [],
    );
  const borders = squares.flatMap((square) => bordersAt(lines, square));
  const land = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => terrainOf(sign([column, row]))),
  );
  const castles = figures(CASTLES);
  const view: Scene["view"] = {
    castles,
    knights: [...figures(KNIGHTS), ...figures(FOREST_KNIGHTS)],
    borders,
    regions: regionsOf(
      squares,
      borders.map(([one, other]) => borderName(one, other)),
      castles,
      land,
    ),
    alliances: allied ? [{ castles: [at(allied[0]), at(allied[1])], marker: edge(allied[2]) }] : [],
    last_squares: [],
    last_edges: [],
  };
  return { id, columns, rows, land, view, marks };
}

type Pair = [number, number];
const at = (name: string): Pair => [squareAt(name)[0], squareAt(name)[1]];
const edge = (name: string): [Pair, Pair] => [at(name.split("-")[0] ?? ""), at(name.split("-")[1] ?? "")];

function terrainOf(sign: string): string {
  return TERRAINS[sign] ?? (FOREST_KNIGHTS.includes(sign) ? "forest" : "meadow");
}

function bordersAt(lines: readonly string[], [column, row]: Square): [Pair, Pair][] {
  const found: [Pair, Pair][] = [];
  if (lines[2 * row]?.[2 * column + 1] === "|")
    found.push([
      [column, row],
      [column + 1, row],
    ]);
  if (lines[2 * row + 1]?.[2 * column] === "-")
    found.push([
      [column, row],
      [column, row + 1],
    ]);
  return found;
}

/** The areas separated by borders and the edge of the picture: only for colouring the drawing. */
function regionsOf(
  squares: readonly Square[],
  borders: readonly string[],
  castles: Scene["view"]["castles"],
  land: readonly (readonly string[])[],
): RegionView[] {
  const inside = new Set(squares.map(squareName));
  const seen = new Set<string>();
  return squares.flatMap((start) => {
    if (seen.has(squareName(start))) return [];
    const area: Square[] = [start];
    seen.add(squareName(start));
    for (const square of area) {
      for (const next of besides(square)) {
        const name = squareName(next);
        if (!inside.has(name) || seen.has(name) || borders.includes(borderName(square, next))) continue;
        seen.add(name);
        area.push(next);
      }
    }
    return [regionOf(area, castles, land)];
  });
}

function regionOf(
  area: readonly Square[],
  castles: Scene["view"]["castles"],
  land: readonly (readonly string[])[],
): RegionView {
  const names = new Set(area.map(squareName));
  const within = castles.filter(({ square }) => names.has(squareName(square)));
  const [only] = within.length === 1 ? within : [];
  const terrains = area.map(([column, row]) => land[row]?.[column] ?? "meadow");
  const count = (terrain: string): number => terrains.filter((one) => one === terrain).length;
  return {
    kind: only ? "domain" : within.length === 0 ? "zone" : "open",
    squares: area.map(([column, row]) => [column, row]),
    castle: only ? only.square : null,
    owner: only ? only.colour : null,
    knights: 0,
    points: terrains.reduce((sum, terrain) => sum + (WORTH[terrain] ?? 0), 0),
    forests: count("forest"),
    villages: count("village"),
    city: count("city"),
    mines: terrains.filter((terrain) => terrain.startsWith("mine")),
  };
}

// Two castles in the last column or row of a picture make the land outside nobody's domain.
const SCENES: Readonly<Record<string, readonly Scene[]>> = {
  terrain: [drawn("terrain", ". f v *")],
  mines: [drawn("mines", "g s c d")],
  spacing: [drawn("spacing", "A . . . . . . A")],
  closed: [drawn("closed", "A f|. B\n\nv g|. .\n- -\n. . . C")],
  two: [drawn("two", "A . A|. B\n- - -\n. f . . C")],
  knight: [drawn("knight", ". . . B\n  -\n. A|. .\n\n. 0 . C", ["a2", "a3", "c3"])],
  grow: [drawn("grow", "A 0|f f .|C\n\n. 0|v 1 B|.\n- - - - -\n. . . . . D")],
  cut: [drawn("cut", "A 0|f f|. .\n    - -\n. 0 v|. . D\n\n. 0 .|. . .\n    - -\n. .|B 1|. C")],
  line: [drawn("line", "A 0|. 1 1 B|.\n- - - - - -\n. . . . C . D", ["e1", "d1"])],
  allied: [drawn("allied", "A f|v B|.\n\n0 .|. 1|C\n- - - -\n. . . . D", [], ["a1", "d1", "b2-c2"])],
};

/** The boards drawn for a figure. */
export function landScenes(figure: string): readonly Scene[] {
  return SCENES[figure] ?? [];
}
