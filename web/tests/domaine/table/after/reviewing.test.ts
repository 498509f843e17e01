/** A choice of a review on Domaine's board: what was played is on it, what would have been better is a plan. */
import { expect, test } from "vitest";
import type { DomaineView, Event } from "../../../../src/protocol";
import { planOf, playedOn } from "../../../../src/domaine/table/after/reviewing";

const VIEW = {
  castles: [],
  knights: [],
  borders: [],
  last_squares: [[9, 9]],
  last_edges: [],
} as unknown as DomaineView;

function event(code: string, args: Event["args"]): Event {
  return { seq: 1, seat: 1, stand_in: false, why: null, code, args };
}

test("a border that was set stands and is marked", () => {
  const view = playedOn(VIEW, event("border", { border: "c4-c5" }));
  const edge = [
    [2, 3],
    [2, 4],
  ];
  expect([view.borders, view.last_edges, view.last_squares]).toEqual([[edge], [edge], []]);
});

test("a knight belongs to the player who placed it, a castle to its colour", () => {
  expect(playedOn(VIEW, event("knight", { square: "a1" })).knights).toEqual([
    { square: [0, 0], colour: 1, domain: null },
  ]);
  expect(playedOn(VIEW, event("castle", { square: "b2", colour: 2 })).castles).toEqual([
    { square: [1, 1], colour: 2, domain: null },
  ]);
});

test("a card leaves the board as it was, with nothing marked", () => {
  const view = playedOn(VIEW, event("sell", { card: "A01" }));
  expect([view.borders, view.knights, view.last_squares]).toEqual([[], [], []]);
  expect(planOf(event("sell", { card: "A01" }), 3)).toBeNull();
});

test("what would have been better is drawn where it would have been, with its points", () => {
  expect(planOf(event("border", { border: "c4-c5" }), 7)).toMatchObject({
    borders: ["c4-c5"],
    pieces: [],
    at: "c4-c5",
    points: 7,
  });
  expect(planOf(event("expand", { castle: "a1", square: "a2" }), 2)).toMatchObject({ hints: ["a2"], at: "a2" });
  expect(planOf(event("desert", { knight: "d4", square: "a2", owner: 0 }), 2)).toMatchObject({
    gone: ["d4"],
    pieces: [{ kind: "knight", at: "a2", colour: 1 }],
  });
});
