import { expect, test } from "vitest";
import { journeysOf } from "../../../../src/queendomino/table/follow/journeys";
import type { Event, QueendominoView, Update } from "../../../../src/protocol";
import { domino, event, position, seat, side, table } from "../../tables";

const SLOTS = [{ domino: domino(7), seat: 1, order: 1, sure: true, done: false, current: true }];
const before = position({
  this_line: SLOTS,
  sides: [
    side(0),
    side(1, { land: [{ x: 1, y: 0, terrain: "lake", crowns: 0, domino: 1, building: null, knight: false }] }),
  ],
  builders: { slots: [{ cost: 3, price: 3, state: "sale", building: "bakery" }], pile: 4, dragon_home: true },
});

function heard(events: Event[], after: QueendominoView = before): Update {
  const seats = [seat(0, "Ada", { yours: true }), seat(1, "Ben")];
  return { type: "update", seq: 9, events, view: table({ seats, position: after }), offer: null };
}

test("a domino goes from its line to the squares where it lies", () => {
  const placed = event(1, "place", 1, { domino: 7, x1: 0, y1: 2, x2: 0, y2: 1 });
  const [way] = journeysOf(heard([placed]), before);
  expect(way?.piece).toMatchObject({ kind: "domino", upright: true, turned: true });
  expect(way?.from[0]).toContain("7");
  expect(way?.to).toHaveLength(2);
  expect([way?.wide, way?.high]).toEqual([1, 2]);
});

test("a tile goes from the slot where it was for sale", () => {
  const [way] = journeysOf(heard([event(1, "build", 1, { building: "bakery", price: 3, x: 1, y: 1 })]), before);
  expect(way?.from[0]).toContain('data-slot="3"');
});

test("coins come singly from the land that was taxed, and no more than can be followed", () => {
  const land = [{ x: 1, y: 0, terrain: "lake", crowns: 0, domino: 1, building: null, knight: true }];
  const after = { ...before, sides: [side(0), side(1, { land })] };
  const ways = journeysOf(heard([event(1, "tax", 1, { coins: 9, knights: 1 })], after), before);
  expect(ways).toHaveLength(5);
  expect(ways[0]?.from[0]).toContain('"1,0"');
});

test("the dragon flies, the king steps on, the Queen walks", () => {
  const told = [
    event(1, "bribe", 1, { building: "bakery" }),
    event(2, "claim", 1, { domino: 9 }),
    event(3, "queen", 1, { seat: 1, side: 1 }),
  ];
  expect(journeysOf(heard(told), before).map((way) => way.piece.kind)).toEqual(["dragon", "king", "queen"]);
});

test("one's own pieces are where one put them; those of a bot in one's place go their way", () => {
  const own = event(1, "claim", 0, { domino: 9 });
  expect(journeysOf(heard([own]), before)).toEqual([]);
  expect(journeysOf(heard([{ ...own, stand_in: true }]), before)).toHaveLength(1);
});
