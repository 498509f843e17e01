import { expect, test } from "vitest";
// @ts-expect-error: plain JavaScript, which Node runs as it is
import { marksOf, read, stale, written } from "../scripts/stale-words.mjs";

const COINS = `# What lies in a purse.
purse = { $count ->
    [one] One coin
   *[other] { $count } coins
  }
lay = Lay the table
`;

const staleIn = (before: string, now: string): string[] => stale(marksOf([now]), read(written(marksOf([before]))));

test("translations are stale where the English has changed, is new, or is gone", () => {
  expect(staleIn(COINS, COINS.replace("Lay the", "Set the"))).toEqual(["lay"]);
  expect(staleIn(COINS, COINS.replace("One coin", "A coin"))).toEqual(["purse"]);
  expect(staleIn(COINS, `${COINS}leave = Leave it\n`)).toEqual(["leave"]);
  expect(staleIn(COINS, COINS.replace("lay = Lay the table\n", ""))).toEqual(["lay"]);
});

test("comments, broken lines and other files make nothing stale", () => {
  expect(staleIn(COINS, COINS.replace("purse.", "pocket."))).toEqual([]);
  expect(staleIn(COINS, COINS.replace("Lay the table", "\n    Lay the\n    table"))).toEqual([]);
  const [purse, lay] = COINS.split(/(?=^lay)/m) as [string, string];
  expect(stale(marksOf([lay, purse]), marksOf([COINS]))).toEqual([]);
});
