import { describe, expect, it } from "vitest";
import type { Moment, Review } from "../../../src/protocol";
import {
  apart,
  unpiled,
  bandOf,
  chancesAt,
  endsOf,
  lineOf,
  nearest,
  numbered,
  placesOf,
  startsOf,
  stepFrom,
  type Place,
} from "../../../src/ui/review/chances";
import { report } from "./reports";

const rounds = [0, 1, 1, 2, 2, 3];
const moments = rounds.map((round): Moment => ({
  events: [],
  seat: 0,
  round,
  turn: 1,
  act: 1,
  to_move: 1,
  points: [],
}));
/** Six moments of two plies each; a value before each choice. */
const review: Pick<Review, "report" | "plies"> = {
  plies: [2, 4, 6, 8, 10, 12],
  report: {
    ...report(1, 2),
    values: [0, 2, 4, 6, 8, 10, 12].map((ply) => ({
      ply,
      win: [0.5 + ply / 24, 0.5 - ply / 24],
      points: [0, 0],
      se: [0.05, 0.05],
    })),
  },
};
const places: Place[] = placesOf(review, moments);

describe("the chances through a game", () => {
  it("stand in the round they were changed in", () => {
    expect(places.map(({ round }) => round)).toEqual([0, 0, 1, 1, 2, 2, 3]);
    expect(places.map(({ x }) => x)).toEqual([0, 1 / 6, 1 / 3, 0.5, 2 / 3, 5 / 6, 1]);
    expect(startsOf(places).map(({ ply }) => ply)).toEqual([4, 8, 12]);
    expect(endsOf(places).map(({ ply }) => ply)).toEqual([2, 6, 10, 12]);
    expect(placesOf({ report: null, plies: [] }, [])).toEqual([]);
  });

  it("are walked by value and by round, never past an end", () => {
    expect(stepFrom(places, 0, -1, false)).toBe(0);
    expect(stepFrom(places, 6, 1, false)).toBe(6);
    expect(stepFrom(places, 2, 1, true)).toBe(3);
    expect(stepFrom(places, 3, 1, true)).toBe(5);
    expect(stepFrom(places, 3, -1, true)).toBe(1);
    expect(nearest(places, 0.55)).toBe(3);
  });

  it("are drawn within the box, with a band as wide as they are unsure", () => {
    expect(lineOf(places.slice(-1), 0, 100, 200)).toBe("100.0,0.0");
    expect(bandOf(places.slice(0, 1), 0, 100, 200)).toBe("0.0,80.4 0.0,119.6");
    for (const pair of bandOf(places, 0, 100, 200).split(" ")) {
      const [x, y] = pair.split(",").map(Number) as [number, number];
      expect(x >= 0 && x <= 100 && y >= 0 && y <= 200).toBe(true);
    }
  });

  it("are told to five percent where they are unsure", () => {
    const told = places.map((place) => chancesAt(place)[0]);
    expect(told).toEqual([50, 60, 65, 75, 85, 90, 100]);
  });
});

it("diamonds of moments close together do not cover each other", () => {
  const at = (...places: [number, number][]) => places.map(([x, y]) => ({ x, y }));
  expect(unpiled(at([100, 90], [105, 92], [160, 90]), 24, 190)).toEqual(at([100, 90], [105, 114], [160, 90]));
  expect(unpiled(at([10, 190], [12, 190], [14, 190]), 24, 190)).toEqual(at([10, 190], [12, 166], [14, 142]));
  expect(unpiled(at([10, 0], [12, 0]), 24, 190)).toEqual(at([10, 0], [12, 24]));
});

it("banners at the end keep apart and in order", () => {
  expect(apart([190, 190, 0], 25, 190)).toEqual([165, 190, 0]);
  expect(apart([100, 50], 25, 190)).toEqual([100, 50]);
});

it("numbers rounds only where the numbers have room", () => {
  const many = Array.from({ length: 127 }, (_, at): Place => ({
    ply: at,
    x: at / 127,
    round: at + 1,
    win: [],
    se: [],
  }));
  const shown = numbered(many, 420);
  expect(shown.length).toBeGreaterThan(4);
  shown.slice(1).forEach(({ x }, at) => expect((x - (shown[at]?.x ?? 0)) * 420).toBeGreaterThanOrEqual(28));
  expect(
    numbered(
      many.slice(0, 6).map((place, at) => ({ ...place, x: at / 6 })),
      420,
    ),
  ).toHaveLength(6);
});
