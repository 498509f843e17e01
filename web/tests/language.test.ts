import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createServer, type ViteDevServer } from "vite";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { languagesIn, LOCALES, words as loader } from "../scripts/words-plugin";
import { chooseLanguage, declareLanguage, directionOf, nameOf } from "../src/language";

test("the first language wanted that there is; a region's reader gets the language", () => {
  expect(chooseLanguage(["fr-CA", "de-AT", "en"], ["de", "en"])).toBe("de");
  expect(chooseLanguage(["pt-br"], ["en", "pt", "pt-BR"])).toBe("pt-BR");
  expect(chooseLanguage(["", "fr"], ["de", "en"])).toBe("en");
  expect(chooseLanguage([], ["de"])).toBe("en");
});

test("a language knows its direction and its name", () => {
  expect(["he", "he-IL", "de", "en"].map(directionOf)).toEqual(["rtl", "rtl", "ltr", "ltr"]);
  expect(nameOf("de")).toBe("Deutsch");
});

test("English is always there", () => {
  expect(languagesIn(LOCALES)).toContain("en");
});

/** A language made up for the test: a folder beside English, and nothing else. */
describe("a language that is only a folder", () => {
  let locales = "";
  let server: ViteDevServer;

  beforeEach(async () => {
    locales = mkdtempSync(join(tmpdir(), "locales-"));
    cpSync(join(LOCALES, "en"), join(locales, "en"), { recursive: true });
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
  async function heard(languages: string[], kept = "{}") {
    vi.stubGlobal("document", {});
    vi.stubGlobal("navigator", { languages });
    vi.stubGlobal("localStorage", { getItem: () => kept });
    const { words } = await load("words.ts");
    const { language } = await load("language.ts");
    const { spoken, fetched } = await load("speech.ts");
    await spoken();
    return { words, language, fetched };
  }

  test("is offered to whoever asks for it, and English says what it leaves out", async () => {
    const { words, language } = await heard(["he-IL", "en"]);
    expect(language).toBe("he");
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

  test("can be chosen against the browser, and not", async () => {
    expect((await heard(["en"], '{"language":"he"}')).language).toBe("he");
    server.moduleGraph.invalidateAll();
    expect((await heard(["he"], '{"language":"en"}')).words("wordmark")).toBe("demesne");
  });

  test("turns the document round", () => {
    const root = { lang: "", dir: "" } as HTMLElement;
    declareLanguage(root);
    expect(root).toEqual({ lang: "en", dir: "ltr" });
    declareLanguage(root, "he");
    expect(root).toEqual({ lang: "he", dir: "rtl" });
  });
});
