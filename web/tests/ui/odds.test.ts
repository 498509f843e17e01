import { expect, it } from "vitest";
import "virtual:words/known";
import { percent } from "../../src/ui/table/known/odds";

const plain = (ways: number, of: number): string => percent({ ways, of }).replace(/[\u2066-\u2069]/g, "");

it("says odds in percent, and is certain only of what is certain", () => {
  expect([plain(1, 3), plain(0, 1), plain(1, 1)]).toEqual(["33 %", "0 %", "100 %"]);
  expect([plain(1, 1000), plain(999, 1000)]).toEqual(["less than 1 %", "more than 99 %"]);
});
