/** A choice of a review on Domaine's board: what was played is on it, what would have been better is a plan. */
import { expect, test } from "vitest";
import type { DomaineView, Event, Square } from "../../../../src/protocol";
import { planOf, playedOn } from "../../../../src/domaine/table/after/reviewing";
import { at, figure, region } from "../../tables";

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

test("a knight that was lured away is gone, and the one that came in its stead stands", () => {
  const theirs = ["d4", "e4"].map((name) => figure(name, 0));
  const view = playedOn({ ...VIEW, knights: theirs }, event("desert", { knight: "d4", square: "a2", owner: 0 }));
  expect(view.knights).toEqual([figure("e4", 0), figure("a2", 1)]);
});

test("an alliance shows its rings on a border between the two domains, a better one both castles", () => {
  const regions = [
    ["a1", "b1"],
    ["c1", "d1"],
  ].map((squares) => region("domain", squares, { castle: at(squares[0]!) }));
  const borders = [
    ["d1", "e1"],
    ["b1", "c1"],
  ].map(([one, two]) => [at(one!), at(two!)] as [Square, Square]);
  const made = event("ally", { castle: "a1", target: "c1", owner: 0 });
  const { alliances } = playedOn({ ...VIEW, regions, borders, alliances: [] }, made);
  expect(alliances).toEqual([{ castles: [at("a1"), at("c1")], marker: [at("b1"), at("c1")] }]);
  expect(planOf(made, 2)?.hints).toEqual(["a1", "c1"]);
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
