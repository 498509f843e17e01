import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  rulesOfBuilding,
  rulesOfRow,
  rulesOfSlot,
  rulesOfSquare,
  rulesOfStat,
} from "../../src/queendomino/board/clauses";
import { MODES, ROWS } from "../../src/queendomino/pad/tables";
import { queryOf } from "../../src/queendomino/rules/address";
import { rulesHref } from "../../src/ruling.svelte";
import { CHAPTERS, chaptersFor, clausesAt } from "../../src/queendomino/rules/clauses";
import { domino, drawn, scenesOf, slotsFor, sumAt, TILES } from "../../src/queendomino/rules/examples";
import { argsOf, type Choice, choiceAt, factsOf, GAMES, settled } from "../../src/queendomino/rules/facts";
import { isFound, markedIn } from "../../src/ui/rules/finding";
import { paragraphsOf, searchedIn, titleOf } from "../../src/queendomino/rules/text";
import { stepRule } from "../../src/queendomino/table/words/steps";
import { bare, hasWords } from "../../src/words";

const ROOT = join(import.meta.dirname, "../../..");
const DOCS = readFileSync(join(ROOT, "docs", "rules", "queendomino.md"), "utf8");
const SOURCES = join(ROOT, "src", "demesne", "games", "queendomino");

/** Every clause that a refusal names: in the sources, and in the table of the rules. */
function cited(): string[] {
  const sources = readdirSync(SOURCES)
    .filter((file) => file.endsWith(".py"))
    .map((file) => readFileSync(join(SOURCES, file), "utf8"))
    .join("\n");
  const inCode = [...sources.matchAll(/"(\d+\.\d+)"/g)].map(([, clause = ""]) => clause);
  const inTable = [...DOCS.matchAll(/^\| `[a-z]+\.[a-z-]+` \| ([\d., ]+) \|/gm)].flatMap(([, clauses = ""]) =>
    clauses.split(", "),
  );
  return [...new Set([...inCode, ...inTable])];
}

function choice(changes: Partial<Choice>): Choice {
  return settled({
    game: "queendomino",
    players: 4,
    edition: "us",
    teams: false,
    size: 0,
    line: 0,
    bonuses: [],
    dynasty: false,
    centre: "extent",
    ...changes,
  });
}

/** Every way to play, with each bonus, and Kingdomino in three games too. */
const WAYS: Choice[] = MODES.flatMap((mode) => {
  const game = GAMES.find((one) => one === mode.game) ?? "queendomino";
  const sets = mode.bonuses.length > 0 ? [[], ["middle_kingdom"], ["harmony"], [...mode.bonuses]] : [[]];
  const base = { game, players: mode.players, edition: mode.edition, teams: mode.teams };
  return mode.sizes.flatMap((size) =>
    sets.flatMap((bonuses) =>
      [false, mode.bonuses.length > 0].map((dynasty) => choice({ ...base, size, bonuses, dynasty })),
    ),
  );
});

describe("clauses", () => {
  test("some refusals cite clauses", () => {
    expect(cited().length).toBeGreaterThan(20);
  });

  test.each(GAMES)("every clause that a refusal cites can be read in %s", (game) => {
    for (const way of WAYS.filter((one) => one.game === game)) {
      for (const clause of cited())
        expect(
          clausesAt(factsOf(way), clause).map((one) => one.number),
          clause,
        ).toEqual([clause]);
    }
  });

  test("the clauses here are those of docs/rules, number by number", () => {
    const written = [...DOCS.matchAll(/^\*\*(\d+\.\d+) /gm)].map(([, number]) => number);
    const here = CHAPTERS.flatMap((chapter) => chapter.clauses.map((clause) => clause.number));
    const background = ["12.4", "12.5"]; // open questions and sources: for whoever checks the rules, not for play
    expect([...here].sort()).toEqual(written.filter((number) => !background.includes(number ?? "")).sort());
  });

  test("steps, tiles, squares, slots, rows and numbers name clauses that exist", () => {
    const facts = factsOf(choice({}));
    const slots = slotsFor("dragon").flatMap((slot) =>
      rulesOfSlot(
        slot,
        TILES.find((tile) => tile.id === slot.building),
      ),
    );
    const land = drawn("C w! t:church").flatMap((square) => rulesOfSquare(square, TILES));
    const numbers = ["coins", "knights", "towers", "crowns", "largest"].flatMap(rulesOfStat);
    const steps = ["place", "tax", "build", "bribe", "claim"].map(stepRule);
    for (const clause of [
      ...steps,
      ...slots,
      ...land,
      ...numbers,
      ...ROWS.flatMap(rulesOfRow),
      ...TILES.flatMap(rulesOfBuilding),
    ]) {
      expect(clausesAt(facts, clause).length, clause).toBeGreaterThan(0);
    }
    for (const tile of TILES) expect(rulesOfBuilding(tile).length, tile.id).toBeGreaterThan(0);
  });
});

