import { describe, expect, it } from "vitest";
import { readable as domaine } from "../../src/domaine/table/reading";
import type { LandView } from "../../src/protocol";
import { readable, territories } from "../../src/queendomino/table/reading";
import { chosenSays } from "../../src/queendomino/table/play/acting";
import { READING_KEYS, readOut, squareOut } from "../../src/ui/reading/passages";
import { fresh, matterOf } from "../../src/ui/table/words/told";
import { domino, event, seat, side } from "../queendomino/tables";

const square = (x: number, y: number, terrain: string, crowns = 0): LandView => ({
  x,
  y,
  terrain,
  crowns,
  domino: terrain === "castle" ? 0 : 1,
  building: null,
  knight: false,
});
// A castle with wheat to its left, and a lake of two squares below.
const land = [square(0, 0, "castle"), square(-1, 0, "wheat"), square(0, 1, "lake", 1), square(1, 1, "lake")];
const mine = side(0, { land, coins: 3 });
const seats = [seat(0, "Ada", { yours: true }), seat(1, "Ben")];
const line = [{ domino: domino(9), seat: 1, done: false, current: true }];
const builders = { slots: [], pile: 4, dragon_home: true };
const play = {
  position: { this_line: line, next_line: [], builders, buildings: [] },
  mine,
  others: [side(1)],
  seats,
  town: true,
  me: seats[0],
  nameOf: (one: { seats: number[] }) => seats[one.seats[0] ?? 0]?.name ?? "",
  seat: (number: number | null | undefined) => seats.find((one) => one.seat === number),
} as any;

describe("the table in words", () => {
  const passages = readable.passages(play);

  it("has one's own kingdom first, then lines, builders, the others", () => {
    expect(passages.map(({ key, title }) => [key, title])).toEqual([
      ["o", "Your kingdom"],
      ["l", "This round"],
      ["g", "Builders"],
      ["p", "Kingdom of Ben"],
    ]);
  });

  it("tells territories, the largest first", () => {
    expect(territories(land)).toEqual(["lake, 2 squares, 1 crown", "wheat, 1 square, no crown"]);
  });

  it("lays the land out in rows and columns, with a word for where there is none", () => {
    expect(passages[0]?.grid).toEqual({
      columns: ["Column 1", "Column 2", "Column 3"],
      rows: [
        { name: "Row 1", cells: ["wheat", "castle", "nothing"] },
        { name: "Row 2", cells: ["nothing", "lake, 1 crown", "lake"] },
      ],
    });
  });

  it("names who stands on each domino of a line", () => {
    expect(readOut(passages, "l")).toEqual(["This round", "1. Domino 9: lake and town, Ben, on turn now"]);
  });

  it("tells which turns of the round are over", () => {
    const states = [{ done: true }, { current: true }, {}];
    const this_line = states.map((state, at) => ({
      ...line[0],
      domino: domino(9 + at),
      ...{ done: false, current: false },
      ...state,
    }));
    const read = readOut(readable.passages({ ...play, position: { ...play.position, this_line } }), "l");
    expect(read.slice(1).map((text) => text.split(", ").slice(1))).toEqual([
      ["Ben", "turn over"],
      ["Ben", "on turn now"],
      ["Ben"],
    ]);
  });

  it("tells what a builder asks and what the building brings, in whole sentences", () => {
    const camp = { id: "training_camp", knights: 1, towers: 0, crowns: 0, points: 0, tax: null };
    const building = { ...camp, per: "knight", per_points: 1, unsure: [], copies: 1 };
    const slots = [{ cost: 5, price: 5, state: "sale", building: building.id }];
    const position = { ...play.position, buildings: [building], builders: { ...builders, slots } };
    expect(readOut(readable.passages({ ...play, position }), "g")[1]).toBe(
      "Training Camp. It costs 5 coins. 1 knight at once. 1 point at the end for each knight you own.",
    );
  });

  it("promises no new tile from an empty pile, or in the last round", () => {
    const slots = [{ cost: 4, price: 4, state: "sold", building: null }];
    const told = (pile: number, round: number) => {
      const position = { ...play.position, round, rounds: 12, builders: { ...builders, slots, pile } };
      return readOut(readable.passages({ ...play, position }), "g")[1];
    };
    expect(told(3, 11)).toBe("sold. Printed price 4. Free slots are filled at the end of the round.");
    expect(told(0, 11)).toBe("sold. Printed price 4.");
    expect(told(3, 12)).toBe("sold. Printed price 4.");
  });

  it("says so where there is nothing to read", () => {
    expect(readOut([], "g")).toEqual(["There is none of that at this table."]);
    expect(squareOut([])).toEqual(["The focus is not on a square."]);
    expect(squareOut(readable.about(play, "0,1")).slice(0, 2)).toEqual([
      "lake, 1 crown",
      "A territory of 2 squares, with 1 crown.",
    ]);
  });

  it("tells of a free square what lies beside it, each territory once", () => {
    expect(squareOut(readable.about(play, "-1,1"))).toEqual([
      "free, at the castle’s lower left corner",
      "Beside it: wheat, 1 square, no crown, lake, 2 squares, 1 crown",
    ]);
  });

  it("takes no key that a table gives another meaning", () => {
    const taken = [readable, domaine].flatMap(({ keys }) => keys.map(([key]) => key.toLowerCase()));
    expect([...READING_KEYS, "i", "w", "k"].filter((key) => taken.includes(key))).toEqual([]);
  });
});

