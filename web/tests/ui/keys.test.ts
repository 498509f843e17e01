import { expect, test } from "vitest";
import { obey } from "../../src/ui/table/play/keys";

/** A key pressed where the elements named are around it; returns what was done and whether the browser still acts. */
function press(key: string, around: readonly string[] = [], does = true, prevented = false) {
  const done: string[] = [];
  let left = true;
  const target = {
    closest: (names: string) => (names.split(", ").some((name) => around.includes(name)) ? target : null),
  };
  const event = { key, target, defaultPrevented: prevented, preventDefault: () => (left = false) };
  const meaning = (of: { key: string }) =>
    of.key === "Enter" ? { do: "confirm" } : of.key === "u" ? { do: "undo" } : null;
  obey(event as unknown as KeyboardEvent, meaning, (meant) => (done.push(meant.do), does));
  return { done, left };
}

test("a key does what it means, and nothing else", () => {
  expect(press("u")).toEqual({ done: ["undo"], left: false });
  expect(press("q")).toEqual({ done: [], left: true });
  expect(press("u", [], false)).toEqual({ done: ["undo"], left: true });
  expect(press("u", [], true, true)).toEqual({ done: [], left: true });
});

test("what is typed into a field or a dialog is not meant for the table", () => {
  for (const place of ["input", "textarea", "select", "dialog"]) expect(press("u", [place]).done).toEqual([]);
});

test("Enter on a button presses it, and confirms elsewhere", () => {
  expect(press("Enter", ["button"])).toEqual({ done: [], left: true });
  expect(press("Enter", ["a"]).done).toEqual([]);
  expect(press("Enter").done).toEqual(["confirm"]);
  expect(press("u", ["button"]).done).toEqual(["undo"]);
});
