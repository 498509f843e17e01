import { describe, expect, it } from "vitest";
import type { BuildOffer, ClaimOffer, PlaceOffer, Spot, Square, TaxOffer } from "../../../../src/protocol";
import { Choice } from "../../../../src/queendomino/table/play/choice.svelte";
import { meaning } from "../../../../src/queendomino/table/play/keys";
import { domino } from "../../tables";

function spot(first: Square, second: Square): Spot {
  return { move: `place 39 ${first.join()} ${second.join()}`, first, second };
}

function choice(offer: Parameters<Choice["take"]>[0]): Choice {
  const made = new Choice();
  made.take(offer);
  return made;
}

const place: PlaceOffer = {
  type: "place",
  seat: 0,
  domino: domino(39),
  spots: [spot([1, 0], [2, 0]), spot([2, 0], [1, 0]), spot([0, 1], [0, 2]), spot([0, -1], [1, -1])],
  discard: null,
};

describe("placing", () => {
  it("lies by the castle and can be confirmed at once", () => {
    expect(choice(place).move).toBe(place.spots[0]?.move);
  });

  it("follows the pointer until it is put down, then is turned by a touch", () => {
    const mind = choice(place);
    mind.aim([0, 2], "hover");
    expect(mind.held).toBe(place.spots[2]);
    mind.aim([2, 0], "hover");
    mind.tap([2, 0]);
    mind.aim([0, 2], "hover");
    expect([mind.held?.first, mind.held?.second].map(String).sort()).toEqual(["1,0", "2,0"]);
    const before = mind.held;
    mind.tap([2, 0]);
    expect(mind.held).not.toBe(before);
    mind.pick([0, 2]);
    expect(mind.held).toBe(place.spots[2]);
  });

  it("ignores squares where nothing is offered", () => {
    const mind = choice(place);
    mind.pick([4, 4]);
    expect(mind.held).toBe(place.spots[0]);
  });

  it("sends the discard when nothing fits", () => {
    expect(choice({ ...place, spots: [], discard: "discard 39" }).move).toBe("discard 39");
  });
});

describe("taxing", () => {
  const part = (square: Square) => ({ square, terrain: "lake", territory: 3, knight_safe: 0, tower_safe: 0 });
  const offer: TaxOffer = {
    type: "tax",
    seat: 0,
    skip: "pass",
    spots: [
      { move: "tax 1,0", coins: 3, parts: [part([1, 0])] },
      { move: "tax 2,0", coins: 1, parts: [part([2, 0])] },
      { move: "tax 1,0 2,0", coins: 4, parts: [part([1, 0]), part([2, 0])] },
    ],
  };

  it("chooses nothing by itself; another square joins, and clear lets go", () => {
    const mind = choice(offer);
    expect([mind.move, mind.skip]).toEqual([null, "pass"]);
    mind.pick([1, 0]);
    mind.pick([2, 0]);
    expect(mind.move).toBe("tax 1,0 2,0");
    mind.clear();
    expect(mind.move).toBeNull();
  });

  it("a chosen square stays chosen, so that another press there can confirm it", () => {
    const mind = choice(offer);
    mind.pick([1, 0]);
    expect([mind.isChosen([1, 0]), mind.isChosen([2, 0])]).toEqual([true, false]);
    mind.pick([1, 0]);
    expect(mind.move).toBe("tax 1,0");
  });

  it("a digit chooses by place in the list", () => {
    const mind = choice({ ...offer, spots: offer.spots.slice(0, 2) });
    mind.digit(2);
    expect(mind.move).toBe("tax 2,0");
    mind.digit(1);
    expect(mind.move).toBe("tax 1,0");
  });

  it("with one knight the second square replaces the first", () => {
    const mind = choice({ ...offer, spots: offer.spots.slice(0, 2) });
    mind.pick([1, 0]);
    mind.pick([2, 0]);
    expect(mind.move).toBe("tax 2,0");
  });
});

