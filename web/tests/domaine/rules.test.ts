import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { rulesHref } from "../../src/ruling.svelte";
import { LAND_CHAPTERS, landChapters, landClausesAt, landText, landTitle } from "../../src/domaine/rules/clauses";
import { CARDS } from "../../src/domaine/rules/deck";
import { landScenes } from "../../src/domaine/rules/examples";
import { landArgs, landFactsAt, PLAYERS } from "../../src/domaine/rules/facts";
import { words } from "../../src/words";

const ROOT = join(import.meta.dirname, "..", "..", "..");
const DOCS = readFileSync(join(ROOT, "docs", "rules", "domaine.md"), "utf8");
const SOURCES = join(ROOT, "src", "demesne", "games", "domaine");
const all = LAND_CHAPTERS.flatMap((chapter) => chapter.clauses);
const factsFor = (players: number, more = {}) =>
  landFactsAt(new URLSearchParams({ players: String(players), ...more }));

describe("Domaine's clauses", () => {
  test("are those of docs/rules, number by number", () => {
    const told = [...DOCS.matchAll(/^\*\*(\d+\.\d+) /gm)].map(([, number = ""]) => number);
    expect(all.map((clause) => clause.number)).toEqual(told);
  });

  test("answer every refusal of the rules", () => {
    const code = readdirSync(SOURCES)
      .filter((file) => file.endsWith(".py"))
      .map((file) => readFileSync(join(SOURCES, file), "utf8"))
      .join("\n");
    const cited = new Set([...code.matchAll(/Reason\.of\([^)]*?"(\d+\.\d+)"/g)].map(([, number = ""]) => number));
    expect(cited.size).toBeGreaterThan(15);
    for (const number of cited)
      expect(landClausesAt(factsFor(4), number).map((clause) => clause.number)).toEqual([number]);
  });

  test("have a title and a text in every way of playing", () => {
    const ways = [
      "spacing=6",
      "expansion=1",
      "stalling=forced",
      "second_bonus=rank",
      "king_tie=active",
      "neutral_targets=false",
      "last_knight=false",
      "allied_deserter=false",
    ];
    for (const players of PLAYERS) {
      for (const way of ["", ...ways]) {
        const args = landArgs(landFactsAt(new URLSearchParams(`players=${players}&${way}`)));
        for (const { number } of all) {
          expect(landTitle(number, args)).not.toBe("");
          expect(landText(number, args).join(" ")).toMatch(/\w\.\)?$/);
        }
      }
    }
  });

  test("mention the neutral colour only in games for two, or where somebody asks", () => {
    const numbers = (players: number, asked = "") =>
      landChapters(factsFor(players), asked).flatMap((chapter) => chapter.clauses.map((clause) => clause.number));
    expect(numbers(2)).toContain("3.7");
    expect(numbers(3)).not.toContain("3.7");
    expect(numbers(3, "3.7")).toContain("3.7");
  });

  test("say what differs: king, castles, options", () => {
    expect(landText("3.1", landArgs(factsFor(2))).join(" ")).toContain("50");
    expect(landText("3.1", landArgs(factsFor(4))).join(" ")).toContain("30");
    expect(landText("3.5", landArgs(factsFor(3, { spacing: "6" }))).join(" ")).toContain("5");
    expect(landText("8.1", landArgs(factsFor(3, { expansion: "1" })))).not.toEqual(
      landText("8.1", landArgs(factsFor(3))),
    );
  });

  test("have an address that keeps the way of playing", () => {
    const href = rulesHref("8.5", factsFor(2, { spacing: "6", last_knight: "false" }));
    expect(href).toBe("/rules/domaine?players=2&spacing=6&last_knight=false#8.5");
    expect(landFactsAt(new URL(href, "http://x").searchParams)).toEqual(
      factsFor(2, { spacing: "6", last_knight: "false" }),
    );
  });
});

describe("Domaine's drawings", () => {
  const figures = all.flatMap((clause) => (clause.figure && clause.figure !== "cards" ? [clause.figure] : []));

  test.each(figures)("%s has words, and land in each of its rows", (figure) => {
    for (const scene of landScenes(figure)) {
      expect(words(`domaine-figure-${scene.id}`, landArgs(factsFor(4)))).not.toBe("");
      expect(scene.land.length).toBe(scene.rows);
    }
    expect(landScenes(figure).length).toBeGreaterThan(0);
  });

  test("four borders close off four points in the corner", () => {
    const [scene] = landScenes("closed");
    const domain = scene?.view.regions.find((region) => region.owner === 0);
    expect(domain?.points).toBe(4);
    expect(domain?.mines).toEqual(["mine_gold"]);
    expect(scene?.view.borders.length).toBe(4);
  });

  test("an area with two castles is not a domain, and the forest that is cut off is a neutral zone", () => {
    expect(landScenes("two")[0]?.view.regions.find((region) => region.squares.length === 3)?.kind).toBe("open");
    const zones = landScenes("cut")[0]?.view.regions.filter((region) => region.kind === "zone") ?? [];
    expect(zones.map((zone) => zone.forests)).toEqual([2]);
  });
});

test("the sixty cards are shown, fifteen of each stack", () => {
  for (const stack of ["A", "B", "C", "D"]) {
    expect(CARDS.filter((card) => card.stack === stack).reduce((sum, card) => sum + card.copies, 0)).toBe(15);
  }
});
