import { expect, test } from "vitest";
import { journeysOf } from "../../../../src/domaine/table/follow/journeys";
import type { Event, SeatView, Update } from "../../../../src/protocol";

const yours = { seat: 0, yours: true } as SeatView;
const theirs = { seat: 1, yours: false } as SeatView;

function ways(code: string, args: Event["args"], seat = 1): ReturnType<typeof journeysOf> {
  const events = [{ seq: 1, code, seat, args, stand_in: false }];
  return journeysOf({ events, view: { seats: [yours, theirs] } } as unknown as Update, ["rose", "moon"]);
}

test("a border goes up between its squares, thin as it is drawn", () => {
  const [across] = ways("border", { border: "c4-d4" });
  expect(across?.to).toHaveLength(2);
  expect(across?.piece).toMatchObject({ art: "border-marker", upright: true });
  expect(across!.wide).toBeLessThan(across!.high);
  const [level] = ways("border", { border: "c4-c5" });
  expect(level!.wide).toBeGreaterThan(level!.high);
});

test("castles and knights have the colour that they stand for", () => {
  expect(ways("castle", { square: "c4", colour: 0 })[0]?.piece).toMatchObject({ art: "domaine-castle", sign: "rose" });
  expect(ways("knight", { square: "c4" })[0]?.piece).toMatchObject({ art: "knight", sign: "moon" });
});

test("a deserter comes from where the knight stood", () => {
  expect(ways("desert", { knight: "c4", square: "d4" })[0]?.from).toEqual(['.board [data-square="c4"] .hit']);
});

test("what has no piece, and what is one's own, goes nowhere", () => {
  expect(ways("sell", { card: "A1" })).toEqual([]);
  expect(ways("knight", { square: "c4" }, 0)).toEqual([]);
});
