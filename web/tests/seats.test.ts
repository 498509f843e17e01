import { expect, test } from "vitest";
import { forgetSeat, keepSeat, keptSeats, seatAt, type Shelf } from "../src/seats";
import { alone, onScreen, withFriends } from "../src/tables";

function shelf(start?: string): Shelf {
  const kept = new Map(start === undefined ? [] : [["demesne.seats", start]]);
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

test("seats come back newest first", () => {
  const store = shelf();
  keepSeat({ table: "a", key: "1", name: "Ada", when: 1 }, store);
  keepSeat({ table: "b", key: "2", name: "Ada", when: 2 }, store);
  expect(keptSeats(store).map((seat) => seat.table)).toEqual(["b", "a"]);
  expect(seatAt("a", store)?.key).toBe("1");
});

test("sitting down again replaces the key and keeps the invitation", () => {
  const store = shelf();
  keepSeat({ table: "a", key: "1", name: "Ada", when: 1, invite: "come" }, store);
  keepSeat({ table: "a", key: "2", name: "Ada", when: 2 }, store);
  expect(keptSeats(store)).toEqual([{ table: "a", key: "2", name: "Ada", when: 2, invite: "come" }]);
});

test("a forgotten table is gone, and rubbish counts as none", () => {
  const store = shelf();
  keepSeat({ table: "a", key: "1", name: "Ada", when: 1 }, store);
  forgetSeat("a", store);
  expect(keptSeats(store)).toEqual([]);
  expect(keptSeats(shelf("{not json"))).toEqual([]);
  expect(keptSeats(shelf('[{"table":3}]'))).toEqual([]);
});

test("a store that is full does not end the game", () => {
  const full: Shelf = {
    getItem: () => null,
    setItem: () => {
      throw new Error("full");
    },
  };
  expect(() => keepSeat({ table: "a", key: "1", name: "Ada", when: 1 }, full)).not.toThrow();
});

test("a table is laid as asked: you first, friends, bots last", () => {
  expect(alone(3, "Ada").map((seat) => seat.kind)).toEqual(["you", "bot", "bot"]);
  expect(withFriends(4, 1, "Ada").map((seat) => seat.kind)).toEqual(["you", "open", "open", "bot"]);
  expect(onScreen([{ kind: "person", name: "Ada" }, { kind: "bot", name: "" }]).map((seat) => seat.kind)).toEqual(["here", "bot"]);
});

test("bots have names that nobody else has", () => {
  const names = alone(4, "Ben").map((seat) => seat.name);
  expect(new Set(names).size).toBe(4);
});
