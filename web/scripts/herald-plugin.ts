import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { languagesIn, LOCALES } from "./words-plugin";

/** The service worker that shows notices, with its words in every language, as no page may be open to supply them. */

const WORKER = join(import.meta.dirname, "..", "src", "ui", "notices", "herald.js");
const GAPS = "const WORDS = { en: { games: {} } };";
const NOTICE = /^notice-([a-z]+) = ([^{}\n]+)$/gm;
const GAME = /^game-([a-z-]+) = ([^{}\n]+)$/gm;

/** The worker's words in a language: each kind of notice, the names of the games, the direction of writing. */
export interface Said {
  [kind: string]: string | Record<string, string> | undefined;
  games: Record<string, string>;
  dir?: string;
}

function found(pattern: RegExp, text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(pattern)].map(([, name = "", said = ""]) => [name, said]));
}

export function saidIn(tag: string, direction: string | undefined, locales = LOCALES): Said {
  const read = (file: string): string => readFileSync(join(locales, tag, file), "utf8");
  const games = readdirSync(join(locales, tag)).filter((file) => file.startsWith("start-"));
  const dir = direction === "rtl" ? { dir: "rtl" } : {};
  return { ...found(NOTICE, read("notices.ftl")), ...dir, games: found(GAME, games.map(read).join("\n")) };
}

/** The worker's source with all its words. */
export function heraldWith(locales = LOCALES): string {
  const text = readFileSync(WORKER, "utf8");
  if (!text.includes(GAPS)) throw new Error("the worker has no gap for its words");
  const said = languagesIn(locales).map(({ tag, direction }) => [tag, saidIn(tag, direction, locales)]);
  return text.replace(GAPS, () => `const WORDS = ${JSON.stringify(Object.fromEntries(said))};`);
}

export function herald(): Plugin {
  return {
    name: "demesne-herald",
    apply: "build",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "herald.js", source: heraldWith() });
    },
  };
}
