import { expect, test } from "vitest";
import "../../../../src/domaine/words";
import { advice } from "../../../../src/domaine/table/play/hinting";
import { Choice } from "../../../../src/domaine/table/play/choice.svelte";
import type { Play } from "../../../../src/domaine/table/play/play.svelte";
import type { Scene } from "../../../../src/domaine/table/words/scene";
import type { CardUse } from "../../../../src/protocol";
import { card, view } from "../../tables";

const scene: Scene = { land: [], view: view(), nameOf: () => "" };

function said(uses: CardUse[], move: string): string {
  const choice = new Choice();
  const offered = uses.map((use) => ({ ...use, move: use.action, reason: null }));
  choice.take({ type: "act", seat: 0, cards: [{ card: "A01", price: 3, value: 2, sell: "sell A01", uses: offered }] });
  const play = { choice, cards: new Map([["A01", card("A01", uses)]]) };
  return advice(play as unknown as Play, scene, move);
}

test("a card of two symbols is advised for one of them, a card of one by its name alone", () => {
  const knights: CardUse = { action: "knights", parts: 1 };
  expect(said([knights, { action: "expansion", parts: 1 }], "knights")).toBe(
    "Hint: play “Knight or Expand” for “Knight”.",
  );
  expect(said([knights], "knights")).toBe("Hint: play “Knight”.");
  expect(said([knights], "sell A01")).toBe("Hint: sell “Knight”.");
});
