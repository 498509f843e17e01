import { expect, test } from "vitest";
import "../../../../src/domaine/words";
import { actOf, chosenSays } from "../../../../src/domaine/table/play/acting";
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
  expect(says[0]).toBe("g7: This knight makes way for yours");
  expect(says[1]).toBe("knight on d4, meadow");
  expect(gains(choice.way.found!.effect!, 0, board)[0]).toMatchObject({ art: "knight", knightOf: 1 });
});

test("two places that bring the same are told apart once chosen", () => {
  const grown = effect({ domains: [{ castle: at("c4"), owner: 0, change: "grows", squares: [], points: 0 }] });
  const choice = new Choice(() => ({ "expand c4 c5": grown, "expand c4 d4": grown }));
  const expansions = ["c5", "d4"].map((square) => ({
    move: `expand c4 ${square}`,
    square: at(square),
    castle: at("c4"),
    owner: null,
    target: null,
  }));
  choice.take(step("expansion", { expansions }));
  const board: Scene = { ...scene, land: land(), view: view({ castles: [figure("c4", 0, "c4")] }) };
  const chosen = choice.spots.map((spot) => {
    choice.pickSpot(spot.id);
    return chosenSays({ choice, cards: new Map(), position: view(), unsold: null }, board);
  });
  expect(chosen).toEqual([
    ["d4: Enlarges your domain at c4", "Take the square"],
    ["c5: Enlarges your domain at c4", "Take the square"],
  ]);
});

test("an alliance says between whom, to the eye and to the ear", () => {
  const allies = [{ move: "ally c4 h7", castle: at("c4"), target: at("h7"), owner: 1, marker: null }];
  const choice = new Choice();
  choice.take(step("alliance", { allies }));
  const castles = [figure("c4", 0, "c4"), figure("h7", 1, "h7")];
  const board: Scene = { land: land(), view: view({ castles }), nameOf: (colour) => ["Ada", "Ben"][colour] ?? "" };
  choice.pickSpot(choice.spots[0]!.id);
  const play = { choice, cards: new Map(), position: view(), unsold: null };
  const both = "Allies your domain at c4 with that of Ben at h7";
  const meaning = "From now on, neither takes land from the other.";
  expect(chosenSays(play, board)).toEqual([`h7: ${both}`, meaning, "Make the alliance"]);
  expect(actOf(play, board)).toEqual({ title: both, text: meaning, label: "Make the alliance" });
});
