import { describe, expect, it } from "vitest";
import type { Spot, Square } from "../../../../src/protocol";
import {
  covers,
  firstSpot,
  legalSquares,
  same,
  spotOn,
  squareOf,
  turned,
} from "../../../../src/queendomino/table/play/placing";

function spot(first: Square, second: Square): Spot {
  const move = `place 17 ${first.join()} ${second.join()}`;
  return { move, first, second };
}

/** Every placement on the open squares of a picture; `c` is the castle, `.` open, `#` taken. */
function open(picture: string): Spot[] {
  const rows = picture
    .trim()
    .split("\n")
    .map((row) => row.trim());
  const cy = rows.findIndex((row) => row.includes("c"));
  const cx = rows[cy]?.indexOf("c") ?? 0;
  const squares = rows.flatMap((row, y) =>
    [...row].flatMap((letter, x): Square[] => (letter === "." ? [[x - cx, y - cy]] : [])),
  );
  const beside = (a: Square, b: Square) => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) === 1;
  return squares.flatMap((a) => squares.filter((b) => beside(a, b)).map((b) => spot(a, b)));
}

function reach(spots: Spot[], keys: (held: Spot) => Spot[]): Set<string> {
  const start = firstSpot(spots) as Spot;
  const seen = new Set([start.move]);
  const todo = [start];
  for (let held = todo.pop(); held; held = todo.pop())
    for (const next of keys(held))
      if (!seen.has(next.move)) {
        seen.add(next.move);
        todo.push(next);
      }
  return seen;
}

describe("the squares that glow", () => {
  it("are those some placement covers, each once", () => {
    const spots = [spot([1, 0], [2, 0]), spot([2, 0], [1, 0]), spot([2, 0], [2, 1])];
    expect(legalSquares(spots)).toEqual([
      [1, 0],
      [2, 0],
      [2, 1],
    ]);
  });
});

describe("the domino in hand", () => {
  it("starts by the castle, whatever it would score there", () => {
    const far = { ...spot([3, 0], [4, 0]), total: 99 };
    expect(firstSpot([far, spot([1, 0], [2, 0])])?.first).toEqual([1, 0]);
    expect(firstSpot([])).toBeNull();
  });

  it("goes to a touched square turned as it is, if that is offered", () => {
    const spots = open("c...\n....");
    const held = spot([1, 0], [2, 0]);
    const there = spotOn(spots, [2, 1], held);
    expect(there && same(there.first, [there.second[0] - 1, there.second[1]])).toBe(true);
  });

  it("turns itself when it only fits there another way round", () => {
    const there = spotOn([spot([1, 1], [1, 2])], [1, 2], spot([1, 0], [2, 0]));
    expect(there?.move).toBe("place 17 1,1 1,2");
  });

  it("does not go where nothing is offered", () => {
    expect(spotOn(open("c.."), [5, 5], null)).toBeNull();
  });

  it("turns through every placement around a square and comes back", () => {
    const spots = open("...\n...\n...\nc##");
    const anchor: Square = [1, -2];
    let held = spotOn(spots, anchor, null) as Spot;
    const seen = new Set<string>();
    for (let turn = 0; turn < 8; turn += 1) {
      seen.add(held.move);
      held = turned(spots, held, anchor);
      expect(covers(held, anchor)).toBe(true);
    }
    expect(seen.size).toBe(8);
    expect(seen.has(held.move)).toBe(true);
  });

  it("stays when no other turn is offered", () => {
    const only = spot([1, 0], [2, 0]);
    expect(turned([only], only).move).toBe(only.move);
  });

  it("reaches every placement with touched squares and R alone", () => {
    const pictures = [
      "....\n.c..\n....\n....",
      ".###.\n.#c#.\n..##.\n.###.\n.....",
      ".#.#.\n.#.#.\n##c##\n.#.#.\n.#.#.",
      "..#..\n#####\n##c##\n#####\n..#..",
    ];
    for (const picture of pictures) {
      const spots = open(picture);
      const keys = (held: Spot) => [
        turned(spots, held),
        ...legalSquares(spots).map((square) => spotOn(spots, square, held) as Spot),
      ];
      expect(reach(spots, keys).size).toBe(spots.length);
    }
  });
});

describe("the square that a refusal is about", () => {
  it("is read from the thing's name", () => {
    expect(squareOf("square -1,2")).toEqual([-1, 2]);
  });

  it("is none for other things", () => {
    expect([squareOf("slot 3"), squareOf(undefined)]).toEqual([null, null]);
  });
});
