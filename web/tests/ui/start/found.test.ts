import { expect, test } from "vitest";
import type { Summary } from "../../../src/protocol";
import { finished, isYours, ownResult, running } from "../../../src/ui/start/found";

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
