import { expect, it } from "vitest";
import { parted } from "../../src/ui/table/words/reasons";

it("says no reason twice: two stand on the line, two more at most are left", () => {
  expect(parted(["One.", "Two.", "Three.", "Four.", "Five."])).toEqual({
    line: "One. Two.",
    left: ["Three.", "Four."],
  });
  expect(parted(["One."])).toEqual({ line: "One.", left: [] });
  expect(parted([])).toEqual({ line: "", left: [] });
});
