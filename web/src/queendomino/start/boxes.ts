/** The boxes of the family as they stand on the shelf: three squares by two, cut off at the top and at the foot. */
import type { BoxPicture, Piece } from "../../family";

const UNIT = 96;
const VIEW = "0 26 288 158";

/** A drawing on the square in this column and row. */
function square(name: string, column: number, row: number): Piece {
  return { name, x: column * UNIT, y: row * UNIT, width: UNIT, height: UNIT };
}

/** Six squares of land, row by row. */
function land(...names: readonly string[]): Piece[] {
  return names.map((name, at) => square(`land-${name}`, at % 3, Math.floor(at / 3)));
}

function king(x: number, y: number, sign: string): Piece[] {
  return [
    { name: "king", x, y, width: 88, height: 117, sign },
    { name: `sign-${sign}`, x: x + 28, y: y + 76, width: 33, height: 33, ink: sign },
  ];
}

export const BOXES: Readonly<Record<string, BoxPicture>> = {
  queendomino: {
    minutes: 25,
    view: VIEW,
    pieces: [
      ...land("lake-c", "town-b", "town-a", "swamp-b", "town-a", "grassland-b"),
      square("building-frame", 2, 0),
      { name: "building-queens-tower", x: 194, y: 2, width: 92, height: 92 },
      { name: "queen", x: 98, y: 62, width: 92, height: 122 },
      square("dragon", 2, 1),
    ],
  },
  kingdomino: {
    minutes: 15,
    view: VIEW,
    pieces: [
      ...land("wheat-c", "wheat-a", "forest-b", "wheat-b", "lake-b", "forest-a"),
      square("crowns-1", 0, 1),
      square("crowns-2", 2, 1),
      ...king(98, 66, "moon"),
    ],
  },
  "royal-wedding": {
    minutes: 45,
    view: VIEW,
    pieces: [
      ...land("grassland-a", "mine-b", "mine-a", "grassland-b", "grassland-c", "wheat-b"),
      ...king(62, 68, "acorn"),
      { name: "queen", x: 142, y: 67, width: 88, height: 117 },
    ],
  },
};
