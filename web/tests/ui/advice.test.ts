import { expect, it } from "vitest";
import { Advice } from "../../src/ui/table/words/advice.svelte";
import { adviceWord } from "../../src/ui/table/words/reasons";
import type { Hinted } from "../../src/protocol";
import { words } from "../../src/words";

const fact = { code: "places", args: { count: 3 } };
const other = (move: string, behind: number): Hinted["others"][number] => ({ move, behind, reasons: [] });
const hinted = (...others: Hinted["others"]): Hinted => ({
  type: "hinted",
  id: "one",
  seq: 1,
  move: "claim 5",
  reasons: [],
  others,
});

it("shows the best, then at each wish what comes next, and after the last the best again", () => {
  const advice = new Advice({ hint: hinted(other("claim 7", 0), other("claim 9", 2)) });
  expect([advice.shown?.move, advice.next?.move, advice.equals]).toEqual(["claim 5", "claim 7", 1]);
  const seen = [1, 2, 3].map(() => (advice.turn(advice.shown?.move ?? null), advice.shown?.move));
  expect(seen).toEqual(["claim 7", "claim 9", "claim 5"]);
});

it("goes back to what it showed where something else was chosen meanwhile", () => {
  const advice = new Advice({ hint: hinted(other("claim 7", 1)) });
  const before = advice.shown;
  expect(advice.turn("claim 48")).toBe(true);
  expect(advice.shown).toEqual(before);
  expect(advice.shown).not.toBe(before); // said once more
});

it("has nothing to go on to where the best player compared nothing or no hint was given", () => {
  for (const hint of [hinted(), null]) {
    const advice = new Advice({ hint });
    expect([advice.next, advice.turn("claim 5")]).toEqual([null, false]);
  }
});

it("says how far behind a move is, and where no reason speaks for the best one that others are as good", () => {
  const best = { move: "claim 5", behind: null, reasons: [] };
  expect(adviceWord(best, 0, "Hint: claim it.", []).text).toBe("Hint: claim it.");
  expect(adviceWord(best, 2, "Hint: claim it.", []).text).toBe(`Hint: claim it. ${words("hint-equal", { count: 3 })}`);
  expect(adviceWord({ ...best, behind: 2 }, 0, "Hint.", []).text).toContain(words("hint-next", { behind: 2 }));
  const told = adviceWord({ ...best, reasons: [fact] }, 2, "Hint.", []);
  expect(told).toEqual({ text: "It fits in 3 places.", more: "Hint." });
});
