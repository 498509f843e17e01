import { describe, expect, it } from "vitest";
import type { ActOffer, CastleOffer, RefillOffer } from "../../../../src/protocol";
import { Choice, DECK, SELL } from "../../../../src/domaine/table/play/choice.svelte";
import type { Effects } from "../../../../src/live/table.svelte";
import type { DomaineOffer } from "../../../../src/domaine/table/play/options";
import { at, effect, step } from "../../tables";

function choice(offer: DomaineOffer | null, effects: Effects | null = reach): Choice {
  const made = new Choice(() => effects);
  made.take(offer);
  return made;
}

const held = (made: Choice): string[] => made.spots.filter((spot) => spot.held).map((spot) => spot.at);
const open = (made: Choice): string[] => made.spots.filter((spot) => !spot.held).map((spot) => spot.at);
const point = (made: Choice, name: string): void => made.pickSpot(made.spots.find((spot) => spot.at === name)!.id);

const borders = step("borders", {
  borders: [
    { move: "border c4-c5", edge: [at("c4"), at("c5")] },
    { move: "border a1-b1", edge: [at("a1"), at("b1")] },
  ],
  end: "end",
});

describe("pointing at borders", () => {
  it("nothing is held at first, and all are offered in reading order", () => {
    const made = choice(borders);
    expect(made.move).toBeNull();
    expect(open(made)).toEqual(["a1-b1", "c4-c5"]);
    expect(made.end).toBe("end");
  });

  it("one press holds a border and previews it, another lets it go", () => {
    const made = choice(borders, { "border a1-b1": effect({ scores: [{ seat: 0, before: 3, after: 8, items: [] }] }) });
    point(made, "a1-b1");
    expect(made.move).toBe("border a1-b1");
    expect(made.plan).toMatchObject({ borders: ["a1-b1"], points: 5, at: "a1-b1" });
    point(made, "c4-c5");
    expect(made.move).toBe("border c4-c5");
    point(made, "c4-c5");
    expect(made.move).toBeNull();
  });

  it("the pointer shows what it is over, but chooses nothing", () => {
    const made = choice(borders);
    made.aim("0 a1-b1");
    expect(made.seen.found?.move).toBe("border a1-b1");
    expect(made.move).toBeNull();
    point(made, "c4-c5");
    made.aim("0 a1-b1");
    expect(made.seen.found?.move).toBe("border c4-c5");
  });
});

const expansions = step("expansion", {
  expansions: [
    { move: "expand a1 d4", castle: at("a1"), square: at("d4"), owner: null, target: null },
    { move: "expand h8 d4", castle: at("h8"), square: at("d4"), owner: null, target: null },
    { move: "expand a1 b2", castle: at("a1"), square: at("b2"), owner: null, target: null },
  ],
});

describe("expanding", () => {
  it("a square that only one domain can take is the whole move", () => {
    const made = choice(expansions);
    point(made, "b2");
    expect(made.move).toBe("expand a1 b2");
    expect(held(made)).toEqual(["b2"]);
  });

  it("a square that two domains could take asks which", () => {
    const made = choice(expansions);
    point(made, "d4");
    expect(made.move).toBeNull();
    expect(open(made)).toEqual(["a1", "h8"]);
    point(made, "h8");
    expect(made.move).toBe("expand h8 d4");
    expect(held(made)).toEqual(["d4", "h8"]);
    expect(made.back()).toBe(true);
    expect(made.move).toBeNull();
    expect(made.back()).toBe(true);
    expect(open(made)).toEqual(["b2", "d4"]);
    expect(made.back()).toBe(false);
  });
});

describe("a deserter", () => {
  const offer = step("deserter", {
    deserters: [
      {
        castle: at("c4"),
        target: at("h7"),
        owner: 1,
        knights: [
          {
            knight: at("g7"),
            spots: [
              { move: "desert c4 h7 g7 d4", square: at("d4") },
              { move: "desert c4 h7 g7 c5", square: at("c5") },
            ],
          },
        ],
      },
    ],
  });

  it("is enough where one's own knight has a single place, and the plan shows that", () => {
    const [pair] = offer.deserters;
    const [knight] = pair!.knights;
    const made = choice(
      step("deserter", { deserters: [{ ...pair!, knights: [{ ...knight!, spots: [knight!.spots[0]!] }] }] }),
    );
    point(made, "g7");
    expect(made.move).toBe("desert c4 h7 g7 d4");
    expect(made.plan).toMatchObject({ gone: ["g7"], pieces: [{ kind: "knight", at: "d4", colour: 0 }] });
  });

  it("is pointed at first, then the square for one's own knight", () => {
    const made = choice(offer);
    point(made, "g7");
    expect(made.move).toBeNull();
    expect(made.plan?.gone).toEqual(["g7"]);
    point(made, "c5");
    expect(made.move).toBe("desert c4 h7 g7 c5");
    expect(made.plan?.pieces).toEqual([{ kind: "knight", at: "c5", colour: 0 }]);
    point(made, "d4");
    expect(made.move).toBe("desert c4 h7 g7 d4");
  });
});

