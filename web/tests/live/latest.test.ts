import { expect, test } from "vitest";
import { Latest } from "../../src/live/latest";

test("after a pause only the newest item is passed on, and nothing twice", () => {
  const told: (string | null)[] = [];
  let wake = (): void => {};
  const clock = { now: () => 0, after: (_: number, work: () => void) => ((wake = work), () => {}) };
  const latest = new Latest<string | null>(clock, 200, (item) => told.push(item));
  for (const item of ["a", "b", "c"]) latest.push(item);
  expect(told).toEqual(["a"]);
  wake();
  wake();
  latest.push("c");
  latest.push(null);
  expect(told).toEqual(["a", "c", null]);
});
