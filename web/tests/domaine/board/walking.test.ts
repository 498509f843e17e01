import { describe, expect, it } from "vitest";
import { besides, borderName, SQUARES, squareName } from "../../../src/domaine/board/squares";
import { ARROWS, inReadingOrder, startAt, stepFrom } from "../../../src/domaine/board/walking";

const places = (...names: string[]) => names.map((at) => ({ id: at, at }));
const way = (arrow: string) => ARROWS[`Arrow${arrow}`]!;

describe("walking by arrow keys", () => {
  it("goes to the nearest place straight ahead", () => {
    expect(stepFrom(places("c1", "e1", "b2"), "a1", way("Right"))?.id).toBe("c1");
    expect(stepFrom(places("a3", "b2"), "a1", way("Down"))?.id).toBe("a3");
  });

  it("turns aside only where nothing lies ahead", () => {
    expect(stepFrom(places("b9"), "a1", way("Right"))?.id).toBe("b9");
    expect(stepFrom(places("b9", "l1"), "a1", way("Right"))?.id).toBe("l1");
  });

  it("stays where nothing lies that way", () => {
    expect(stepFrom(places("b1", "b2"), "b1", way("Left"))).toBeUndefined();
  });

  it("goes along a fence from border to border", () => {
    expect(stepFrom(places("a1-b1", "a2-b2", "b1-c1"), "a1-b1", way("Down"))?.id).toBe("a2-b2");
  });

  it("reaches every place from every other, whatever is legal", () => {
    const borders = SQUARES.flatMap((square) => besides(square).map((other) => borderName(square, other)));
    const few = [...new Set(borders)].filter((_, at) => (at * 7919) % 11 === 0);
    const all = places(...few, "c4", "l12", "a1");
    expect(reached(all, "c4").size).toBe(all.length);
    expect(reached(all, few[0]!).size).toBe(all.length);
  });
});

function reached(all: { id: string; at: string }[], from: string): Set<string> {
  const seen = new Set([from]);
  for (const at of seen) {
    for (const arrow of Object.values(ARROWS)) {
      const next = stepFrom(
        all.filter((place) => place.at !== at),
        at,
        arrow,
      );
      if (next) seen.add(next.at);
    }
  }
  return seen;
}

describe("the order of places", () => {
  it("is that of reading", () => {
    expect(inReadingOrder(places("b2", "l1", "a2", "a1-a2", "a1")).map((place) => place.id)).toEqual([
      "a1",
      "l1",
      "a1-a2",
      "a2",
      "b2",
    ]);
  });

  it("begins where the reader was, or near it", () => {
    expect(startAt(places("a1", "c3", "l12"), undefined)?.id).toBe("a1");
    expect(startAt(places("a1", "c3", "l12"), "c3")?.id).toBe("c3");
    expect(startAt(places("a1", "c3", "l12"), "k12")?.id).toBe("l12");
    expect(startAt([], "a1")).toBeUndefined();
  });
});

it("the squares of the board are in reading order", () => {
  expect(inReadingOrder(places(...SQUARES.map(squareName).toReversed())).map((place) => place.id)).toEqual(
    SQUARES.map(squareName),
  );
});
