import { expect, test } from "vitest";
import { estimatedOf, type Side } from "../../../src/queendomino/pad/game";
import { drawnSide, padGame } from "./games";

const game = padGame();

function town(...buildings: string[]): Side {
  const side = drawnSide(game.sides[0] as Side, "C t t t");
  return { ...side, buildings: buildings.map((id, at) => [id, at + 1, 0] as const) };
}

test("tiles are named whose knights are an estimate, where knights bring points", () => {
  expect(estimatedOf(game, town("training_camp", "foundry", "church"))).toEqual(["foundry", "church"]);
  expect(estimatedOf(game, town("foundry", "church"))).toEqual([]);
  expect(estimatedOf(game, town("training_camp", "small_tavern"))).toEqual([]);
});

test("towers bring points only with the Travelling Castle, and a tile is named once", () => {
  expect(estimatedOf(game, town("travelling_castle", "church", "foundry"))).toEqual(["foundry"]);
  expect(estimatedOf(game, town("travelling_castle", "training_camp", "foundry"))).toEqual(["foundry"]);
});

test("what somebody has counted is no estimate", () => {
  expect(estimatedOf(game, { ...town("training_camp", "foundry"), knights: 3 })).toEqual([]);
  expect(estimatedOf(game, { ...town("travelling_castle", "foundry"), towers: 2 })).toEqual([]);
});

test("in a box that its owner has checked nothing is an estimate", () => {
  const boxed = padGame({ box: { name: "ours", buildings: { foundry: { knights: 0 } } } });
  expect(estimatedOf(boxed, town("training_camp", "foundry", "church"))).toEqual([]);
});