const hand: ActOffer = {
  type: "act",
  seat: 0,
  cards: [
    {
      card: "A01",
      sell: "sell A01",
      value: 2,
      price: 3,
      uses: [{ action: "borders", parts: 2, move: "play A01 borders", reason: null }],
    },
    {
      card: "B02",
      sell: "sell B02",
      value: 3,
      price: 4,
      uses: [
        { action: "knights", parts: 1, move: "play B02 knights", reason: null },
        { action: "expansion", parts: 2, move: null, reason: { code: "play.no-part", clause: "4.5", args: {} } },
      ],
    },
  ],
};

const reach: Effects = {
  "play A01 borders": {
    type: "reach",
    squares: [],
    edges: [
      [at("a1"), at("b1")],
      [at("k1"), at("l1")],
    ],
  },
  "play B02 knights": { type: "reach", squares: [at("c4")], edges: [] },
};

describe("a card of the hand", () => {
  it("with a single symbol shows at once where it can act", () => {
    const made = choice(hand);
    made.pick("A01");
    expect(made.move).toBe("play A01 borders");
    expect(open(made)).toEqual(["a1-b1", "k1-l1"]);
  });

  it("with two symbols asks which, and never takes one that cannot be played", () => {
    const made = choice(hand);
    made.pick("B02");
    expect(made.move).toBeNull();
    made.settle("knights");
    expect(made.move).toBe("play B02 knights");
    made.settle("expansion");
    expect(made.move).toBeNull();
  });

  it("can be sold instead", () => {
    const made = choice(hand);
    made.pick("A01");
    made.settle(SELL);
    expect(made.move).toBe("sell A01");
    expect(made.spots).toEqual([]);
  });

  it("a place pointed at before it was played is held when it is", () => {
    const made = choice(hand);
    made.pick("A01");
    point(made, "a1-b1");
    expect(made.move).toBe("play A01 borders");
    made.take(borders);
    expect(made.move).toBe("border a1-b1");
  });

  it("a place that is no longer offered is forgotten", () => {
    const made = choice(hand);
    made.pick("A01");
    point(made, "k1-l1");
    made.take(borders);
    expect(made.move).toBeNull();
  });

  it("going back lets go of a place, then of the card with its only symbol", () => {
    const made = choice(hand);
    made.pick("A01");
    point(made, "a1-b1");
    made.back();
    expect(held(made)).toEqual([]);
    expect(made.card).toBe("A01");
    made.back();
    expect(made.card).toBeNull();
  });
});

describe("the rest", () => {
  it("a castle shows where its knight could stand", () => {
    const offer: CastleOffer = {
      type: "castle",
      seat: 0,
      colour: 2,
      distance: 7,
      spots: [{ move: "castle c4", square: at("c4"), knights: [at("c5"), at("d4")] }],
    };
    const made = choice(offer);
    point(made, "c4");
    expect(made.plan).toMatchObject({ hints: ["c5", "d4"], pieces: [{ kind: "castle", at: "c4", colour: 2 }] });
    expect(made.move).toBe("castle c4");
  });

  it("an alliance is made across a border, or by two castles where none is left", () => {
    const made = choice(
      step("alliance", {
        allies: [
          { move: "ally c4 h7", castle: at("c4"), target: at("h7"), owner: 1, marker: [at("e5"), at("f5")] },
          { move: "ally c4 b9", castle: at("c4"), target: at("b9"), owner: 2, marker: null },
        ],
      }),
    );
    expect(made.spots.map(({ at: place, look }) => [place, look])).toEqual([
      ["e5-f5", "ring"],
      ["b9", "castle"],
    ]);
    point(made, "b9");
    expect(made.move).toBe("ally c4 b9");
  });

  it("a card is taken from the deck or the Chancery, and only one that is offered", () => {
    const offer: RefillOffer = {
      type: "refill",
      seat: 0,
      deck: "refill deck",
      spots: [{ move: "refill B03", card: "B03" }],
      barred: "A02",
    };
    const made = choice(offer);
    made.choose("A02");
    expect(made.move).toBeNull();
    made.choose(DECK);
    expect(made.move).toBe("refill deck");
    made.choose("B03");
    expect(made.move).toBe("refill B03");
  });
});

describe("a hint", () => {
  it("points at the places of its move, one after the other", () => {
    const made = choice(expansions);
    made.suggest("expand h8 d4");
    expect(made.move).toBe("expand h8 d4");
    made.suggest("expand a1 b2");
    expect(made.move).toBe("expand a1 b2");
  });

  it("holds a border, and nothing when the rest of a card is to be left", () => {
    const made = choice(borders);
    made.suggest("border a1-b1");
    expect(held(made)).toEqual(["a1-b1"]);
    made.suggest("end");
    expect(made.move).toBeNull();
  });
});

describe("what another press confirms", () => {
  const isLast = (made: Choice, name: string): boolean =>
    made.isLast(made.spots.find((spot) => spot.at === name)?.id ?? "");

  it("is the border that is held", () => {
    const made = choice(borders);
    expect(isLast(made, "a1-b1")).toBe(false);
    point(made, "a1-b1");
    expect([isLast(made, "a1-b1"), isLast(made, "c4-c5")]).toEqual([true, false]);
  });

  it("is the place that was pointed at last, not the one before it", () => {
    const made = choice(expansions);
    point(made, "d4");
    point(made, "h8");
    expect([isLast(made, "h8"), isLast(made, "d4")]).toEqual([true, false]);
  });
});
