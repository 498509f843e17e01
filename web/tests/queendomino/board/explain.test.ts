import { expect, test } from "vitest";
import {
  dominoName,
  explainBuilding,
  explainSquare,
  explainStat,
  landName,
  squareName,
  whereIs,
} from "../../../src/queendomino/board/explain";
import type { BuildingView } from "../../../src/queendomino/board/types";
import { drawn } from "./draw";

/** Without the marks that keep names of another writing direction apart. */
const plain = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, "");
const CHURCH: BuildingView = {
  id: "church",
  knights: 0,
  towers: 0,
  crowns: 0,
  points: 0,
  tax: null,
  per: "town",
  per_points: 2,
  unsure: ["knights", "tax_bonus"],
  copies: 2,
};
const SAFE: BuildingView = {
  id: "safe_tower",
  knights: 0,
  towers: 1,
  crowns: 0,
  points: 2,
  tax: "tower",
  per: null,
  per_points: 0,
  unsure: [],
  copies: 1,
};

test("a square says what it is and where", () => {
  const land = drawn("C . w1");
  expect(plain(squareName(land[1], [2, -1]))).toBe("wheat, 1 crown, 2 right of the castle and 1 up");
  expect(plain(squareName(undefined, [-1, 0]))).toBe("free, just left of the castle");
  expect(plain(squareName(land[0], [0, 0]))).toBe("castle");
  expect(plain(whereIs([0, 2]))).toBe("2 squares below the castle");
  expect(plain(whereIs([-1, 1]))).toBe("at the castle’s lower left corner");
  expect(plain(whereIs([-1, -3]))).toBe("1 left of the castle and 3 up");
});

test("a square says where it is, also if nobody knows of which domino it is half", () => {
  const [castle, land] = drawn("C w1").map((square) => ({ ...square, domino: 0 }));
  expect(plain(squareName(land, [1, 0]))).toBe("wheat, 1 crown, just right of the castle");
  expect(plain(squareName(castle, [0, 0]))).toBe("castle");
  expect(plain(landName(land!))).toBe("wheat, 1 crown");
});

test("a domino is named by its number and both halves", () => {
  const domino = {
    number: 39,
    first: { terrain: "lake", crowns: 2 },
    second: { terrain: "town", crowns: 0 },
    box: "queendomino",
  };
  expect(plain(dominoName(domino))).toBe("Domino 39: lake, 2 crowns and town");
});

test("land tells of its territory", () => {
  const lines = explainSquare(drawn("C w w2"), [1, 0], []) as string[];
  expect(lines.map(plain)).toEqual(["wheat", "A territory of 2 squares, with 2 crowns."]);
});

test("a building tells what it gives, what it is worth, and what we only estimate", () => {
  expect(explainBuilding(CHURCH).map(plain)).toEqual([
    "Church",
    "2 points at the end for each town territory.",
    "Our estimate on this tile: the number of knights and whether it raises taxes.",
  ]);
  expect(explainBuilding(SAFE).map(plain)).toEqual([
    "Safe",
    "1 tower at once.",
    "From your next turn on, every knight you send for taxes brings 1 coin more for each tower you own.",
    "2 points at the end.",
  ]);
});

test("what breaks a tie is said where it does, not of three games added up", () => {
  const why = (kind: string, games: number): string | undefined => explainStat(kind, 4, games)[1];
  expect(why("largest", 1)).toBe("If points are equal, the largest territory wins.");
  expect(why("largest", 3)).toBe("After three games, equal sums share the place.");
  expect(why("crowns", 1)).toContain("more crowns win");
  expect(why("crowns", 3)).toBe("A territory is worth its squares times its crowns.");
});
