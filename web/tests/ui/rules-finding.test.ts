import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { bodyOf, isFound, understood } from "../../src/ui/rules/finding";

const LOCALES = join(import.meta.dirname, "../../locales");
const read = (language: string, file: string): string => readFileSync(join(LOCALES, language, `${file}.ftl`), "utf-8");
const alsoIn = (language: string): string => /^rules-search-also = (.*)$/m.exec(read(language, "rules"))?.[1] ?? "";

/** What somebody may type for Queen, knight, tower, tax, dragon, castle, tie; and in Domaine for border. */
const TYPED: Readonly<Record<string, readonly [string, string]>> = {
  en: ["queen queens knights towers taxes dragons castles tie draw", "borders"],
  de: ["Königin Koenigin Königinnen Rittern Türmen Steuern Schlösser Burg Unentschieden", "Grenzen Allianz"],
  fr: ["reines chevaliers tours impôts taxe dragons châteaux égalité", "frontières"],
  es: ["reinas caballeros torres impuestos soborno dragones castillos empates", "fronteras"],
  it: ["regine cavalieri torri tasse draghi castelli pareggio", "confini"],
  pt: ["rainhas cavaleiros torres impostos dragões castelos empate suborno", "fronteiras"],
  ru: ["королеве королевой рыцарями башнями налогами драконом замками ничьей", "границами"],
  cs: ["královny královnami rytířům věžemi daních drakem hradech remíza", "hranicemi"],
  he: ["מלכות המלכה האבירים למגדל מסים הדרקון טירות הטירה תיקו שוחד", "הגבול גבולות"],
};

function missed(language: string, typed: string, file: string): string[] {
  const text = read(language, file);
  const body = bodyOf([text]);
  return typed.split(" ").filter((word) => !isFound([text], understood(body, word, alsoIn(language))));
}

describe("natural words find rules, whatever their ending and whatever the rules call the thing", () => {
  test.each(Object.keys(TYPED))("%s", (language) => {
    const [queendomino = "", domaine = ""] = TYPED[language] ?? [];
    expect(missed(language, queendomino, "rules-queendomino")).toEqual([]);
    expect(missed(language, domaine, "rules-domaine")).toEqual([]);
  });
});

test("what the rules say is sought as it was typed, and nothing is made up", () => {
  const body = bodyOf(["The Queen visits the player with the most towers.", "Knights collect tax."]);
  expect(understood(body, " Queen  tow ", "")).toBe("Queen tow");
  expect(understood(body, "towering", "")).toBe("tower");
  expect(understood(body, "harbour", "")).toBe("harbour");
  expect(understood(body, "taxi", "")).toBe("taxi");
  expect(understood(body, "lady", "Lady = Queen, draw = tie")).toBe("Queen");
  expect(understood(body, "draw", "Lady = Queen, draw = tie")).toBe("draw");
  expect(understood(body, "", "Lady = Queen")).toBe("");
});
