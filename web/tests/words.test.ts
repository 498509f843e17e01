import { expect, test } from "vitest";
import { sentenceFor } from "../src/api";
import { SERVER_CODES } from "../src/protocol";
import { marked } from "../src/speech";
import { deniedWord, refusalWord } from "../src/ui/table/words/word";
import { bare, hasWords, listed, told, translated, words } from "../src/words";
import "virtual:words/history";

test("names from outside are kept apart where two writing directions meet", () => {
  expect(words("king-of", { name: "Ada" })).toBe("King of Ada");
  expect(words("king-of", { name: "אדה" })).toBe("King of \u2068אדה\u2069");
});

test("things are listed as the language does, each kept apart from the others' writing direction", () => {
  expect(listed(["Ada", "Ben", "Cleo"])).toBe("Ada, Ben and Cleo");
  expect(listed(["Ada", "Ben"], "or")).toBe("Ada or Ben");
  expect(listed(["c4", "forest", "knight of Ada"], "unit")).toBe("c4, forest, knight of Ada");
  expect(listed(["אדה", "Ben"])).toBe("\u2068אדה\u2069 and \u2068Ben\u2069");
  expect([listed(["Ada"]), listed([]), listed([], "unit")]).toEqual(["Ada", "", ""]);
});

test("a prefix that ends in a hyphen stays on the line of the name behind it", () => {
  // Where a line broke between the two, Chromium drew the first letter of the name at the end of one line and again.
  expect(marked("\u2068Gala\u2069 ו-\u2068הדס\u2069")).toBe("\u2068Gala\u2069 ו-\u2060\u2068הדס\u2069");
  expect(bare(marked("ו-\u2068הדס\u2069"))).toBe("ו-הדס");
});

test("a product stays on one line", () => {
  expect(words("option-size-7")).toBe("7\u00a0×\u00a07");
  expect(words("table-size", { size: 5 })).toBe("Kingdoms of 5\u00a0×\u00a05");
});

test("numbers take their own form", () => {
  expect(words("stat-coins", { count: 1 })).toBe("1 coin");
  expect(words("stat-coins", { count: 2 })).toContain("coins");
  const habit = { row: "Lake", mean: 1, others: 2.5, games: 8 };
  expect(words("history-habit-more", habit)).toContain("1 point a game");
  expect(words("history-habit-less", habit)).toContain("2.5 points a game");
});

test("words that do not exist are found out", () => {
  expect(() => words("no-such-words")).toThrow("no-such-words");
  expect(hasWords("no-such-words")).toBe(false);
});

test("codes of the wire become words, and are kept for languages that choose by them", () => {
  expect(translated({ terrain: "lake", building: "church", count: 2 })).toEqual({
    terrain: "lake",
    terrainCode: "lake",
    building: "Church",
    buildingCode: "church",
    count: 2,
  });
  expect(told("item", "territory", { terrain: "lake", squares: 4, crowns: 2, points: 8 })).toContain("lake");
});

test("what can be seen at a refused thing is said beside the rule, with all that it names", () => {
  const reason = { code: "place.unconnected", clause: "4.3", args: {} };
  const here = { code: "beside", args: { around: "forest+mine", halves: "lake" } };
  const { text, more } = deniedWord(reason, here, []);
  expect(text).toBe("It must touch its own landscape or your castle.");
  expect(bare(more ?? "")).toBe("Beside this square: forest and mine. Your domino: lake.");
  expect(deniedWord(reason, null, [])).toEqual(refusalWord(reason));
  const lost = { code: "stranded", args: { places: "c4+c5" } };
  expect(bare(deniedWord({ ...reason, code: "desert.chain" }, lost, []).more ?? "")).toContain("c4 and c5.");
});

test("a refusal is a sentence, and an unknown one still says something", () => {
  expect(sentenceFor({ code: "place.unconnected", args: {} })).toBe("It must touch its own landscape or your castle.");
  expect(sentenceFor({ code: "build.coins", args: { price: 4, coins: 2 } })).toContain("4");
  const behind = { line: 7, move: "place 1 0,1 0,2", problem: "It said so in English.", why: "place.unconnected" };
  expect(sentenceFor({ code: "record.impossible", args: behind })).toMatch(
    /Line .*7.* It must touch its own landscape/,
  );
  expect(sentenceFor({ code: "record.impossible", args: { ...behind, why: "moon.full" } })).toContain("in English");
  expect(sentenceFor({ code: "moon.full", args: {} })).toContain("moon.full");
});

test("every refusal has words, except what only programs meet or the page survives unseen", () => {
  const wordless = SERVER_CODES.filter((code) => !hasWords(`refusal-${code.replaceAll(".", "-")}`));
  expect(wordless).toEqual([
    "message.type",
    "talk.alone",
    "hello.missing",
    "socket.idle",
    "socket.slow",
    "token.missing",
    "token.wrong",
    "token.scope",
    "key.missing",
    "key.reused",
    "streams.many",
    "challenge.unknown",
  ]);
});
