import { expect, test } from "vitest";
import "../../../../src/domaine/words";
import { chosenSays } from "../../../../src/domaine/table/play/acting";
import { Choice } from "../../../../src/domaine/table/play/choice.svelte";
import { gains } from "../../../../src/domaine/table/play/effects";
import type { Scene } from "../../../../src/domaine/table/words/scene";
import type { CardView, UseOffer } from "../../../../src/protocol";
import { at, effect, figure, land, step, view } from "../../tables";

const POOR = { code: "play.price", args: { price: 4, ducats: 1 }, clause: "7.1" };
const scene: Scene = { land: [], view: view(), nameOf: () => "" };

function says(uses: UseOffer[], unsold: string | null = null): string[] {
  const card: CardView = { card: "B-1", letter: "B", price: 4, value: 3, uses } as unknown as CardView;
  const choice = new Choice();
  choice.take({ type: "act", seat: 0, cards: [{ card: "B-1", price: 4, value: 3, sell: "sell B-1", uses }] } as never);
  choice.pick("B-1");
  return chosenSays({ choice, cards: new Map([["B-1", card]]), position: view(), unsold }, scene);
}

test("both uses of a card that is too dear are said to be so, for one reason", () => {
  const uses = (["knights", "expansion"] as const).map((action) => ({ action, parts: 1, move: null, reason: POOR }));
  const poor = "It costs 4, and you have 1.";
  expect(says(uses).slice(1)).toEqual([`Knight: ${poor}`, `Expand: ${poor}`, "Sell it"]);
});

test("a sale that has been tried is said to be so", () => {
  const uses = (["knights", "expansion"] as const).map((action) => ({ action, parts: 1, move: action, reason: null }));
  expect(says(uses, "puzzle.tried").slice(1, 3)).toEqual(["Knight", "Expand"]);
  expect(says(uses, "puzzle.tried").at(-1)).toBe("Sell it: You have tried that already.");
});

test("where one's own knight goes is said when there is only one place for it, and not asked for", () => {
  const spots = [{ move: "desert c4 h7 g7 d4", square: at("d4") }];
  const knights = [{ knight: at("g7"), spots }];
  const choice = new Choice(() => ({
    "desert c4 h7 g7 d4": effect({ strengths: [{ castle: at("h7"), owner: 1, before: 1, after: 0 }] }),
  }));
  choice.take(step("deserter", { deserters: [{ castle: at("c4"), target: at("h7"), owner: 1, knights }] }));
  choice.pickSpot(choice.spots[0]!.id);
  const board: Scene = { ...scene, land: land(), view: view({ castles: [figure("h7", 1)] }) };
  const says = chosenSays({ choice, cards: new Map(), position: view(), unsold: null }, board);
  expect(says[0]).toBe("knight on d4, meadow");
  expect(gains(choice.way.found!.effect!, 0, board)[0]).toMatchObject({ art: "knight", knightOf: 1 });
});
