import { expect, test } from "vitest";
import { readBox, type Boxed } from "../../../src/queendomino/pad/box";
import { boxesHere, keptBoxes, rememberBox, usualBox } from "../../../src/queendomino/pad/boxes";
import { Unreadable } from "../../../src/queendomino/pad/fields";
import { knightsOf, scoreOf, settled, towersOf, withBox } from "../../../src/queendomino/pad/game";
import { linesOf } from "../../../src/queendomino/pad/lines";
import { fragmentOf, gameIn, gamesIn, textOf } from "../../../src/queendomino/pad/sending";
import { keepGame, KEYS, keptGames } from "../../../src/queendomino/pad/shelf";
import { drawnSide, padGame, withSides } from "./games";

const OURS = readBox({
  name: "ours",
  buildings: { church: { knights: 3 }, foundry: { towers: 0 } },
  // prettier-ignore
  dominoes: { queendomino: { "10": [["forest", 0], ["wheat", 1]] } },
});

class Memory {
  readonly texts = new Map<string, string>();
  getItem(key: string): string | null {
    return this.texts.get(key) ?? null;
  }
  setItem(key: string, text: string): void {
    this.texts.set(key, text);
  }
}

/** A town with a Training Camp, a Church and a Foundry, beside it domino 10 as it is printed. */
function counted(box: Boxed) {
  const plain = padGame();
  const game = withSides(plain, {
    ...drawnSide(plain.sides[0]!, "C t t t\nw1 f . ."),
    buildings: [
      ["training_camp", 1, 0],
      ["church", 2, 0],
      ["foundry", 3, 0],
    ],
    laid: [{ box: "queendomino", number: 10, first: [0, 1], second: [1, 1] }],
  });
  return withBox(game, box);
}

test("knights and towers are those of the owner's tiles, and so are the points that depend on them", () => {
  const [printed, own] = [counted(null), counted(OURS)];
  const [before, after] = [printed, own].map((game) => {
    const side = game.sides[0]!;
    return [knightsOf(game, side), towersOf(game, side), scoreOf(game, side).sheet.total];
  });
  expect(before).toEqual([3, 1, 6]);
  expect(after).toEqual([6, 0, 9]);
  expect(JSON.parse(linesOf(own)[0]!)).toMatchObject({ knights: 6, towers: 0 });
});

test("a domino that is different in the other box stays as land, and others keep their number", () => {
  expect(counted(OURS).sides[0]!.laid).toEqual([]);
  expect(counted(OURS).sides[0]!.squares).toEqual(counted(null).sides[0]!.squares);
  expect(counted({ name: "tiles", buildings: { church: { knights: 3 } } }).sides[0]!.laid).toHaveLength(1);
});

test("a file and a link hold the whole box, and pads from before say that they are too old", async () => {
  const game = counted(OURS);
  expect(gamesIn(textOf([game]))).toEqual([game]);
  expect(await gameIn(await fragmentOf(game))).toEqual(game);
  expect(JSON.parse(textOf([game])).version).toBe(3);
  expect(JSON.parse(textOf([counted(null)]))).toMatchObject({ version: 1, games: [{ id: game.id }] });
  expect(JSON.parse(textOf([counted(null)])).games[0]).not.toHaveProperty("box");
});

test.each([
  ["a tile there is not", { buildings: { palace: { knights: 1 } } }],
  ["what is known for sure", { buildings: { big_tavern: { knights: 1 } } }],
  ["too many knights", { buildings: { church: { knights: 4 } } }],
  // prettier-ignore
  ["squares that do not add up", { dominoes: { queendomino: { "10": [["forest", 1], ["wheat", 0]] } } }],
  // prettier-ignore
  ["a domino there is not", { dominoes: { queendomino: { "49": [["forest", 0], ["wheat", 1]] } } }],
  ["a box there is not", { dominoes: { carcassonne: {} } }],
])("a box with %s is refused", (_, box) => {
  expect(() => readBox({ name: "ours", ...box })).toThrow(Unreadable);
});

test("Kingdomino has no box of one's own", () => {
  expect(settled({ ...padGame(), game: "kingdomino", box: OURS }).box).toBeNull();
  const forged = textOf([{ ...padGame({ game: "kingdomino" }), box: OURS }]);
  expect(() => gamesIn(forged)).toThrow(Unreadable);
});

test("games with a box lie where a page from before does not write", () => {
  const shelf = new Memory();
  const [own, plain] = [counted(OURS), { ...padGame(), id: "plain" }];
  keepGame(own, shelf);
  keepGame(plain, shelf);
  expect(new Set(keptGames(shelf).map(({ id }) => id))).toEqual(new Set([own.id, plain.id]));
  expect(JSON.parse(shelf.getItem(KEYS[0])!).games).toHaveLength(1);
  expect(JSON.parse(shelf.getItem(KEYS[2])!).games).toHaveLength(1);
});

test("a box entered here is used for the next game, until another is chosen", () => {
  const shelf = new Memory();
  expect(usualBox(undefined, shelf)).toBeNull();
  rememberBox(OURS, 100, shelf);
  expect(usualBox({ box: null, when: 50 }, shelf)).toEqual(OURS);
  expect(usualBox({ box: null, when: 150 }, shelf)).toBeNull();
  expect(usualBox({ box: OURS, when: 150 }, shelf)).toEqual(OURS);
});

test("boxes entered here are known by name, and one from a link is offered beside them", () => {
  const shelf = new Memory();
  rememberBox(OURS, 100, shelf);
  rememberBox({ name: "other" }, 200, shelf);
  rememberBox(OURS, 300, shelf);
  expect(keptBoxes(shelf).map(({ box }) => box.name)).toEqual(["ours", "other"]);
  expect(boxesHere({ ...OURS, buildings: {} }, shelf)).toHaveLength(3);
  expect(boxesHere(OURS, shelf)).toHaveLength(2);
  shelf.setItem("demesne.boxes", JSON.stringify([null, { box: 7 }, { box: OURS, when: 1 }]));
  expect(keptBoxes(shelf)).toHaveLength(1);
});
