import { expect, test } from "vitest";
import { forgetSeat, keepFound, keepSeat, keptSeats, missSeat, seatAt, type Shelf } from "../src/seats";
import { alone, friendly, seated } from "../src/tables";

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

test("the key of a table that its server does not have is kept for a month", () => {
  const store = shelf();
  const day = 24 * 60 * 60 * 1000;
  keepSeat({ table: "a", key: "1", name: "Ada", when: 1 }, store);
  for (const days of [1, 2, 31]) missSeat("a", store, days * day);
  expect(keptSeats(store)).toEqual([{ table: "a", key: "1", name: "Ada", when: 1, missed: day }]);
  missSeat("a", store, 31 * day + 1);
  expect(keptSeats(store)).toEqual([]);
});

const found = (table: string) => ({ table, key: "qs_1", name: "Ada", when: 1 });

test("seats found elsewhere are added, without what is known here or was forgotten", () => {
  const store = shelf();
  keepSeat({ ...found("a"), name: "Here" }, store);
  keepSeat(found("b"), store);
  forgetSeat("b", store);
  keepFound([found("a"), found("b"), found("c")], store);
  expect(keptSeats(store).map(({ table, name }) => `${table} ${name}`)).toEqual(["c Ada", "a Here"]);
});

test("seats found elsewhere take no room from a guest's, which are nowhere else", () => {
  const own = Array.from({ length: 399 }, (_, at) => ({ table: `own ${at}`, key: "1", name: "Ada", when: at }));
  const store = shelf(JSON.stringify(own));
  keepFound([found("older"), found("newer")], store);
  const tables = keptSeats(store).map(({ table }) => table);
  expect([tables.length, tables.includes("newer"), tables.includes("older"), tables.includes("own 0")]).toEqual([
    400,
    true,
    false,
    true,
  ]);
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
  expect(alone(3, "Ada", 3).map((seat) => seat.kind)).toEqual(["you", "bot", "bot"]);
  expect(alone(2, "Ada", 7)[1]?.bot).toBe("level:7");
  expect(friendly(4, 1)).toEqual(["you", "open", "open", "bot"]);
  const wanted = [
    { kind: "bot", name: "" },
    { kind: "here", name: "Ada" },
    { kind: "open", name: "" },
  ] as const;
  expect(seated(wanted).map((seat) => [seat.kind, seat.name])).toEqual([
    ["bot", "Ben"],
    ["here", "Ada"],
    ["open", undefined],
  ]);
});

test("bots have names that nobody else has", () => {
  expect(alone(3, "ben", 3).map((seat) => seat.name)).toEqual(["ben", "Cleo", "Dov"]);
  expect(new Set(alone(8, "Ada", 3).map((seat) => seat.name)).size).toBe(8);
});

test("a game that was sent to a server is one game, with a key for each place", () => {
  const store = shelf();
  keepSeat({ table: "here-a", key: "qd_mine", name: "Ada", when: 1 }, store);
  keepSeat({ table: "here-a", key: "qd_mine", name: "Ada", when: 1, sent: "there" }, store);
  keepSeat({ table: "there", key: "qs_mine", name: "Ada", when: 2 }, store);
  expect(keptSeats(store)).toHaveLength(1);
  expect(seatAt("here-a", store)?.key).toBe("qd_mine");
  expect(seatAt("there", store)).toMatchObject({ table: "here-a", key: "qs_mine" });
});
