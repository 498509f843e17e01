/** The order of a pile is recomputed as the manual says, and every way of cheating is found and named. */
import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { ShuffleInfo } from "../src/protocol";
import { dealtIn, order, wrong } from "../src/ui/shuffle/check";

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

const PILES = told().piles;

/** A record of a game of ours in which these were dealt, between moves of players. */
function recordOf(came: readonly string[], head: object = {}): string {
  const moves = came.flatMap((move) => [move, "claim 7"]);
  const lines = [
    { game: "queendomino", players: 2, ...head },
    ...moves.map((move, ply) => ({ ply, move })),
    { outcome: {} },
  ];
  return lines.map((line) => `${JSON.stringify(line)}\n`).join("");
}

/** What came when the piles took turns, as the two boxes of a Royal Wedding do. */
const CAME = [0, 1, 2, 3].flatMap((at) => PILES.map(({ dealt }) => dealt[at] ?? ""));

describe("the shuffle", () => {
  it("lies in the order that the manual says", () => {
    expect(order({ seed: "a seed", held: HELD })).toEqual(byHand("a seed"));
  });

  it("is right when everything came in that order", () => {
    expect(wrong(told(), { came: CAME })).toBeNull();
    expect(wrong(told(), { came: CAME, kept: { commitment: digest(SEED), salt: "mine" } })).toBeNull();
  });

  it("is wrong with another seed than the one committed to, or before it is told", () => {
    expect(wrong(told({ seed: "0".repeat(64) }), { came: CAME })).toBe("seed");
    expect(wrong(told({ seed: null }), { came: CAME })).toBe("seed");
  });

  it("stays secret, but not wrong, where the game was ended before its rules did", () => {
    const secret = told({ seed: null, piles: [] });
    const early = { ended: true, came: [] };
    expect(wrong(secret, { ...early, kept: { commitment: digest(SEED), salt: "mine" } })).toBeNull();
    expect(wrong(secret, { ...early, kept: { commitment: digest("another") } })).toBe("kept");
    expect(wrong(told({ seed: "0".repeat(64) }), early)).toBe("seed");
  });

  it("is wrong with another commitment than before the game", () => {
    expect(wrong(told(), { came: CAME, kept: { commitment: digest("another") } })).toBe("kept");
  });

  it("is wrong without the word of this browser", () => {
    expect(wrong(told({ salts: ["", ""] }), { came: CAME, kept: { salt: "mine" } })).toBe("salt");
  });

  it("is wrong when things came in another order, or a pile is of another seed", () => {
    const [first, second] = PILES;
    if (!first || !second) throw new Error("two piles were told");
    const swapped = [first.dealt[1], first.dealt[0], ...first.dealt.slice(2)] as string[];
    expect(wrong(told({ piles: [{ ...first, dealt: swapped }, second] }), { came: CAME })).toBe("order");
    const foreign = { seed: "foreign", held: HELD, dealt: byHand("foreign").slice(0, 2) };
    expect(wrong(told({ piles: [foreign] }), { came: foreign.dealt })).toBe("order");
  });

  it("is wrong when a pile has a number that was tried out until its order suited somebody", () => {
    const seed = `${SEED}::mine`;
    for (const tried of [`${seed} 5`, `${seed} 1`, `${seed} tried`]) {
      const dealt = byHand(tried).slice(0, 4);
      expect(wrong(told({ piles: [{ seed: tried, held: HELD, dealt }] }), { came: dealt })).toBe("order");
    }
  });

  it("is wrong when other things came in the game than are told, or in another order", () => {
    const [first = "", second = "", ...rest] = CAME.filter((_, at) => at % 2 === 0);
    const one = told({ piles: PILES.slice(0, 1) });
    expect(wrong(one, { came: [first, second, ...rest] })).toBeNull();
    expect(wrong(one, { came: [second, first, ...rest] })).toBe("game");
    expect(wrong(one, { came: [first, second] })).toBe("game");
    expect(wrong(one, { came: ["deal 17", second, ...rest] })).toBe("game");
    expect(wrong(one, { came: [first, second, ...rest, "deal 17"] })).toBe("game");
  });

  it("compares what came according to the record", () => {
    expect(dealtIn(recordOf(CAME), PILES)).toEqual(CAME);
    expect(dealtIn(recordOf(["king 1", ...CAME]), PILES)).toEqual(["king 1", ...CAME]); // a pile that is not told
    expect(dealtIn(recordOf(["deal 9", ...CAME], { branch: 2 }), PILES)).toEqual(CAME); // played on from another game
    const pile = { seed: "", held: { "pick 3": 1 }, dealt: [] };
    expect(dealtIn(recordOf(["draw 3", "pick 3"], { game: "orchard" }), [pile])).toEqual(["pick 3"]); // a guest's
  });
});
