import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { without } from "../../../src/live/posed.svelte";
import {
  EVENT_CODES,
  type ActOffer,
  type CardOffer,
  type CardUse,
  type Event,
  type Offer,
  type UseOffer,
} from "../../../src/protocol";
import { cardSays, idleBy } from "../../../src/domaine/table/words/cards";
import { gains, headline } from "../../../src/domaine/table/play/effects";
import { placeSays, squareSays, squareText } from "../../../src/domaine/table/play/naming";
import { optionsOf } from "../../../src/domaine/table/play/options";
import { ruleLines } from "../../../src/domaine/table/rules";
import type { Scene } from "../../../src/domaine/table/words/scene";
import { cardOf, lastWords, sentence, sinceTurnOf } from "../../../src/domaine/table/words/telling";
import { hasWords } from "../../../src/words";
import { at, card, effect, figure, land, region, rules, step, view } from "../tables";

const nameOf = (colour: number): string => ["Ada", "Ben", "Cleo", "Dov"][colour] ?? "Nobody";

const scene: Scene = {
  land: land({ c5: "forest", d4: "village", d5: "mine_silver" }),
  view: view({
    castles: [figure("c4", 0, "c4"), figure("h7", 1)],
    knights: [figure("c5", 0, "c4")],
    regions: [
      region("domain", ["c4", "c5", "d4", "d5"], {
        castle: at("c4"),
        owner: 0,
        knights: 1,
        points: 4,
        forests: 1,
        villages: 1,
        mines: ["mine_silver"],
      }),
      region("zone", ["a1"]),
      region("open", ["h7", "h8"]),
    ],
    alliances: [{ castles: [at("c4"), at("h7")], marker: null }],
  }),
  nameOf,
};

describe("squares say what they are", () => {
  it("in a line: land, piece, domain", () => {
    expect(squareSays(scene, "c5")).toBe("c5, forest, knight of Ada, domain of Ada at c4");
    expect(squareSays(scene, "a1")).toBe("a1, meadow, neutral zone");
    expect(squareSays(scene, "h7")).toBe("h7, meadow, castle of Ben");
  });

  it("at length: worth, strength, mines, alliance", () => {
    expect([squareText(scene, "d4")].flat().map((line) => line ?? "")).toEqual([
      "d4, village",
      "domain of Ada at c4: 4 points (1 forest, 1 village)",
      "Strength: 1 knight",
      "Mines: silver mine",
      "Allied with the domain of Ben at h7",
    ]);
  });
});

it("a card whose play was tried in a puzzle, or is ordered, says so, and not that the rules forbid it", () => {
  const knights = { action: "knights", parts: 1 } as const;
  const border = { action: "borders", parts: 2 } as const;
  const [tried, dear, open] = [card("A1", [knights]), card("A2", [knights]), card("A3", [knights, border])];
  const use = (each: CardUse, move: string | null): UseOffer => ({ ...each, move, reason: null });
  const offered = [
    { card: "A1", uses: [use(knights, "play A1 knights")] },
    { card: "A2", uses: [use(knights, null)] },
    { card: "A3", uses: [use(knights, "play A3 knights"), use(border, "play A3 borders")] },
  ].map((each): CardOffer => ({ ...each, sell: `sell ${each.card}`, value: 2, price: 3 }));
  const act: Offer = { type: "act", seat: 0, cards: offered };
  const left = without(act, (move) => ["play A1 knights", "play A3 borders"].includes(move)) as ActOffer;
  const says = [tried, dear, open].map((each) => cardSays(each, idleBy(each, left.cards, false)));
  expect(says.map((line) => line.split(", ").at(-1))).toEqual([
    "playing it has been tried",
    "cannot be played now",
    "sells for 2",
  ]);
  expect(cardSays(tried, idleBy(tried, left.cards, true))).toMatch(/, playing it is in your orders$/);
  expect(idleBy(dear, left.cards, true)).toBe("idle");
  expect(idleBy(dear, null, false)).toBeNull();
});

const closing = effect({
  scores: [
    {
      seat: 0,
      before: 3,
      after: 10,
      items: [
        { code: "forests", points: 1, args: { count: 1 } },
        { code: "villages", points: 6, args: { count: 2 } },
      ],
    },
  ],
  domains: [{ castle: at("c4"), owner: 0, change: "arises", squares: [at("c4")], points: 7 }],
});

