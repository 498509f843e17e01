import { describe, expect, it } from "vitest";
import { triesOf } from "../../../src/ui/practice/tries";

function shelf(text: string | null = null) {
  const kept = { getItem: () => text, setItem: (_: string, value: string) => void (text = value) };
  return () => kept;
}

const MISS = { move: "claim 7", behind: 3, reasons: [] };

describe("wrong tries", () => {
  it("are kept for each puzzle until it is over", () => {
    const kept = shelf();
    triesOf("a", kept).keep([MISS]);
    triesOf("b", kept).keep([{ ...MISS, move: "pass" }]);
    expect(triesOf("a", kept).recall()).toEqual([MISS]);
    triesOf("a", kept).keep([]);
    expect([triesOf("a", kept).recall(), triesOf("b", kept).recall()[0]?.move]).toEqual([[], "pass"]);
  });

  it("are none where they cannot be read or kept", () => {
    for (const text of ["{", "[]", "null", '{"a": 3}', '{"a": [{"move": 3}, null]}']) {
      expect(triesOf("a", shelf(text)).recall()).toEqual([]);
    }
    const closed = triesOf("a", () => {
      throw new Error("SecurityError");
    });
    closed.keep([MISS]);
    expect(closed.recall()).toEqual([]);
  });
});