describe("what is read out by itself", () => {
  it("is each event after the last one heard, once, and no talk", () => {
    const events = [event(1, "place"), event(2, "said"), event(3, "claim"), event(4, "build")];
    expect(fresh(events, 1).map(({ seq }) => seq)).toEqual([3, 4]);
    expect(fresh(events, 4)).toEqual([]);
  });

  it("leaves out the steps that others skipped", () => {
    const events = [event(1, "pass", 0), event(2, "pass", 1)];
    expect(fresh(events, 0, (seat) => seat === 0).map(({ seq }) => seq)).toEqual([1]);
  });

  it("tells once that it is somebody else's turn, and each step of one's own", () => {
    const says = (id: string) => matterOf([{ id, args: { name: "Ben" } }], id);
    expect(says("status-theirs-place")).toBe(says("status-theirs-build"));
    expect(says("status-theirs-away")).not.toBe(says("status-theirs-build"));
    expect(says("status-place")).not.toBe(says("status-build"));
  });

  it("is only the last dozen for somebody who comes back to more", () => {
    const events = Array.from({ length: 40 }, (_, seq) => event(seq, "place"));
    expect(fresh(events, 3).map(({ seq }) => seq)).toEqual(Array.from({ length: 12 }, (_, at) => 28 + at));
  });

  it("tells which half of a domino lies where", () => {
    const offer = { type: "place", domino: domino(9), spots: [] };
    const choice = { offer, held: { move: "", first: [1, 0], second: [2, 0] } };
    expect(chosenSays({ ...play, choice, placed: null })).toEqual([
      "lake, just right of the castle",
      "town, 2 squares right of the castle",
    ]);
  });

  it("names a domino that is chosen, and what it means", () => {
    const claim = { move: "claim 9", domino: domino(9), place: 5, order: 5, last: false, fits: false };
    const choice = { offer: { type: "claim" }, claim, tax: null, slot: null, bribe: null, site: null, move: "claim 9" };
    expect(chosenSays({ ...play, choice })[0]).toBe("Domino 9: lake and town");
    expect(chosenSays({ ...play, choice })).toContain("It fits nowhere in your kingdom as it is now.");
    expect(chosenSays({ ...play, choice })).toContain("You go number 5 at the latest.");
    const last = { ...claim, place: 8, last: true };
    expect(chosenSays({ ...play, choice: { ...choice, claim: last } })).toContain("You go last in the next round.");
    expect(chosenSays({ ...play, choice: { ...choice, claim: null } })).toEqual([]);
  });
});

describe("Domaine in words", () => {
  const bare = { regions: [], alliances: [], lords: [], chancery: [], deck: 0, deck_back: "" };
  const position = {
    ...bare,
    castles: [{ square: [2, 3], colour: 1 }],
    knights: [{ square: [2, 4], colour: 1 }],
    borders: [
      [
        [2, 3],
        [3, 3],
      ],
    ],
  };
  const land = Array.from({ length: 12 }, () => Array.from({ length: 12 }, () => "meadow"));
  const court = { position, rules: { land, neutral: null }, lords: [], hand: [], open: true, cards: new Map() } as any;
  const play = { choice: { offer: null }, table: { plan: null }, nameOf: () => "Ben", seat: () => undefined };
  const table = { ...court, ...play, me: undefined };

  it("tells pieces by whose they are, then borders", () => {
    expect(readOut(domaine.passages(table), "g")).toEqual([
      "Board",
      "Castles of Ben: c4",
      "Knights of Ben: c5",
      "Borders between: c4 and d4",
    ]);
  });

  it("calls the pieces that nobody plays neutral", () => {
    const third = { ...table, rules: { land, neutral: 1 } };
    expect(readOut(domaine.passages(third), "g").slice(1, 3)).toEqual(["Neutral castles: c4", "Neutral knights: c5"]);
    expect(domaine.about(third, "c4")).toContain("c4, meadow, neutral castle");
  });

  it("tells of a square where borders are, and of a border both its squares", () => {
    expect(domaine.about(table, "c4")).toContain("Borders towards: d4");
    expect(domaine.about(table, "c4-c5").filter((line) => line.startsWith("c"))).toEqual([
      "c4, meadow, castle of Ben",
      "c5, meadow, knight of Ben",
    ]);
  });

  it("reads the cards of the hand with one's own, unless they are covered", () => {
    const card = { card: "A1", price: 3, sell: 2, uses: [{ action: "borders", parts: 2 }] };
    const held = { ...table, hand: ["A1"], cards: new Map([["A1", card]]) };
    expect(readOut(domaine.passages(held), "o")).toEqual(["Your hand", "Two borders, costs 3, sells for 2"]);
    expect(domaine.passages({ ...held, open: false }).filter(({ key }) => key === "o")).toEqual([]);
    const spent = {
      ...held,
      choice: { offer: { type: "act", cards: [{ card: "A1", uses: [] }] } },
      table: { plan: {} },
    };
    expect(readOut(domaine.passages(spent), "o")[1]).toContain("playing it is in your orders");
  });
});
