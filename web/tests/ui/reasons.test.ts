import "virtual:words/queendomino";
import { expect, it } from "vitest";
import type { Fact } from "../../src/protocol";
import { parted, reasonsOf } from "../../src/ui/table/words/reasons";

it("says no reason twice: two stand on the line, two more at most are left", () => {
  expect(parted(["One.", "Two.", "Three.", "Four.", "Five."])).toEqual({
    line: "One. Two.",
    left: ["Three.", "Four."],
  });
  expect(parted(["One."])).toEqual({ line: "One.", left: [] });
  expect(parted([])).toEqual({ line: "", left: [] });
});

it("addresses the reader only where they made the choice", () => {
  const reasons: Fact[] = [
    { code: "order", args: { order: 2 } },
    { code: "crowns", args: { count: 1 } },
  ];
  expect(reasonsOf({ reasons }, [])).toEqual(["You play second next round, at the latest.", "Brings 1 crown."]);
  expect(reasonsOf({ reasons }, [], false)).toEqual(["Plays second next round, at the latest.", "Brings 1 crown."]);
});
