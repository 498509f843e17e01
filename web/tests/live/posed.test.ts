import { describe, expect, it } from "vitest";
import { without } from "../../src/live/posed.svelte";
import { Puzzle, type Memory, type Miss } from "../../src/live/puzzle.svelte";
import { whyNot } from "../../src/live/whynot";
import type { Because, Offer, Solution, Solved } from "../../src/protocol";

const SOLUTION = { options: [], reasons: [], points: 4 } as Solution;
const WRONG: Solved = { outcome: "wrong", behind: 3, reasons: [], solution: null };
const ABOUT = { step: "claim", onward: () => undefined, all: "/practice" };

const unasked = (): Promise<never> => Promise.reject(new Error("not asked"));

/** A puzzle whose answer is "b", what has been tried, and how it ended. */
function asked(memory?: Memory) {
  const tried: (string | null)[] = [];
  const ends: boolean[] = [];
  let lessened = 0;
  const attempt = (move: string | null): Promise<Solved> => {
    tried.push(move);
    if (move === "offline") return Promise.reject(new Error("gone"));
    if (move === null) return Promise.resolve({ outcome: "shown", behind: 0, reasons: [], solution: SOLUTION });
    return Promise.resolve(move === "b" ? { outcome: "right", behind: 0, reasons: [], solution: SOLUTION } : WRONG);
  };
  const puzzle = new Puzzle(
    ABOUT,
    { weigh: unasked, why: unasked, attempt },
    (found) => ends.push(found),
    () => (lessened += 1),
    memory,
  );
  return { puzzle, tried, ends, lessened: () => lessened };
}

describe("a puzzle", () => {
  it("is found on a later try, and then says so once", async () => {
    const { puzzle, ends, lessened } = asked();
    await puzzle.attempt("a");
    expect([puzzle.left, puzzle.isMiss("a"), puzzle.solution, lessened()]).toEqual([2, true, null, 1]);
    await puzzle.attempt("b");
    await puzzle.attempt("c");
    expect([puzzle.found, puzzle.solution, puzzle.misses.length]).toEqual([true, SOLUTION, 1]);
    expect(ends).toEqual([true]);
  });

  it("shows its answer after the third miss", async () => {
    const { puzzle, tried, ends } = asked();
    for (const move of ["a", "c", "d"]) await puzzle.attempt(move);
    expect(tried).toEqual(["a", "c", "d", null]);
    expect([puzzle.left, puzzle.found, puzzle.solution]).toEqual([0, false, SOLUTION]);
    expect(ends).toEqual([false]);
  });

  it("takes no crown for what was tried already, nor for a lost wire", async () => {
    const { puzzle, tried } = asked();
    await puzzle.attempt("a");
    await puzzle.attempt("a");
    expect([puzzle.left, puzzle.repeated, tried]).toEqual([2, true, ["a"]]);
    await puzzle.attempt("offline");
    expect([puzzle.left, puzzle.repeated, puzzle.fault]).toEqual([2, false, new Error("gone")]);
    await puzzle.attempt(null);
    expect([puzzle.found, puzzle.fault]).toEqual([false, null]);
  });
});

describe("a puzzle that is opened again", () => {
  /** Its tries, as they are kept from one opening to the next. */
  function remembered() {
    let kept: readonly Miss[] = [];
    return { recall: () => kept, keep: (misses: readonly Miss[]) => void (kept = misses) };
  }

  it("has what was tried, and no more tries than were left", async () => {
    const memory = remembered();
    for (const move of ["a", "c"]) await asked(memory).puzzle.attempt(move);
    const { puzzle, ends } = asked(memory);
    expect([puzzle.left, puzzle.isMiss("a"), puzzle.isMiss("c"), puzzle.solution]).toEqual([1, true, true, null]);
    await puzzle.attempt("d");
    expect([puzzle.left, puzzle.solution, ends]).toEqual([0, SOLUTION, [false]]);
  });

  it("begins anew once it was over", async () => {
    for (const last of ["b", null]) {
      const memory = remembered();
      await asked(memory).puzzle.attempt("a");
      await asked(memory).puzzle.attempt(last);
      expect(asked(memory).puzzle.left).toBe(3);
    }
  });
});

it("says why a thing cannot be chosen, and of what was tried that it was", async () => {
  const because = (thing: string): Because => ({ type: "because", id: "", seq: 1, thing, reason: null, here: null });
  const taken: Because = { ...because("domino 3"), reason: { code: "claim.taken", clause: "9.1", args: {} } };
  const spent = ["claim 7", "build 4 1,0"];
  const told = async (thing: string, answer = Promise.resolve(because(thing))) =>
    (await whyNot(thing, answer, spent, "puzzle.tried"))?.reason?.code;
  expect(await told("domino 3", Promise.resolve(taken))).toBe("claim.taken");
  expect(await told("domino 7")).toBe("puzzle.tried");
  expect(await told("slot 4")).toBe("puzzle.tried");
  expect(await told("domino 9")).toBeUndefined();
  expect(await told("domino 7", Promise.reject(new Error("offline")))).toBeUndefined();
});

describe("an offer", () => {
  const offer = {
    type: "claim",
    seat: 0,
    spots: [
      { move: "claim 3", order: 1 },
      { move: "claim 9", order: 2 },
    ],
    skip: "claim 3",
  } as unknown as Offer;

  it("lists no move that was tried, wherever it was listed, and is otherwise as it was", () => {
    expect(without(offer, (move) => move === "claim 3")).toEqual({ ...offer, spots: [{ move: "claim 9", order: 2 }] });
    expect(without(offer, () => false)).toEqual(offer);
  });
});
