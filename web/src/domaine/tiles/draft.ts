/** A set of tiles while it is being entered: nine tiles, sixteen letters each. Each change makes a new draft. */
import type { OwnTiles } from "../../protocol";

export const SIDE = 4;

/** The tiles in the order in which one enters them: the royal city's first. */
export const TILES = ["c", "1", "2", "3", "4", "5", "6", "7", "8"] as const;
export type Tile = (typeof TILES)[number];

/** The terrains by their letter, in the order of the brushes. */
export const TERRAINS = {
  ".": "meadow",
  f: "forest",
  v: "village",
  "*": "city",
  g: "mine_gold",
  s: "mine_silver",
  c: "mine_copper",
  d: "mine_diamond",
} as const;
export type Letter = keyof typeof TERRAINS;
export const LETTERS = Object.keys(TERRAINS) as Letter[];

/** How many squares of a terrain there are, where the rules say so; there may be any number of the others. */
export const EXPECTED: Readonly<Partial<Record<Letter, number>>> = { "*": 1, g: 4, s: 4, c: 4, d: 4 };
/** Castles need room: with fewer meadows there is no game. */
export const LEAST_MEADOW = 48;
export const LONGEST_NAME = 40;

export type Tiles = Readonly<Record<Tile, string>>;
export interface Draft {
  name: string;
  tiles: Tiles;
}

const PLAIN = ".".repeat(SIDE * SIDE);

export const EMPTY: Draft = { name: "", tiles: each(() => PLAIN) };

function each(make: (tile: Tile) => string): Tiles {
  return Object.fromEntries(TILES.map((tile) => [tile, make(tile)])) as unknown as Tiles;
}

export function isTile(text: string): text is Tile {
  return (TILES as readonly string[]).includes(text);
}

export function isLetter(text: string): text is Letter {
  return text in TERRAINS;
}

/** What a square of a tile shows; squares are numbered from 0, row by row. */
export function letterAt(tiles: Tiles, tile: Tile, square: number): Letter {
  const letter = tiles[tile].charAt(square);
  return isLetter(letter) ? letter : ".";
}

/** The draft with one square painted; the same object if nothing changes. */
export function painted(draft: Draft, tile: Tile, square: number, letter: Letter): Draft {
  if (letterAt(draft.tiles, tile, square) === letter) return draft;
  const row = draft.tiles[tile];
  return withTile(draft, tile, row.slice(0, square) + letter + row.slice(square + 1));
}

/** The draft with a tile turned clockwise by a quarter turn. */
export function turned(draft: Draft, tile: Tile): Draft {
  const old = draft.tiles[tile];
  const turn = (_: unknown, square: number): string =>
    old.charAt((SIDE - 1 - (square % SIDE)) * SIDE + Math.floor(square / SIDE));
  return withTile(draft, tile, Array.from({ length: SIDE * SIDE }, turn).join(""));
}

/** The draft with one tile all meadow. */
export function cleared(draft: Draft, tile: Tile): Draft {
  return withTile(draft, tile, PLAIN);
}

function withTile(draft: Draft, tile: Tile, squares: string): Draft {
  return { ...draft, tiles: { ...draft.tiles, [tile]: squares } };
}

/** How many squares of each terrain there are. */
export function counts(tiles: Tiles): Readonly<Record<Letter, number>> {
  const all = TILES.map((tile) => tiles[tile]).join("");
  return Object.fromEntries(LETTERS.map((letter) => [letter, all.split(letter).length - 1])) as Record<Letter, number>;
}

export type Doubt = { kind: "many" | "few"; letter: Letter; count: number } | { kind: "place" };

/** What differs from what the rules lead us to expect; a set may be saved all the same. */
export function doubts(tiles: Tiles): Doubt[] {
  const found = counts(tiles);
  const odd = LETTERS.flatMap((letter): Doubt[] => {
    const count = found[letter] - (EXPECTED[letter] ?? found[letter]);
    return count === 0 ? [] : [{ kind: count > 0 ? "many" : "few", letter, count: Math.abs(count) }];
  });
  const astray = found["*"] > 0 && !tiles.c.includes("*");
  return astray ? [...odd, { kind: "place" }] : odd;
}

/** Whether there is room for the castles. */
export function hasRoom(tiles: Tiles): boolean {
  return counts(tiles)["."] >= LEAST_MEADOW;
}

export function rowsOf(squares: string): string[] {
  return Array.from({ length: SIDE }, (_, row) => squares.slice(row * SIDE, (row + 1) * SIDE));
}

/** The set in the form that the server stores. */
export function ownTiles(draft: Draft): OwnTiles {
  return { name: draft.name.trim(), tiles: Object.fromEntries(TILES.map((tile) => [tile, rowsOf(draft.tiles[tile])])) };
}

/** A draft from a set on the server. */
export function draftOf(own: OwnTiles): Draft {
  return { name: own.name, tiles: each((tile) => (own.tiles[tile] ?? rowsOf(PLAIN)).join("")) };
}
