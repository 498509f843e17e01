import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createServer, type ViteDevServer } from "vite";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { builtName, languagesIn, LOCALES, words as loader } from "../scripts/words-plugin";
import { askedFor, chooseLanguage, declareLanguage } from "../src/language";

const there = [
  { tag: "de", locale: "de", name: "Deutsch", also: ["gsw"] },
  { tag: "en", locale: "en-GB", name: "English" },
  { tag: "he", locale: "he", name: "עברית", direction: "rtl" as const, also: ["iw"] },
  { tag: "pt", locale: "pt-PT", name: "Português" },
];

test("the first wanted language that exists is chosen, whatever its region, and no related one in its place", () => {
  const chosen = (...wanted: string[]): string => chooseLanguage(wanted, there).tag;
  expect(chosen("fr-CA", "de-AT", "en")).toBe("de");
  expect(chosen("pt-br")).toBe("pt");
  expect(chosen("gsw-CH")).toBe("de");
  expect(chosen("iw", "de")).toBe("he");
  expect(chosen("nl", "uk")).toBe("en");
  expect(chosen()).toBe("en");
});

test("an address may ask for a language", () => {
  expect(askedFor("?lang=he&x=1")).toBe("he");
  expect(askedFor("")).toBe("");
});

test("the languages that are ready are offered, English among them, each with a folder and its own name", () => {
  const listed = languagesIn(LOCALES);
  expect(listed.map((one) => one.tag)).toContain("en");
  for (const { tag, name, locale } of listed) {
    expect(existsSync(join(LOCALES, tag)), tag).toBe(true);
    expect(name.toLowerCase()).toBe(new Intl.DisplayNames([tag], { type: "language" }).of(tag)?.toLowerCase());
    expect(Intl.NumberFormat.supportedLocalesOf([locale])).toEqual([locale]);
  }
});

test("a built file of words says whose they are", () => {
  expect(builtName({ facadeModuleId: "/x/locales/he/start-domaine.ftl?raw" })).toMatch(
    /^assets\/words-he-start-domaine-/,
  );
  expect(builtName({ facadeModuleId: null })).toBe("assets/[name]-[hash].js");
});

/** A language made up for the test: a folder beside English and a line in the list, and nothing else. */
const LISTED = [
  { tag: "en", locale: "en-GB", name: "English", ready: true },
  { tag: "he", locale: "he", name: "עברית", direction: "rtl", ready: true },
  { tag: "ru", locale: "ru", name: "Русский", ready: false },
];

describe("a language", () => {
  let locales = "";
  let server: ViteDevServer;

  beforeEach(async () => {
    locales = mkdtempSync(join(tmpdir(), "locales-"));
    cpSync(join(LOCALES, "en"), join(locales, "en"), { recursive: true });
    writeFileSync(join(locales, "languages.json"), JSON.stringify(LISTED));
    mkdirSync(join(locales, "he"));
    writeFileSync(join(locales, "he", "page.ftl"), "wordmark = [wordmark]\nking-of = [{ $name }]\n");
    writeFileSync(join(locales, "he", "levels.ftl"), "level-1 = [level]\n");
    const quiet = { middlewareMode: true, hmr: false, ws: false, watch: null } as const;
    server = await createServer({
      root: join(LOCALES, ".."),
      configFile: false,
      plugins: [svelte(), loader(locales)],
      server: quiet,
      optimizeDeps: { noDiscovery: true },
      appType: "custom",
      logLevel: "error",
    });
  });

  afterEach(async () => {
    vi.unstubAllGlobals();
    await server.close();
    rmSync(locales, { recursive: true });
  });

  const load = (file: string): Promise<Record<string, any>> => server.ssrLoadModule(`/src/${file}`);

  /** The page's words for a reader whose browser asks for these languages. */
  async function heard(wanted: string[], kept = "{}") {
    vi.stubGlobal("document", {});
    vi.stubGlobal("navigator", { languages: wanted });
    vi.stubGlobal("localStorage", { getItem: () => kept });
    const { words } = await load("words.ts");
    const { language, languages } = await load("language.ts");
    const { spoken, fetched } = await load("speech.ts");
    await spoken();
    return { words, language, languages, fetched };
  }

  test("is offered to those who ask for it, and English fills in what it leaves out", async () => {
    const { words, language, languages } = await heard(["he-IL", "en"]);
    expect(language).toBe("he");
    expect(languages.map((one: { tag: string }) => one.tag)).toEqual(["en", "he"]);
    expect(words("wordmark")).toBe("[wordmark]");
    expect(words("king-of", { name: "Anna" })).toContain("Anna");
    expect(words("king-of", { name: "Anna" })).toMatch(/^\[/);
    expect(words("dialog-close")).toBe("Close");
  });

  test("comes with each part of the page that is fetched", async () => {
    const { words, fetched } = await heard(["he"]);
    await fetched(load("levels.ts"));
    expect(words("level-1")).toBe("[level]");
    expect(words("level-2")).toBe("Shepherd");
  });

  test("can be chosen although the browser asks for another one, and the other way round", async () => {
    expect((await heard(["en"], '{"language":"he"}')).language).toBe("he");
    server.moduleGraph.invalidateAll();
    expect((await heard(["he"], '{"language":"en"}')).words("wordmark")).toBe("demesne");
  });

  test("that is not ready is not offered", async () => {
    expect((await heard(["ru", "he"])).language).toBe("he");
  });

  test("sets the direction of the document", () => {
    const root = { lang: "", dir: "" } as HTMLElement;
    declareLanguage(root);
    expect(root).toEqual({ lang: "en-GB", dir: "ltr" });
    declareLanguage(root, { tag: "he", locale: "he", name: "עברית", direction: "rtl" });
    expect(root).toEqual({ lang: "he", dir: "rtl" });
  });
});