describe("what holds", () => {
  const shown = (changes: Partial<Choice>): string[] =>
    chaptersFor(factsOf(choice(changes))).flatMap((chapter) => chapter.clauses.map((clause) => clause.number));

  test("Kingdomino has no town", () => {
    const clauses = shown({ game: "kingdomino" });
    expect(clauses.filter((number) => /^[5-8]\./.test(number))).toEqual([]);
    expect(clauses).toContain("13.3");
    expect(clauses).not.toContain("13.5");
    expect(shown({ game: "kingdomino", bonuses: ["harmony"] })).toContain("13.5");
  });

  test("a game's own chapter comes first", () => {
    expect(shown({ game: "kingdomino" })[0]).toBe("13.1");
    expect(shown({ game: "royal-wedding" })[0]).toBe("14.1");
    expect(shown({})[0]).toBe("1.1");
  });

  test("what belongs to two, to three, and to teams is shown to them", () => {
    expect(shown({ players: 2 })).toEqual(expect.arrayContaining(["2.6", "3.5"]));
    expect(shown({ players: 3 })).toContain("3.4");
    expect(shown({ players: 4 }).filter((number) => ["2.6", "3.4", "3.5"].includes(number))).toEqual([]);
    expect(shown({ game: "royal-wedding", players: 6, teams: true })).toContain("14.5");
    expect(shown({ game: "royal-wedding", players: 6 })).not.toContain("14.5");
  });

  test("a clause of another way of playing is shown when it is asked for, and says so", () => {
    const facts = factsOf(choice({ game: "kingdomino" }));
    expect(clausesAt(facts, "8.1")).toMatchObject([{ number: "8.1", apart: true }]);
    expect(clausesAt(facts, "4.3")).toMatchObject([{ number: "4.3", apart: false }]);
    expect(clausesAt(facts, "8").length).toBe(4);
    expect(clausesAt(facts, "99.9")).toEqual([]);
  });

  test("every clause has words and every drawing its own, whatever is played", () => {
    for (const way of WAYS) {
      const facts = factsOf(way);
      const args = argsOf(facts);
      for (const clause of chaptersFor(facts).flatMap((chapter) => chapter.clauses)) {
        expect(titleOf(clause, args), clause.number).not.toBe("");
        expect(bare(paragraphsOf(clause, args).join(" ")), clause.number).toMatch(/[.]$/);
        for (const scene of scenesOf(clause.figure ?? "", facts))
          expect(hasWords(`figure-${scene.id}`), scene.id).toBe(true);
      }
    }
  });

  test("the Czech tie-break stands in the Czech rules only", () => {
    const tie = (edition: string): string =>
      paragraphsOf({ number: "11.3" }, argsOf(factsOf(choice({ edition })))).join(" ");
    expect(tie("cz")).toContain("10.1");
    expect(tie("us")).toBe(tie("eu"));
    expect(tie("us")).not.toContain("10.1");
  });
});

