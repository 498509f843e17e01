import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/**
 * The service worker that caches the page: it is given the list of built files to cache, and a version from a hash of
 * them. Beside it, the same list as a file, for browsers that accept no service worker.
 */

const WEB = join(import.meta.dirname, "..");
const WORKER = join(WEB, "src", "ui", "offline", "worker.js");
/** Files without a hash in their names: they are copied as they are. */
const COPIED = ["app.webmanifest", "icons/192.png", "icons/512.png", "icons/512-maskable.png", "icons/180.png"];

/** Fonts that only some languages need, by the prefix of their file names. */
const LETTERS: Readonly<Record<string, RegExp>> = {
  cs: /-latin-ext-.*\.woff2$/,
  ru: /-cyrillic-|\/alegreya-latin-/,
  he: /-hebrew-/,
};

/** Files that only readers of some languages need, by language; and those that everybody needs. */
export interface Shared {
  shared: string[];
  own: Record<string, string[]>;
}

/** Divides the built files by their names. */
export function byLanguage(files: readonly string[]): Shared {
  const parted: Shared = { shared: [], own: {} };
  for (const file of files) {
    const tags = languagesOf(file);
    if (tags.length === 0) parted.shared.push(file);
    for (const tag of tags) (parted.own[tag] ??= []).push(file);
  }
  return parted;
}

function languagesOf(file: string): string[] {
  const tag = /\/words-([a-z]+)-/.exec(file)?.[1]; // named by the words plugin
  if (tag) return [tag];
  const written = Object.entries(LETTERS).filter(([, name]) => name.test(`/${file}`));
  return written.map(([language]) => language);
}

/** The worker's source for these built files; `document` is what changes with every build. */
export function workerFor({ shared, own }: Shared, document: string): string {
  const text = readFileSync(WORKER, "utf8");
  const paths = (files: readonly string[]): string => JSON.stringify(files.map((file) => `/${file}`));
  const lists = Object.entries(own).map(([tag, files]) => `${JSON.stringify(tag)}: ${paths(files)}`);
  const version = createHash("sha256")
    .update([text, document, ...shared, ...lists].join("\n"))
    .digest("hex")
    .slice(0, 12);
  return text
    .replace("demesne-page-VERSION", `demesne-page-${version}`)
    .replace('["SHARED"]', paths(shared))
    .replace('{ en: ["OWN"] }', `{ ${lists.join(", ")} }`);
}

export function offline(): Plugin {
  return {
    name: "demesne-offline",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const files = Object.keys(bundle)
          .filter((file) => file.startsWith("assets/"))
          .concat(COPIED)
          .sort();
        const page = bundle["index.html"];
        const document = page?.type === "asset" ? String(page.source) : "";
        if (!document) throw new Error("the document is not in the bundle yet: the worker would never be renewed");
        const parted = byLanguage(files);
        this.emitFile({ type: "asset", fileName: "offline.js", source: workerFor(parted, document) });
        this.emitFile({ type: "asset", fileName: "offline.json", source: JSON.stringify(parted) });
      },
    },
  };
}
