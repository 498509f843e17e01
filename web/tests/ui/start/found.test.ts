import { expect, test } from "vitest";
import type { Summary } from "../../../src/protocol";
import { companyOf, finished, isOverdue, isYours, ownResult, running } from "../../../src/ui/start/found";

const seat = (seat: number, yours: boolean) => ({ seat, yours }) as Summary["seats"][number];
const table = (table: string, status: Summary["status"], to_move: number | null): Summary =>
  ({ table, status, to_move, seats: [seat(0, true), seat(1, false)] }) as unknown as Summary;
const found = [
  table("waiting", "waiting", null),
  table("theirs", "playing", 1),
  table("over", "over", 0),
  table("yours", "playing", 0),
  table("yours too", "playing", 0),
];
const names = (tables: readonly Summary[]) => tables.map((each) => each.table);

test("what waits for the reader comes first, tables that wait for players last; none is over", () => {
  expect(names(running(found))).toEqual(["yours", "yours too", "theirs", "waiting"]);
});

test("what is over stands apart and waits for nobody", () => {
  expect(names(finished(found))).toEqual(["over"]);
  expect(found.filter(isYours).map((each) => each.table)).toEqual(["yours", "yours too"]);
});

test("a game that is paused waits for nobody", () => {
  const paused = { ...table("paused", "playing", 0), paused: true };
  expect(isYours(paused)).toBe(false);
  expect(names(running([paused, ...found]))).toEqual(["yours", "yours too", "paused", "theirs", "waiting"]);
});

test("a game in which the others ask something comes first, too; of those that are over, it is shown first", () => {
  const asked = { ...table("asked", "playing", 1), asked: true };
  const again = { ...table("again", "over", null), asked: true };
  expect(names(running([...found, asked]))).toEqual(["yours", "yours too", "asked", "theirs", "waiting"]);
  expect(names(finished([...found, again]))).toEqual(["again", "over"]);
  expect(isYours(asked)).toBe(false);
});

test("where another's time is up, the reader is waited for until they want a bot", () => {
  const late = (wanting: number[], by = 1): Summary => {
    const seats = [seat(0, true), seat(1, false), seat(2, false)];
    return {
      ...table("late", "playing", by),
      seats: seats.map((each) => (each.seat === by ? { ...each, late: true, wanting } : each)),
    };
  };
  expect([late([]), late([2]), late([0]), late([], 0)].map(isOverdue)).toEqual([true, true, false, false]);
  expect(isOverdue({ ...late([]), paused: true })).toBe(false);
  expect(isOverdue({ ...late([]), seats: late([]).seats.filter(({ yours }) => !yours) })).toBe(false);
  expect(names(running([...found, late([])]))).toEqual(["yours", "yours too", "late", "theirs", "waiting"]);
});

test("how it ended is shown to a reader with one side of it", () => {
  const [mine, theirs] = [
    { seats: [0], rank: 2, total: 40 },
    { seats: [1], rank: 1, total: 52 },
  ] as Summary["results"];
  const results = [theirs, mine] as Summary["results"];
  expect(ownResult({ results, seats: [seat(0, true), seat(1, false)] })).toBe(mine);
  expect(ownResult({ results, seats: [seat(0, true), seat(1, true)] })).toBeUndefined();
  expect(ownResult({ results: [], seats: [seat(0, true)] })).toBeUndefined();
});

test("one plays with the others; people who share a screen are all told, partners on it only the other side", () => {
  const at = (seat: number, side: number, name: string, yours: boolean) =>
    ({ seat, side, name, yours, kind: "away" }) as Summary["seats"][number];
  const three = (yours: number[]) =>
    ["Ada", "Bo", "Cid"].map((name, seat) => at(seat, seat, name, yours.includes(seat)));
  expect(companyOf({ seats: three([0]) })).toEqual(["Bo", "Cid"]);
  expect(companyOf({ seats: three([0, 1]) })).toEqual(["Ada", "Bo", "Cid"]);
  expect(companyOf({ seats: three([0, 1]).slice(0, 2) })).toEqual(["Ada", "Bo"]);
  expect(companyOf({ seats: [at(0, 0, "Ada", true), at(1, 1, "Bo", false), at(2, 0, "Cid", true)] })).toEqual(["Bo"]);
});
