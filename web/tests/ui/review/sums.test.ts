import { beforeAll, describe, expect, it } from "vitest";
import "virtual:words/review";
import type { LedgerView } from "../../../src/protocol";
import { howOf, sentenceOf, usualSide } from "../../../src/ui/review/sentence";
import { accountsOf, barsOf, marginOf, percentsOf, rounded, type Margin } from "../../../src/ui/review/sums";
import { bare, words } from "../../../src/words";
import { dice, report } from "./reports";

const SEEDS = Array.from({ length: 300 }, (_, seed) => seed + 1);
const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
const ending = { how: "won", own: true, name: "Ada", rival: "Cleo" } as const;

/** The numbers of a sentence, with what is said of them. */
function said(sentence: string): number {
  const plain = sentence.replaceAll(/[\u2066-\u2069]/g, "");
  const tail = plain.slice(plain.indexOf(":"));
  const numbers = [...tail.matchAll(/\b(gave|took|cost)(?: you| them)? (\d+)/g)];
  return sum(numbers.map(([, did, number]) => (did === "gave" ? 1 : -1) * Number(number)));
}

describe("whole numbers that add up", () => {
  it("are as near as can be, and their sum is the whole's", () => {
    for (const seed of SEEDS) {
      const roll = dice(seed);
      const numbers = Array.from({ length: 1 + Math.floor(roll() * 6) }, () => (roll() - 0.5) * 50);
      const whole = Math.round(sum(numbers)) + 0;
      const last = whole - sum(numbers);
      const parts = [...numbers, last];
      const found = rounded(parts, whole);
      expect(sum(found)).toBe(whole);
      for (const [at, number] of parts.entries()) expect(Math.abs((found[at] ?? NaN) - number)).toBeLessThan(1);
    }
  });

  it("never say minus zero", () => {
    expect(Object.is(rounded([-0.2, 0.2], 0)[0], -0)).toBe(false);
  });
});

describe("a review's sums", () => {
  it("make the margin that stands in the sentence", () => {
    for (const seed of SEEDS)
      for (const side of [0, 1, 2]) {
        const margin = marginOf(report(seed, 3), side) as Margin;
        expect(sum(margin.parts.map(({ points }) => points))).toBe(margin.result);
        for (const own of [true, false]) {
          const sentence = sentenceOf(margin, { ...ending, own, how: margin.result < 0 ? "lost" : "won" });
          expect(said(sentence)).toBe(margin.result);
          expect(sentence).toContain(String(Math.abs(margin.result)));
        }
      }
  });

  it("make bars that follow one another to the result", () => {
    for (const seed of SEEDS) {
      const margin = marginOf(report(seed, 2), 0) as Margin;
      const bars = barsOf(margin);
      expect(bars[0]?.from).toBe(0);
      for (const at of [1, 2]) expect(bars[at]?.from).toBe(bars[at - 1]?.to);
      expect(bars[2]?.to).toBe(margin.result);
      expect(bars[3]).toEqual({ from: 0, to: margin.result });
    }
  });

  it("make each player's points from an even start, the best first", () => {
    for (const seed of SEEDS) {
      const told = report(seed, 4);
      const accounts = accountsOf(
        told,
        [0, 1, 2, 3].map((seat) => [seat]),
      );
      for (const { side, start, luck, own, others, points } of accounts) {
        expect(start + luck + own + others).toBe(points);
        expect(points).toBe(told.ledgers.score[side]?.result);
      }
      expect(new Set(accounts.map(({ start }) => start)).size).toBe(1);
      const points = accounts.map((account) => account.points);
      expect(points).toEqual(points.toSorted((a, b) => b - a));
      expect(accounts.every(({ given }) => given >= 0)).toBe(true);
    }
  });
});

it("a tie is told from the side of whoever won it, where the reader did not play", () => {
  const about = { mean: 0, se: 0 };
  const ledger = (result: number): LedgerView => {
    return { start: result, seat: 0, luck: about, own: about, others: {}, result };
  };
  const told = {
    ...report(1, 3),
    ledgers: { win: [0, 0, 1].map(ledger), points: [], score: [40, 52, 52].map(ledger) },
  };
  const sides = [[0], [1], [2]];
  expect(accountsOf(told, sides).map(({ side }) => side)).toEqual([2, 1, 0]);
  expect(usualSide(told, sides, [])).toBe(2);
});

describe("the sentence", () => {
  let margin: Margin;
  beforeAll(() => {
    const parts = (["luck", "own", "others"] as const).map((source, at) => ({
      source,
      points: [9, -3, 0][at] ?? 0,
      give: 2,
    }));
    margin = { against: 1, parts, result: 6 };
  });
  const plain = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, "");

  it("is a plain one", () => {
    expect(plain(sentenceOf(margin, ending))).toBe(
      "You won by 6 points: luck gave 9, your choices cost 3, Cleo’s choices changed nothing.",
    );
    expect(plain(sentenceOf(margin, { ...ending, own: false, how: "shared" }))).toContain(
      "Ada shared the victory: luck",
    );
  });

  it("knows a victory on a tie-break, a shared one and a defeat", () => {
    expect(howOf(6, 1)).toBe("won");
    expect(howOf(-6, 0)).toBe("lost");
    expect(howOf(0, 1)).toBe("level");
    expect(howOf(0, 0)).toBe("behind");
    expect(howOf(0, 0.5)).toBe("shared");
  });
});

describe("chances", () => {
  it("are told to five percent while they are not known better", () => {
    expect(percentsOf([0.433, 0.567], [0.05, 0.05])).toEqual([45, 55]);
    expect(percentsOf([0.433, 0.567], [0.01, 0.01])).toEqual([43, 57]);
    expect(percentsOf([0.121, 0.433, 0.446], [0.01, 0.05, 0.05])).toEqual([10, 45, 45]);
  });

  it("add up to 100, halfway between two fives, too", () => {
    const fortieths = Array.from({ length: 39 }, (_, at) => (at + 1) / 40);
    for (const win of fortieths) expect(sum(percentsOf([win, 1 - win], [0.05, 0.05]))).toBe(100);
    for (const win of fortieths.slice(8, 20)) {
      expect(sum(percentsOf([win, (1 - win) / 2, (1 - win) / 2], [0.05, 0.05, 0.05]))).toBe(100);
    }
  });

  it("make nobody win or lose by rounding", () => {
    expect(percentsOf([0.975, 0.025], [0.025, 0.025])).toEqual([95, 5]);
    expect(percentsOf([0.996, 0.004], [0.004, 0.004])).toEqual([99, 1]);
    expect(percentsOf([0.96, 0.02, 0.02], [0.03, 0.02, 0.02])).toEqual([95, 5, 5]);
    expect(percentsOf([1, 0], [0, 0])).toEqual([100, 0]);
  });
});

describe("whom a side is measured against", () => {
  it("is the best of several others, or the only one", () => {
    const against = (sides: number): string => bare(words("review-against-you", { rival: "Bo", name: "Ada", sides }));
    expect(against(2)).toMatch(/^You against Bo\. Luck is/);
    expect(against(3)).toMatch(/^You against Bo, the best of the others\. Luck is/);
  });
});
