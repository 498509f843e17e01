import { expect, test } from "vitest";
import { meaning } from "../../../../src/queendomino/table/play/keys";

const key = (name: string) => meaning({ key: name, ctrlKey: false, metaKey: false, altKey: false });

test("each key does what the help lists", () => {
  const words = { r: "turn", R: "turn", Enter: "confirm", s: "skip", u: "undo", h: "hint", Escape: "clear" };
  for (const [name, word] of Object.entries(words)) expect([name, key(name)]).toEqual([name, { do: word }]);
  expect(key("7")).toEqual({ do: "digit", digit: 7 });
  expect(key("ArrowLeft")).toEqual({ do: "walk" });
  expect(key("Tab")).toBeNull();
});

test("shortcuts of the browser are left alone", () => {
  expect(meaning({ key: "r", ctrlKey: true, metaKey: false, altKey: false })).toBeNull();
});
