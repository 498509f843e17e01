import { expect, test } from "vitest";
import { distance } from "../../src/board/sight";

test("what is in sight stays, what is not is scrolled to, and its beginning never leaves the window", () => {
  expect(distance(555, -20)).toBe(0);
  expect(distance(555, 33)).toBe(33);
  expect(distance(-40, -200)).toBe(-40);
  expect(distance(20, 90), "more than there is room for").toBe(20);
  expect(distance(-40, 90)).toBe(-40);
});