describe("places to act say what they bring", () => {
  it("a border that closes a domain names it and its points", () => {
    const [option] = optionsOf(
      step("borders", { borders: [{ move: "border c4-c5", edge: [at("c4"), at("c5")] }] }),
      null,
      { "border c4-c5": closing },
    );
    const said = placeSays(scene, { at: "c4-c5", look: "border" }, option!, 0);
    expect(said).toMatch(/^border between c4 and c5, closes your domain at c4: 7 points/);
    expect(said).toContain("2 villages, plus 6");
  });

  it("a border that does nothing is just named", () => {
    expect(placeSays(scene, { at: "a1-b1", look: "border" }, null, 0)).toBe("border between a1 and b1");
  });

  it("a square to take says whose it is", () => {
    expect(placeSays(scene, { at: "d4", look: "take" }, null, 1)).toBe("take d4, village, domain of Ada at c4");
  });
});

describe("what a choice brings", () => {
  it("one's own points by reason, then what others lose", () => {
    const both = {
      ...closing,
      scores: [
        ...closing.scores,
        { seat: 1, before: 9, after: 3, items: [{ code: "villages", points: -6, args: { count: -2 } }] },
      ],
    };
    const lines = gains(both, 0, scene)
      .filter((gain) => gain.text)
      .map((gain) => [gain.text, gain.value]);
    expect(lines).toEqual([
      ["1 forest", 1],
      ["2 villages", 6],
      ["Ben", -6],
    ]);
  });

  it("the headline names our domain first, then theirs, then what is cut off", () => {
    const change = effect({
      domains: [
        { castle: at("h7"), owner: 1, change: "shrinks", squares: [], points: -4 },
        { castle: at("c4"), owner: 0, change: "grows", squares: [], points: 4 },
      ],
      cut: [at("a1"), at("a2")],
    });
    expect(headline({ effect: change }, 0, scene)).toEqual([
      "Enlarges your domain at c4",
      "Takes from the domain of Ben at h7",
      "2 squares are cut off and belong to nobody",
    ]);
  });

  it("a domain that nobody plays is called neutral", () => {
    const change = effect({ domains: [{ castle: at("h7"), owner: 1, change: "arises", squares: [], points: 0 }] });
    expect(headline({ effect: change }, 0, { ...scene, neutral: 1 })).toEqual(["Closes the neutral domain at h7"]);
  });

  it("an alliance names both domains", () => {
    const pair = { effect: effect({}), allies: ["c4", "h7"] } as const;
    expect(headline(pair, 0, scene)).toEqual(["Allies your domain at c4 with that of Ben at h7"]);
    const nobodys = headline(pair, 0, { ...scene, neutral: 1 });
    expect(nobodys).toEqual(["Allies your domain at c4 with the neutral one at h7"]);
  });

  it("the forest's ducat, strength and the king", () => {
    const change = effect({ ducats: 1, strengths: [{ castle: at("c4"), owner: 0, before: 1, after: 2 }], kings: [0] });
    expect(gains(change, 0, scene).map((gain) => [gain.text, gain.value])).toEqual([
      ["1 ducat for the forest", -1],
      ["Strength of your domain at c4: 1 to 2", undefined],
      ["Ada reaches the king", undefined],
    ]);
  });
});

const cast = {
  nameOf,
  cards: new Map([
    ["A01", card("A01", [{ action: "borders", parts: 2 }])],
    [
      "B02",
      card("B02", [
        { action: "knights", parts: 1 },
        { action: "expansion", parts: 2 },
      ]),
    ],
  ]),
};
const told = (code: string, args: Event["args"] = {}, seat: number | null = 0): string =>
  sentence({ seq: 1, code, seat, args, stand_in: false, why: null }, cast);