describe("building", () => {
  const site = (cost: number, square: Square) => ({ move: `build ${cost} ${square.join()}`, square });
  const offer: BuildOffer = {
    type: "build",
    seat: 0,
    skip: "pass",
    slots: [
      { cost: 5, price: 5, building: "statue", sites: [], reason: { code: "build.coins", clause: "6.2", args: {} } },
      { cost: 2, price: 2, building: "bakery", sites: [site(2, [1, 1]), site(2, [2, 1])], reason: null },
      { cost: 0, price: 0, building: "church", sites: [site(0, [2, 1])], reason: null },
    ],
  };

  it("wants a tile, then a town square, and keeps the square for another tile", () => {
    const mind = choice(offer);
    mind.pick([1, 1]);
    expect(mind.glow).toEqual([]);
    mind.tile(2);
    expect([mind.move, mind.glow.length]).toEqual([null, 2]);
    mind.pick([2, 1]);
    mind.tile(0);
    expect(mind.move).toBe("build 0 2,1");
  });

  it("a single town square comes with its tile", () => {
    const mind = choice(offer);
    mind.tile(0);
    expect(mind.move).toBe("build 0 2,1");
  });

  it("does not take a tile that cannot be paid", () => {
    const mind = choice(offer);
    mind.tile(5);
    expect(mind.slot).toBeNull();
  });
});

describe("claiming", () => {
  it("by its number or by its place in the line", () => {
    const offer: ClaimOffer = {
      type: "claim",
      seat: 0,
      spots: [
        { move: "claim 7", domino: domino(7), place: 1, order: 1, last: false, fits: true },
        { move: "claim 20", domino: domino(20), place: 4, order: 3, last: true, fits: false },
      ],
    };
    const mind = choice(offer);
    mind.digit(3);
    expect(mind.move).toBeNull();
    mind.digit(4);
    expect(mind.move).toBe("claim 20");
    mind.digit(2);
    mind.domino(7);
    expect(mind.move).toBe("claim 7");
    mind.clear();
    expect(mind.move).toBeNull();
  });
});

describe("a hint", () => {
  it("puts the advised placement down, where the pointer leaves it", () => {
    const mind = choice(place);
    mind.suggest("place 39 0,1 0,2");
    mind.aim([1, 0], "hover");
    expect(mind.move).toBe("place 39 0,1 0,2");
  });

  it("to skip a step leaves nothing chosen", () => {
    const tax: TaxOffer = { type: "tax", seat: 0, skip: "pass", spots: [{ move: "tax 1,0", coins: 3, parts: [] }] };
    const mind = choice(tax);
    mind.suggest("tax 1,0");
    expect(mind.move).toBe("tax 1,0");
    mind.suggest("pass");
    expect(mind.move).toBeNull();
  });

  it("chooses a tile with its square", () => {
    const site: BuildOffer["slots"][number]["sites"][number] = { move: "build 2 1,1", square: [1, 1] };
    const mind = choice({
      type: "build",
      seat: 0,
      skip: "pass",
      slots: [{ cost: 2, price: 2, building: "bakery", sites: [site, { ...site, move: "build 2 2,1" }], reason: null }],
    });
    mind.suggest("build 2 1,1");
    expect([mind.slot?.cost, mind.move]).toEqual([2, "build 2 1,1"]);
  });
});

describe("keys", () => {
  const key = (name: string, change = {}) =>
    meaning({ key: name, ctrlKey: false, metaKey: false, altKey: false, ...change });

  it("mean the same in small and large letters, and nothing with Ctrl", () => {
    expect(key("R")).toEqual({ do: "turn" });
    expect(key("r", { ctrlKey: true })).toBeNull();
    expect(key("ArrowUp")).toEqual({ do: "walk" });
    expect(key("4")).toEqual({ do: "digit", digit: 4 });
    expect(key("q")).toBeNull();
    expect(key("h")).toEqual({ do: "hint" });
  });
});
