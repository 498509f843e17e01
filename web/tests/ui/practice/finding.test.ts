/** Puzzles of an aim: which they are, their addresses, and which one is asked next. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pageAt } from "../../../src/pages";
import { aimedAt, askedAt, listOf, withAim, type Aim } from "../../../src/ui/practice/addresses";
import { aimed, nextOf, packOf, type Pack } from "../../../src/ui/practice/finding";

beforeEach(() => vi.stubGlobal("localStorage", { getItem: () => null }));
afterEach(() => vi.unstubAllGlobals());

const MORE: Aim = { way: "more", row: "wheat" };
const LESS: Aim = { way: "less", row: "wheat" };
const line = (number: number, rows: Record<string, number>) => ({ number, at: "", rows });

/** Wheat more, wheat less, no wheat, wheat more. */
async function orchard(): Promise<Pack> {
  const rows: Record<string, number>[] = [{ wheat: 4 }, { lake: 9, wheat: -2 }, { lake: 3 }, { lake: -1, wheat: 2 }];
  const puzzles = rows.map((each, at) => line(at + 1, each));
  const pack = await packOf({ game: "orchard" }, () => Promise.resolve({ game: "orchard", puzzles, reviewed: true }));
  if (!pack) throw new Error("no pack");
  return pack;
}

test("an aim has the puzzles of its game in which exactly that is better", async () => {
  const packs = [await orchard()];
  expect(aimed(packs, "orchard", MORE).map(({ addresses }) => addresses)).toEqual([
    ["/practice/orchard/1", "/practice/orchard/4"],
  ]);
  expect(aimed(packs, "orchard", LESS).map(({ addresses }) => addresses)).toEqual([["/practice/orchard/2"]]);
  expect(aimed(packs, "orchard", { way: "less", row: "mine" })).toEqual([]);
  expect(aimed(packs, "vineyard", MORE)).toEqual([]);
  expect(aimed(packs, "vineyard", undefined)).toEqual(packs);
});

test("with an aim only its puzzles are asked, those that have come back first", async () => {
  const packs = aimed([await orchard()], "orchard", MORE);
  const back = { "/practice/orchard/4": { missed: 0, due: 5 }, "/practice/orchard/2": { missed: 0, due: 1 } };
  expect(nextOf(packs, back, 10, "", MORE)).toBe("/practice/orchard/more/wheat/4");
  expect(nextOf(packs, back, 10, "/practice/orchard/4", MORE)).toBe("/practice/orchard/more/wheat/1");
  expect(nextOf(packs, back, 10)).toBe("/practice/orchard/2");
  const found = { missed: 0, due: null };
  const all = { "/practice/orchard/1": found, "/practice/orchard/4": found };
  expect(nextOf(packs, all, 10, "", MORE)).toBeUndefined();
});

test("an address with an aim leads to the same puzzle, remembered by the same name", () => {
  for (const [plain, path] of [
    ["/practice/orchard/12", "/practice/orchard/more/wheat/12"],
    ["/t/abc/practice/53", "/t/abc/practice/more/wheat/53"],
  ] as const) {
    expect(withAim(plain, MORE)).toBe(path);
    expect(askedAt(path)).toMatchObject({ name: plain, number: Number(/\d+$/.exec(plain)?.[0]), aim: MORE });
    expect(askedAt(plain)).toMatchObject({ name: plain, aim: undefined });
    expect(pageAt(path)).toBeDefined();
  }
  expect(aimedAt(listOf("orchard", LESS))).toEqual({ game: "orchard", aim: LESS });
  expect(pageAt(listOf("orchard", LESS))).toBeDefined();
  expect([aimedAt("/practice"), aimedAt("/practice/orchard/12"), askedAt(listOf("orchard", LESS))]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(pageAt("/practice/orchard/most/wheat")).toBeUndefined();
});
