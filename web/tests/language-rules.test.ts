import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
// @ts-expect-error: plain JavaScript, which Node runs as it is
import { numbersIn, strayNumbers } from "../scripts/clause-numbers.mjs";
import {
  formsOf,
  loose,
  nounsOf,
  ones,
  pieces,
  plurals,
  sayings,
  spacing,
  speaksOf,
  typography,
  // @ts-expect-error: as above
} from "../scripts/language-rules.mjs";

const LANGUAGES = {
  cs: { tag: "cs", locale: "cs" },
  en: { tag: "en", locale: "en-GB" },
  es: { tag: "es", locale: "es" },
  fr: { tag: "fr", locale: "fr" },
  he: { tag: "he", locale: "he" },
  ru: { tag: "ru", locale: "ru" },
};

/** A message as the check reads it. */
function message(source: string, variables: string[] = []) {
  const resource = new FluentResource(`it = ${source}`);
  const bundle = new FluentBundle("en");
  bundle.addResource(resource);
  return { id: "it", pattern: resource.body[0]?.value, variables, bundle };
}

const coins = (...forms: string[]): string =>
  `{ $count ->\n${forms.map((form) => `${form === "other" ? "   *" : "    "}[${form}] { $count } …`).join("\n")}\n  }`;

test("no message is a fragment that code would have to join", () => {
  for (const piece of [
    ", skipped",
    "bot, level { $level },",
    '{ $game }{ " " }',
    "{ $far ->\n    [yes] , there\n   *[no] here\n  }",
  ])
    expect(pieces(message(piece)), piece).toHaveLength(1);
  for (const whole of ["{ $step }, skipped", '{ $far ->\n    [yes] There.\n   *[no] { "" }\n  }', "{ $a } · { $b }"])
    expect(pieces(message(whole)), whole).toEqual([]);
});

test("the plural forms of whole numbers", () => {
  expect(formsOf("ru").sort()).toEqual(["few", "many", "one"]);
  expect(formsOf("cs").sort()).toEqual(["few", "one", "other"]);
  expect(formsOf("he").sort()).toEqual(["one", "other", "two"]);
  expect(formsOf("fr").sort()).toEqual(["one", "other"]);
});

describe("a planted fault is found:", () => {
  test("a plural form that is missing, or that the language does not have", () => {
    expect(plurals(message(coins("one", "few", "other")), LANGUAGES.ru)).toEqual(["has no [many]"]);
    expect(plurals(message(coins("one", "other")), LANGUAGES.he)).toEqual(["has no [two]"]);
    expect(plurals(message(coins("one", "two", "other")), LANGUAGES.en)).toEqual([
      "has [two], which the language does not know",
    ]);
    expect(plurals(message(coins("one", "few", "many", "other")), LANGUAGES.ru)).toEqual([]);
    expect(plurals(message(coins("one", "few", "other")), LANGUAGES.cs)).toEqual([]);
    expect(plurals(message(coins("1", "2", "other")), LANGUAGES.he)).toEqual([]);
    expect(plurals(message("{ $way ->\n    [left] a\n   *[right] b\n  }"), LANGUAGES.ru)).toEqual([]);
  });

  test("a number and its noun on two lines", () => {
    const forms = (gap: string) => `{ $count ->\n    [one] 1${gap}mine\n   *[other] { $count }${gap}mines\n  }`;
    const nouns = nounsOf([message(forms("\u00a0"))]);
    expect([...nouns]).toEqual(["mine", "mines"]);
    expect(loose(message(forms("\u00a0")), nouns)).toEqual([]);
    expect(loose(message(forms(" ")), nouns)).toEqual([
      "lets a line end between a number and mine",
      "lets a line end between a number and mines",
    ]);
    expect(loose(message("{ $name } mines in 7.2 mines"), nouns)).toEqual([]);
  });

  test("a 1 that is also said of 0 or 21", () => {
    const one = message("{ $count ->\n    [one] 1 pièce\n   *[other] { $count } pièces\n  }");
    expect(ones(one, LANGUAGES.fr)).toHaveLength(1);
    expect(ones(one, LANGUAGES.es)).toEqual([]);
  });

  test("typewriter punctuation, decomposed letters, a direction left open", () => {
    expect(typography(message("the Queen's host"))).toHaveLength(1);
    expect(typography(message("wait..."))).toHaveLength(1);
    expect(typography(message("it costs -5"))).toHaveLength(1);
    expect(typography(message("c\u030c"))).toEqual(["has letters in pieces (not NFC)"]);
    expect(typography(message("\u20665 × 5"))).toHaveLength(1);
    expect(typography(message("the Queen’s half-crowned host: −5 …"))).toEqual([]);
  });

  test("another language's spacing, punctuation or letters", () => {
    expect(spacing(message("Quoi ?"), LANGUAGES.fr)).toHaveLength(1);
    expect(spacing(message("Quoi?"), LANGUAGES.fr)).toHaveLength(1);
    expect(spacing(message("Quoi\u202f?"), LANGUAGES.fr)).toEqual([]);
    expect(spacing(message("Regla: 4"), LANGUAGES.fr)).toHaveLength(1);
    expect(spacing(message("Qué?"), LANGUAGES.es)).toHaveLength(1);
    expect(spacing(message("¿Qué?"), LANGUAGES.es)).toEqual([]);
    expect(spacing(message("зaмок"), LANGUAGES.ru)).toHaveLength(1);
    expect(spacing(message('צה"ל'), LANGUAGES.he)).toHaveLength(1);
    expect(spacing(message("\u2066{ $squares } × { $crowns }, +{ $points }\u2069"), LANGUAGES.he)).toHaveLength(1);
    expect(spacing(message("\u2066{ $squares } × { $crowns }\u2069, \u2066+{ $points }\u2069"), LANGUAGES.he)).toEqual(
      [],
    );
  });

  test("a message that cannot be said with any number and name", () => {
    expect(sayings(message("{ $name } { other-message }", ["name"]))).toHaveLength(1);
    expect(sayings(message("{ $name }: { NUMBER($name) }", ["name"]))).toHaveLength(1);
    expect(sayings(message("{ $name } places a domino.", ["name"]))).toEqual([]);
  });

  test("another word than the rulebook’s", () => {
    expect(speaksOf("Eine Königin", ["Queen", "Queens"])).toBe(false);
    expect(speaksOf("Die Queen kommt", ["Queen", "Queens"])).toBe(true);
    expect(speaksOf("несколько королев", ["королева"])).toBe(true);
    expect(speaksOf("Plättchen eines Gebäudes", ["Gebäudeplättchen"])).toBe(false);
  });

  test("another number than in the English clause", () => {
    expect(numbersIn("Six slots cost 5, 4 and 3 coins (7.2).", "en")).toEqual([3, 4, 5, 6]);
    expect(numbersIn("חמש עשרה מלכים, ל־12 סבבים ועשר נקודות", "he")).toEqual([10, 12, 15]);
    expect(strayNumbers("Twelve rounds of 4", "Двенадцать раундов по четыре", "ru")).toEqual([]);
    expect(strayNumbers("Twelve rounds of 4", "Zehn Runden zu vier", "de")).toEqual(["does not say 12", "says 10"]);
  });
});
