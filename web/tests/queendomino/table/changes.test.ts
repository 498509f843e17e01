import { expect, test } from "vitest";
import { changesOf } from "../../../src/queendomino/table/changes";
import { side } from "../tables";

test("only the numbers that an act changed are told, points first", () => {
  const before = side(1, { coins: 7, knights: 2 });
  const after = { ...before, coins: 4, sheet: { total: 5, rows: [] } };
  expect(changesOf(before, after)).toEqual([
    { what: "points", was: 0, is: 5 },
    { what: "coins", was: 7, is: 4 },
  ]);
});
