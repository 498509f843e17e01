/** Shortcut letters on other keyboards: where no Latin letter is typed, the position of the key counts. */
import { expect, test } from "vitest";
import { typed } from "../../src/board/keys";

test.each([
  ["English", "u", "KeyU", "u"],
  ["Russian", "г", "KeyU", "u"],
  ["Hebrew", "ו", "KeyU", "u"],
  ["Russian, with Shift", "К", "KeyR", "r"],
  ["Dvorak: what is typed counts", "u", "KeyF", "u"],
  ["German: what is typed counts", "z", "KeyY", "z"],
  ["Russian", "б", "Comma", ","],
  ["Hebrew", "ץ", "Period", "."],
])("%s: %s on %s is %s", (_, key, code, name) => {
  expect(typed({ key, code })).toBe(name);
});

test("digits go by the position of the key, even on keyboards that type them with Shift", () => {
  expect(typed({ key: "&", code: "Digit1" })).toBe("1");
  expect(typed({ key: "š", code: "Digit3" })).toBe("3");
  expect(typed({ key: "?", code: "Digit7", shiftKey: true })).toBe("?");
});

test("keys with names keep them", () => {
  expect(typed({ key: "Enter", code: "NumpadEnter" })).toBe("Enter");
});