describe("the log", () => {
  it("says which move was taken back, and only what kind of one where no more is known", () => {
    const undo = (code: string, args: Event["args"] = {}): string => told("undo", { code, ...args });
    expect(undo("border", { border: "c4-c5" })).toBe("Ada took back the border between c4 and c5.");
    expect(undo("play", { card: "B02", action: "expansion", price: 2 })).toBe("Ada took back the card “Expand”.");
    expect(undo("desert", { castle: "c4", target: "h7", owner: 1, knight: "g7", square: "d4", price: 0 })).toBe(
      "Ada took back the desertion: Ben’s knight is at g7 again.",
    );
    expect(undo("ally", { castle: "c4", target: "h7", owner: 1 })).toContain("c4 with h7 (Ben)");
    expect(undo("border")).toBe("Ada took a step back.");
    for (const move of ["castle", "knight", "sell", "play", "border", "expand", "desert", "ally", "end"])
      expect(hasWords(`log-undo-${move}`), move).toBe(true);
  });

  it("has words for everything that happens in this game", () => {
    const own = EVENT_CODES.slice(EVENT_CODES.indexOf("hand"));
    for (const code of [...own, "joined", "started", "undo", "over"]) expect(hasWords(`log-${code}`), code).toBe(true);
  });

  it("tells deeds in sentences", () => {
    expect(told("sell", { card: "A01", ducats: 2 })).toBe("Ada sold “Two borders” for 2 ducats.");
    expect(told("card", { card: "B02", action: "expansion", price: 4 })).toBe("Ada played “Expand” for 4 ducats.");
    expect(told("border", { border: "c4-c5" })).toBe("Ada set a border between c4 and c5.");
    expect(told("knight", { square: "c5", price: 1 })).toBe("Ada placed a knight in the forest at c5 for a ducat.");
    expect(told("expand", { castle: "c4", square: "d6", owner: -1 })).toBe("The domain of Ada at c4 took d6.");
    expect(told("expand", { castle: "c4", square: "d6", owner: 1 })).toBe("The domain of Ada at c4 took d6 from Ben.");
    expect(told("domain", { castle: "c4", colour: 1, points: 1, forests: 1, villages: 0, city: 0 }, null)).toBe(
      "The domain of Ben at c4 closes: 1 point.",
    );
    expect(told("castle", { square: "c4", colour: 0 })).toBe("Ada placed a castle at c4.");
    expect(told("castle", { square: "c4", colour: 2 })).toBe("Ada placed a neutral castle at c4.");
    expect(told("monopoly", { mine: "mine_gold", count: 3 })).toBe("Ada has a monopoly on gold mines: 5 points.");
  });

  it("names a drawn card only where it is known", () => {
    expect(told("draw", { back: "A" }, 1)).toBe("Ben drew a card from the deck.");
    expect(told("draw", { back: "A", card: "A01" })).toBe("Ada drew from the deck: Two borders.");
  });

  it("tells people who come to a shared screen what has happened since their turn", () => {
    const events = [
      ["border", 0],
      ["draw", 0],
      ["sell", 1],
      ["draw", 1],
      ["income", 0],
    ].map(([code, seat], seq) => ({ seq, code, seat, args: {} })) as Event[];
    expect(sinceTurnOf(events, 0).map((event) => event.code)).toEqual(["sell", "draw", "income"]);
    expect(lastWords(events, 2).map((event) => event.code)).toEqual(["draw", "income"]);
  });
});

it("neither a hint nor a notice of people coming and going pushes an act out of the last words", () => {
  const acts = Array.from({ length: 5 }, (_, at) => ["sell", at % 2] as const);
  const notices = ["hint", "away", "back", "said", "gone", "renamed", "joined"].map((code) => [code, 1] as const);
  const events = [...acts, ...notices, ...notices].map(([code, seat], seq) => ({ seq, code, seat, args: {} }));
  expect(lastWords(events as Event[], 5).map((event) => event.code)).toEqual(Array(5).fill("sell"));
});

it("every rule of a table has a sentence, with and without the options", () => {
  for (const table of [
    rules(),
    rules({
      neutral: 2,
      players: 2,
      tiles: "",
      layout: "",
      stalling: "forced",
      second_bonus: "rank",
      king_tie: "active",
      spacing: 6,
      expansion: 1,
      neutral_targets: false,
      last_knight: false,
      allied_deserter: false,
    }),
  ]) {
    for (const { what, why } of ruleLines(table))
      expect(
        [what, why].every((text) => text.length > 3),
        what,
      ).toBe(true);
  }
});

it("says whose tiles the land was laid from, and that a board was given whole only if it was", () => {
  const land = (change: Parameters<typeof rules>[0]) => ruleLines(rules(change))[2]!.what;
  expect(land({ tiles: "", layout: "3n 1e 7s 2w cn 5n 8e 4s 6n" })).toBe("Land: our own drawing");
  expect(land({ tiles: "Ada’s", layout: "3n 1e 7s 2w cn 5n 8e 4s 6n" })).toBe("Land: Ada’s");
  expect(land({ tiles: "", layout: "" })).toBe("A board of your own");
});

it("every refusal of these rules is a sentence", () => {
  const page = readFileSync(join(import.meta.dirname, "../../../../docs/protocol.md"), "utf8");
  const codes = [
    ...page.matchAll(/^\| `((?:castle|knight|card|play|part|end|refill|draw|border|expand|desert|ally)\.[a-z-]+)`/gm),
  ].map(([, code]) => code!);
  expect(codes.length).toBeGreaterThan(40);
  for (const code of codes) expect(hasWords(`refusal-${code.replace(".", "-")}`), code).toBe(true);
});

it("an act belongs to the card that its lord played or sold last", () => {
  const events = [
    ["castle", 0],
    ["card", 1],
    ["border", 1],
    ["income", 2],
    ["border", 1],
    ["sell", 2],
    ["take", 2],
  ].map(([code, seat], seq) => ({ seq, code, seat, args: {} })) as Event[];
  expect(events.map(({ seq }) => cardOf(events, seq)?.seq)).toEqual([undefined, 1, 1, undefined, 1, 5, 5]);
  expect(cardOf(events, 99)).toBeUndefined();
});
