import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";

/**
 * The one loader of words. `import "virtual:words/hints"` brings the words of that part of the page: English with
 * the part itself, and every other language of `locales/` as a file that is fetched if it is the reader's.
 * `virtual:words/start-*` brings all parts whose names begin so. `virtual:words` lists the languages there are.
 */

export const LOCALES = join(import.meta.dirname, "..", "locales");
export const ENGLISH = "en";
const LIST = "virtual:words";
const SPEECH = join(import.meta.dirname, "..", "src", "speech.ts");

/** The languages there are: a folder for each. */
export function languagesIn(locales: string): string[] {
  const folders = readdirSync(locales, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.map((folder) => folder.name).sort();
}

function partsIn(locales: string, language: string): string[] {
  const files = readdirSync(join(locales, language)).filter((file) => file.endsWith(".ftl"));
  return files.map((file) => basename(file, ".ftl")).sort();
}

/** The parts that a name means: itself, or all that begin as `start-*` does. */
function partsCalled(locales: string, name: string): string[] {
  const there = partsIn(locales, ENGLISH);
  const found = there.filter((part) => (name.endsWith("*") ? part.startsWith(name.slice(0, -1)) : part === name));
  if (found.length === 0) throw new Error(`no words for ${name}: there is no ${ENGLISH}/${name}.ftl`);
  return found;
}

function brought(locales: string, part: string, index: number): string {
  const file = (language: string): string => JSON.stringify(`${join(locales, language, part)}.ftl?raw`);
  const others = languagesIn(locales).filter((one) => one !== ENGLISH && partsIn(locales, one).includes(part));
  const loaders = others.map((language) => `${JSON.stringify(language)}: () => import(${file(language)})`);
  return [
    `import english${index} from ${file(ENGLISH)};`,
    `speak(${JSON.stringify(part)}, english${index}, { ${loaders.join(", ")} });`,
  ].join("\n");
}

/** What the module of this name consists of. */
export function moduleFor(id: string, locales: string): string {
  if (id === LIST) return `export const languages = ${JSON.stringify(languagesIn(locales))};`;
  const parts = partsCalled(locales, id.slice(LIST.length + 1));
  const imports = `import { speak } from ${JSON.stringify(SPEECH)};`;
  return [imports, ...parts.map((part, index) => brought(locales, part, index))].join("\n");
}

export function words(locales = LOCALES): Plugin {
  const own = (id: string): boolean => id === LIST || id.startsWith(`${LIST}/`);
  return {
    name: "demesne-words",
    resolveId: (id) => (own(id) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith("\0") && own(id.slice(1)) ? moduleFor(id.slice(1), locales) : undefined),
  };
}
