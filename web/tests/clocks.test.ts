import { describe, expect, it } from "vitest";
import { planOf, PLANS, planWords, spanWords } from "../src/ui/laying/clocks";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const plain = (text: string): string => text.replace(/[\u2066-\u2069]/g, "");

describe("clocks", () => {
  it("says long times in two units at most, and never less than a minute", () => {
    const said = [3 * 24 * HOUR, 52 * HOUR + 5 * MINUTE, 24 * HOUR, 12 * HOUR, 90 * MINUTE, 59, 0].map(spanWords);
    expect(said.map(plain)).toEqual([
      "3 days",
      "2 days, 4 hours",
      "1 day",
      "12 hours",
      "1 hour, 30 minutes",
      "1 minute",
      "1 minute",
    ]);
  });

  it("rounds to the smaller unit: a turn of three days has three days when it begins", () => {
    const said = [72 * HOUR - 1, 72 * HOUR - 31 * MINUTE, 24 * HOUR - 1, 24 * HOUR - 2 * MINUTE].map(spanWords);
    expect(said.map(plain)).toEqual(["3 days", "2 days, 23 hours", "1 day", "23 hours, 58 minutes"]);
  });

  it("names each plan differently, and none where the table has no clock", () => {
    expect(new Set(PLANS.map(planWords)).size).toBe(PLANS.length);
    expect(planWords({})).toBe("No clock");
    expect(plain(planWords(planOf({ hours: 168 })))).toBe("7 days a turn");
  });
});
