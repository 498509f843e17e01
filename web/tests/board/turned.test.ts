import { expect, test } from "vitest";
import { longestWord, turned } from "../../src/board/turned";

test("a name of one word takes one line of its length", () => {
  expect(turned(["Hildegard", "Papa"])).toEqual({ lines: 1, letters: 9 });
});

test("a name of several words is broken where its longer half is shortest", () => {
  expect(turned(["Oma Hildegard", "Papa"])).toEqual({ lines: 2, letters: 9 });
  expect(turned(["Maria del Carmen"])).toEqual({ lines: 2, letters: 9 });
});

test("the marks around a name are no letters", () => {
  expect(turned(["\u2068Oma Hildegard\u2069 and \u2068Ben\u2069"])).toEqual({ lines: 2, letters: 13 });
  expect(longestWord(["\u2068Anna\u2069 \u2068Bo\u2069"])).toBe(4);
});
