import { expect, test } from "vitest";
import { keyOf } from "../../../src/queendomino/board/geometry";
import { dominoPictures, kingdomPictures, printed } from "../../../src/queendomino/board/pictures";
import type { LandView } from "../../../src/queendomino/board/types";
import { drawn } from "./draw";

const BARE = new Set(["wheat-a", "forest-a", "lake-a", "grassland-a", "swamp-a", "mine-a", "castle-a"]);

function clashes(land: readonly LandView[], pictures: ReadonlyMap<string, string>): string[] {
  const name = (x: number, y: number): string | undefined => {
    const square = land.find((one) => one.x === x && one.y === y);
    return square && `${square.terrain}-${pictures.get(keyOf(x, y))}`;
  };
  return land.flatMap(({ x, y }) => {
    const here = name(x, y) ?? "";
    return !BARE.has(here) && [name(x + 1, y), name(x, y + 1)].includes(here) ? [`${x},${y} ${here}`] : [];
  });
}

test("neighbours never show the same picture, in whatever order they came", () => {
  const land = drawn(`
    l1 l1 l1 l  t
    l1 l1 l  t  t
    w1 w1 C  t  t
    w1 w1 g1 g1 g1
    s1 s1 g1 g1 f1
  `);
  expect(clashes(land, kingdomPictures(land))).toEqual([]);
  let pictures: ReturnType<typeof kingdomPictures> | undefined;
  for (let count = 1; count <= land.length; count += 2) pictures = kingdomPictures(land.slice(0, count), pictures);
  expect(clashes(land, pictures ?? new Map())).toEqual([]);
});

test("what a square showed, it shows for good", () => {
  const land = drawn("C l1 l1 l1 l1");
  const before = kingdomPictures(land.slice(0, 3));
  const after = kingdomPictures(land, before);
  for (const [key, picture] of before) expect(after.get(key)).toBe(picture);
});

test("a crowned square always shows a picture, if its landscape has one", () => {
  for (const terrain of ["wheat", "forest", "lake", "grassland"]) {
    for (let number = 1; number <= 48; number++) expect(printed(number, { terrain, crowns: 1 })).not.toBe("a");
  }
});

test("most bare squares show the bare pattern", () => {
  const shown = Array.from({ length: 48 }, (_, number) => printed(number + 1, { terrain: "wheat", crowns: 0 }));
  expect(shown.filter((picture) => picture === "a").length).toBeGreaterThan(30);
});

test("two towns of one domino are two different scenes", () => {
  for (let number = 1; number <= 48; number++) {
    const [first, second] = dominoPictures({
      number,
      first: { terrain: "town", crowns: 0 },
      second: { terrain: "town", crowns: 0 },
      box: "queendomino",
    });
    expect(first).not.toBe(second);
  }
});
