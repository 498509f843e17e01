import { describe, expect, it } from "vitest";
import type { LandView } from "../../../src/protocol";
import { possible, reachable, rowsOf } from "../../../src/queendomino/board/geometry";

const castle = { x: 0, y: 0, terrain: "castle" } as LandView;
const lake = { x: 1, y: 0, terrain: "lake" } as LandView;
const drawn = (land: readonly LandView[]): string[] =>
  rowsOf(possible(land, 5))
    .map((row) => row.filter((square) => reachable(land, square)))
    .map((row) => row.map(([x, y]) => (x === 0 && y === 0 ? "C" : "·")).join(""));

describe("the squares that are drawn", () => {
  it("are those that the first domino can reach, round a castle alone", () => {
    expect(drawn([castle])).toEqual(["·", "···", "··C··", "···", "·"]);
  });

  it("are all that may become land, once there is some", () => {
    expect(drawn([castle, lake])[0]).toHaveLength(6);
  });
});
