import { expect, test } from "vitest";
import { gameName } from "../src/playing";
import { readable, readableValue } from "../src/readable";

test("a game and an option that the page has no words for are titled by their names", () => {
  expect(gameName("little-orchard")).toBe("Little orchard");
  expect(readable("kind_market")).toBe("Kind market");
});

test("so are the values of an option: yes and no, as printed, in lower case, listed", () => {
  expect([true, false, null, 4].map(readableValue)).toEqual(["yes", "no", "As printed", "4"]);
  expect(readableValue("last_rows")).toBe("last rows");
  expect(readableValue(["early_frost", "late-frost"])).toBe("early frost, late frost");
});
