import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";

/**
 * The one loader of words. `import "virtual:words/hints"` brings the words of that part of the page: English with
 * the part itself, and every other language of `locales/` as a file that is fetched if it is the reader's.
 * `virtual:words/start-*` brings all parts whose names begin with `start-`. `virtual:words` lists the languages from
 * `locales/languages.json`; one that is not ready yet is left out.
 */

export const LOCALES = join(import.meta.dirname, "..", "locales");
export const ENGLISH = "en";
const LIST = "virtual:words";
const SPEECH = join(import.meta.dirname, "..", "src", "speech.ts");

/** A language of the page: its folder, its locale for numbers and dates, its own name. */
export interface Language {
  tag: string;
  locale: string;
  name: string;
  direction?: "ltr" | "rtl";
  /** Other tags that it serves. */
  also?: readonly string[];
}

/** The languages that are complete, in the order of the language menu. */
export function languagesIn(locales: string): Language[] {
  const listed = JSON.parse(readFileSync(join(locales, "languages.json"), "utf8")) as (Language & { ready: boolean })[];
  return listed.filter((one) => one.ready).map(({ ready: _, ...language }) => language);
}

function partsIn(locales: string, language: string): string[] {
  const folder = join(locales, language);
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(".ftl")) : [];
  return files.map((file) => basename(file, ".ftl")).sort();
}

/** The parts that a name means: itself, or with `start-*` all that begin that way. */
function partsCalled(locales: string, name: string): string[] {
  const there = partsIn(locales, ENGLISH);
  const found = there.filter((part) => (name.endsWith("*") ? part.startsWith(name.slice(0, -1)) : part === name));
  if (found.length === 0) throw new Error(`no words for ${name}: there is no ${ENGLISH}/${name}.ftl`);
  return found;
}

function brought(locales: string, part: string, index: number): string {
  const file = (language: string): string => JSON.stringify(`${join(locales, language, part)}.ftl?raw`);
  const tags = languagesIn(locales).map((one) => one.tag);
  const others = tags.filter((tag) => tag !== ENGLISH && partsIn(locales, tag).includes(part));
  const loaders = others.map((language) => `${JSON.stringify(language)}: () => import(${file(language)})`);
  return [
    `import english${index} from ${file(ENGLISH)};`,
    `speak(${JSON.stringify(part)}, english${index}, { ${loaders.join(", ")} });`,
  ].join("\n");
}

/** The source of the module with this name. */
export function moduleFor(id: string, locales: string): string {
  if (id === LIST) return `export const languages = ${JSON.stringify(languagesIn(locales))};`;
  const parts = partsCalled(locales, id.slice(LIST.length + 1));
  const imports = `import { speak } from ${JSON.stringify(SPEECH)};`;
  return [imports, ...parts.map((part, index) => brought(locales, part, index))].join("\n");
}

/** The name of a built file, which for words includes the language: `words-he-page-…`. */
export function builtName({ facadeModuleId }: { facadeModuleId: string | null }): string {
  const [, tag, part] = /\/locales\/([\w-]+)\/([\w-]+)\.ftl/.exec(facadeModuleId ?? "") ?? [];
  return tag ? `assets/words-${tag}-${part}-[hash].js` : "assets/[name]-[hash].js";
}

export function words(locales = LOCALES): Plugin {
  const own = (id: string): boolean => id === LIST || id.startsWith(`${LIST}/`);
  return {
    name: "demesne-words",
    resolveId: (id) => (own(id) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith("\0") && own(id.slice(1)) ? moduleFor(id.slice(1), locales) : undefined),
  };
}