describe("addresses", () => {
  test("a choice goes into an address and comes back", () => {
    for (const way of WAYS) {
      const facts = factsOf(way);
      expect(factsOf(choiceAt(way.game, queryOf(facts)) ?? choice({})), rulesHref("", facts)).toEqual(facts);
    }
  });

  test("an address of nothing chooses nothing", () => {
    expect(choiceAt("chess", new URLSearchParams())).toBeNull();
    expect(choiceAt("queendomino", new URLSearchParams("players=99&edition=xx&size=3"))).toMatchObject({
      players: 4,
      edition: "us",
      size: 5,
    });
  });

  test("a clause is the part after the cross", () => {
    expect(rulesHref("4.3", null)).toBe("/rules/queendomino#4.3");
    expect(rulesHref("14.4", factsOf(choice({ game: "royal-wedding", players: 6, teams: true })))).toMatch(
      /^\/rules\/royal-wedding\?players=6&.*teams=yes#14\.4$/,
    );
  });
});

describe("searching", () => {
  const args = argsOf(factsOf(choice({})));

  test("every word must be there; its beginning is enough", () => {
    expect(isFound(["Corners do not connect."], "corn conn")).toBe(true);
    expect(isFound(["Corners do not connect."], "corn castle")).toBe(false);
    expect(isFound(["anything"], "  ")).toBe(true);
  });

  test("accents and the marks of direction do not matter", () => {
    expect(isFound(["\u2068Café\u2069s"], "cafes")).toBe(true);
  });

  test("letters that no accent can be taken off are found by those of a plain keyboard, and by themselves", () => {
    expect(isFound(["Łódź", "Bjørn", "Đurđa", "Weiß", "Æsa", "Þór", "Œuvre", "Işıl"], "lodz bjorn durda weiss")).toBe(
      true,
    );
    expect(isFound(["Æsa Þór Œuvre Işıl"], "aesa thor oeuvre isil")).toBe(true);
    expect(isFound(["Lodz Bjorn"], "łódź bjørn")).toBe(true);
    expect(isFound(["Weiß"], "weiß")).toBe(true);
    expect(isFound(["Łódź"], "lodzi")).toBe(false);
  });

  test("a letter found as two is marked whole", () => {
    const parts = markedIn("Die Weißen Łódź", "weissen lod");
    expect(parts.filter((part) => part.hit).map((part) => part.text)).toEqual(["Weißen", "Łód"]);
    expect(markedIn("Groß", "gros").map((part) => part.text)).toEqual(["Groß"]);
  });

  test("what was searched for is marked, and nothing is lost", () => {
    const parts = markedIn("The Queen’s Tower", "queen tow");
    expect(parts.filter((part) => part.hit).map((part) => part.text)).toEqual(["Queen", "Tow"]);
    expect(parts.map((part) => part.text).join("")).toBe("The Queen’s Tower");
  });

  test("marks of direction stay in what is shown, and hide nothing that is searched", () => {
    const parts = markedIn("\u2068Ёлка\u2069 und \u2068Café\u2069", "елка cafe");
    expect(parts.filter((part) => part.hit).map((part) => part.text)).toEqual(["Ёлка", "Café"]);
    expect(parts.map((part) => part.text).join("")).toBe("\u2068Ёлка\u2069 und \u2068Café\u2069");
  });

  test("a tile is found by its name, a rule by its number", () => {
    expect(isFound(searchedIn({ number: "1.2", figure: "tiles" }, args), "training camp")).toBe(true);
    expect(isFound(searchedIn({ number: "4.3" }, args), "4.3")).toBe(true);
  });
});

describe("examples", () => {
  test("they count as the rules do", () => {
    const [scene] = scenesOf("territories", factsOf(choice({})));
    expect(scene?.sums?.map((square) => sumAt(scene.land, square).points)).toEqual([3, 12, 2, 0, 1]);
    const [town] = scenesOf("towns", factsOf(choice({})));
    expect(town && sumAt(town.land, [0, -1])).toEqual({ terrain: "town", squares: 3, crowns: 1, points: 3 });
  });

  test("a complete kingdom has land everywhere and the castle in the middle", () => {
    const duel = choice({ game: "kingdomino", players: 2, size: 7, bonuses: ["harmony"] });
    const [scene] = scenesOf("bonuses", factsOf(duel));
    expect(scene?.land.length).toBe(49);
    expect(scene?.land.every(({ x, y }) => Math.max(Math.abs(x), Math.abs(y)) <= 3)).toBe(true);
  });

  test("a domino that is not in the box cannot be shown", () => {
    expect(() => domino(49)).toThrow("no domino 49");
  });
});
