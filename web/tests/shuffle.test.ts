/** The order of a pile is recomputed as the manual says, and every way of cheating is found and named. */
import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { ShuffleInfo } from "../src/protocol";
import { order, wrong } from "../src/ui/shuffle/check";

const digest = (text: string): string => createHash("sha256").update(text).digest("hex");
const SEED = "5eed".repeat(16);
const HELD = { "deal 1": 1, "deal 2": 1, "tile statue": 3, "deal 40": 1 };

/** What the manual says, by another implementation of SHA-256. */
function byHand(seed: string): string[] {
  const places = Object.entries(HELD).flatMap(([thing, count]) =>
    [0, 1, 2].slice(0, count).map((copy) => [digest(`${seed} ${thing} ${copy}`), thing] as const),
  );
  return places.sort(([one], [other]) => one.localeCompare(other)).map(([, thing]) => thing);
}

function told(change: Partial<ShuffleInfo> = {}): ShuffleInfo {
  const seed = `${SEED}::mine`;
  const piles = [seed, `${seed} 1`].map((each) => ({ seed: each, held: HELD, dealt: byHand(each).slice(0, 4) }));
  return { commitment: digest(SEED), salts: ["", "mine"], seed: SEED, piles, of: null, ...change };
}

describe("the shuffle", () => {
  it("lies in the order that the manual says", () => {
    expect(order({ seed: "a seed", held: HELD })).toEqual(byHand("a seed"));
  });

  it("is right when everything came in that order", () => {
    expect(wrong(told())).toBeNull();
    expect(wrong(told(), { commitment: digest(SEED), salt: "mine" })).toBeNull();
  });

  it("is wrong with another seed than the one committed to, or before it is told", () => {
    expect(wrong(told({ seed: "0".repeat(64) }))).toBe("seed");
    expect(wrong(told({ seed: null }))).toBe("seed");
  });

  it("stays secret, but not wrong, where the game was ended before its rules did", () => {
    expect(wrong(told({ seed: null, piles: [] }), { commitment: digest(SEED), salt: "mine" }, true)).toBeNull();
    expect(wrong(told({ seed: null, piles: [] }), { commitment: digest("another") }, true)).toBe("kept");
    expect(wrong(told({ seed: "0".repeat(64) }), undefined, true)).toBe("seed");
  });

  it("is wrong with another commitment than before the game", () => {
    expect(wrong(told(), { commitment: digest("another") })).toBe("kept");
  });

  it("is wrong without the word of this browser", () => {
    expect(wrong(told({ salts: ["", ""] }), { salt: "mine" })).toBe("salt");
  });

  it("is wrong when things came in another order, or a pile is of another seed", () => {
    const [first, second] = told().piles;
    if (!first || !second) throw new Error("two piles were told");
    const swapped = [first.dealt[1], first.dealt[0], ...first.dealt.slice(2)] as string[];
    expect(wrong(told({ piles: [{ ...first, dealt: swapped }, second] }))).toBe("order");
    const foreign = { seed: "foreign", held: HELD, dealt: byHand("foreign").slice(0, 2) };
    expect(wrong(told({ piles: [foreign] }))).toBe("order");
  });
});
