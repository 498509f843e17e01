// Which words are loaded when a part of the page is shown: its own, and those of whatever loads it.
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

const STATIC = /^\s*(?:import|export)\s[^;]*?from\s*"([^"]+)"|^\s*import\s*"([^"]+)"/gm;
const TYPES = /^\s*(?:import|export)\s+type\s[^;]*?from\s*"[^"]+"\s*;/gm;
const FETCHED = /import\(\s*"([^"]+)"\s*\)/g;
const WORDS = "virtual:words/";
const ENDS = ["", ".ts", ".svelte.ts", "/index.ts"];

function resolve(file, name) {
  return ENDS.map((end) => join(dirname(file), name) + end).find(
    (path) => /\.(ts|svelte)$/.test(path) && existsSync(path),
  );
}

/** What a source imports: files at once, files later, and parts of the words. */
function importsOf(file, text) {
  const named = [...text.replace(TYPES, "").matchAll(STATIC)].map(([, from, bare]) => from ?? bare);
  const fetched = [...text.matchAll(FETCHED)].map(([, name]) => name);
  return {
    files: named.filter((name) => name.startsWith(".")).flatMap((name) => resolve(file, name) ?? []),
    fetched: fetched.filter((name) => name.startsWith(".")).flatMap((name) => resolve(file, name) ?? []),
    parts: named.filter((name) => name.startsWith(WORDS)).map((name) => name.slice(WORDS.length)),
  };
}

/** For each lazily loaded file, and for `main`: everything that comes with it, and the parts of words there then. */
export function fetchedParts(main, texts) {
  const imports = new Map([...texts].map(([file, text]) => [file, importsOf(file, text)]));
  const entries = new Map(
    [main, ...[...imports.values()].flatMap((one) => one.fetched)].map((file) => [file, closure(file, imports)]),
  );
  const parts = new Map(
    [...entries].map(([entry, files]) => [entry, new Set(files.flatMap((file) => imports.get(file).parts))]),
  );
  for (let grown = true; grown;)
    grown = [...entries.keys()].some((entry) => inherit(entry, { main, entries, parts, imports }));
  return [...entries].map(([entry, files]) => ({ entry, files, parts: parts.get(entry) }));
}

function closure(start, imports) {
  const seen = new Set([start]);
  for (const file of seen) for (const next of imports.get(file)?.files ?? []) seen.add(next);
  return [...seen].filter((file) => imports.has(file));
}

/** Gives an entry the words that are loaded wherever it is imported from. Returns whether it gained any. */
function inherit(entry, { main, entries, parts, imports }) {
  if (entry === main) return false;
  const parents = [...entries]
    .filter(([, files]) => files.some((file) => imports.get(file).fetched.includes(entry)))
    .map(([name]) => parts.get(name));
  const shared = [...(parents[0] ?? [])].filter((part) => parents.every((one) => one.has(part)));
  const own = parts.get(entry);
  const before = own.size;
  for (const part of shared) own.add(part);
  return own.size > before;
}
