import { expect, test } from "vitest";
import { recordsIn } from "../src/ui/history/bring";

test("a file holds records one after another, in either form", () => {
  const lines = '{"game":"kingdomino","players":2}\n{"ply":0}\n';
  expect(recordsIn(lines + lines)).toEqual([lines.trim(), lines.trim()]);
  const text = "game: domaine\nplayers: 2\n\nstart\n";
  expect(recordsIn(text + lines)).toEqual([text.trim(), lines.trim()]);
  expect(recordsIn("\n")).toEqual([]);
});
