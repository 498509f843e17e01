import { expect, test } from "vitest";
import type { BuildingView } from "../../src/protocol";
import {
  asked,
  corrected,
  corrections,
  EMPTY,
  exchanged,
  halvesOf,
  ownBox,
  surplus,
  withDomino,
  withFact,
} from "../../src/queendomino/box/draft";
import { domino } from "./tables";

const pieces = { copies: 2, knights: 1, towers: 1, crowns: 0 };
const foundry: BuildingView = {
  id: "foundry",
  ...pieces,
  points: 0,
  tax: null,
  per: "mine",
  per_points: 2,
  unsure: ["knights", "towers", "tax_bonus", "crowns"],
};

test("an owner is asked for the uncertain facts only", () => {
  expect(asked(foundry)).toEqual(["knights", "towers", "tax"]);
  expect(asked({ ...foundry, unsure: [] })).toEqual([]);
});

test("what agrees with the table is not a correction", () => {
  const draft = withFact(EMPTY, foundry, "knights", 2);
  expect(corrected(foundry, draft).knights).toBe(2);
  expect(corrections(draft)).toBe(1);
  expect(withFact(draft, foundry, "knights", 1).buildings).toEqual({});
  const taxed = withFact(draft, foundry, "tax", "tower");
  expect(ownBox({ ...taxed, name: " Ada " })).toEqual({
    name: "Ada",
    buildings: { foundry: { knights: 2, tax: "tower" } },
    dominoes: {},
  });
});

test("exchanged dominoes must add up", () => {
  const [first, second] = [domino(1, "lake", "town"), domino(2, "wheat", "wheat")];
  const half = withDomino(EMPTY, first, [
    ["wheat", 0],
    ["town", 0],
  ]);
  expect(exchanged(first, half).first.terrain).toBe("wheat");
  expect(surplus([first, second], half).map(({ terrain, count }) => [terrain, count])).toEqual([
    ["lake", -1],
    ["wheat", 1],
  ]);
  const whole = withDomino(half, second, [
    ["lake", 0],
    ["wheat", 0],
  ]);
  expect(surplus([first, second], whole)).toEqual([]);
  expect(corrections(withDomino(whole, first, halvesOf(first)))).toBe(1);
});
