// Fails on text hard-coded in components, on messages used but missing, on unused messages, and on languages that do
// not match English: the same ids in the same files, with the same variables, and no English that has changed since it
// was translated (`--said`: the translations are up to date). Follows the imports, too: each part of the page must load
// the messages it uses.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { parse } from "svelte/compiler";
import { marksOf, read, stale, written } from "./stale-words.mjs";
import { fetchedParts } from "./words-graph.mjs";

const WEB = join(import.meta.dirname, "..");
const SPOKEN = new Set([
  "aria-label",
  "aria-description",
  "aria-roledescription",
  "aria-valuetext",
  "title",
  "placeholder",
  "alt",
  "label",
]);
const LETTERS = /\p{L}{2,}/u;

const faults = [];
const asked = new Set(); // ids as written in words("…")
const families = new Set(); // beginnings, as in words(`log-${code}`) and told("log", code)
const literals = new Set(); // every string in the sources: ids may be passed as values

function sources(folder, ending) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

const idsIn = (text) => [...text.matchAll(/\bwords\(\s*["'`]([\w-]+)["'`]/g)].map(([, id]) => id);

function familiesIn(text) {
  const starts = [...text.matchAll(/`([a-z][\w]*(?:-[\w]+)*-)\$\{/g)].map(([, start]) => start);
  return [
    ...starts,
    ...[...text.matchAll(/\b(?:told|translated)\(\s*["']([\w-]+)["']/g)].map(([, family]) => `${family}-`),
  ];
}

function collect(text) {
  for (const id of idsIn(text)) asked.add(id);
  for (const start of familiesIn(text)) families.add(start);
  for (const [, literal] of text.matchAll(/["'`]([a-z][\w]*(?:-[\w]+)+|[a-z]+)["'`]/g)) literals.add(literal);
}

function report(file, text, node, what) {
  const line = text.slice(0, node.start).split("\n").length;
  faults.push(`${relative(WEB, file)}:${line}: ${what}`);
}

/** Strings shown as they are: not those passed to a function, compared, or used as a key. */
function shown(node) {
  if (!node) return [];
  if (node.type === "Literal") return typeof node.value === "string" ? [node] : [];
  if (node.type === "TemplateLiteral")
    return [...node.quasis.filter((one) => LETTERS.test(one.value.cooked)), ...node.expressions.flatMap(shown)];
  if (node.type === "ConditionalExpression") return [...shown(node.consequent), ...shown(node.alternate)];
  if (node.type === "LogicalExpression") return [...shown(node.left), ...shown(node.right)];
  if (node.type === "BinaryExpression" && node.operator === "+") return [...shown(node.left), ...shown(node.right)];
  return [];
}

function valuesOf(attribute) {
  const parts = attribute.value === true ? [] : [attribute.value].flat();
  return parts.flatMap((part) =>
    part.type === "Text" ? [part] : part.type === "ExpressionTag" ? shown(part.expression) : [],
  );
}

const wordsIn = (node) => node.data ?? node.value?.cooked ?? node.value ?? "";

function look(file, text, node) {
  if (!node || typeof node !== "object") return;
  if (Array.isArray(node)) return node.forEach((one) => look(file, text, one));
  if (node.type === "Text" && LETTERS.test(node.data))
    report(file, text, node, `words in the markup: ${node.data.trim()}`);
  if (node.type === "ExpressionTag")
    for (const one of shown(node.expression))
      if (LETTERS.test(wordsIn(one))) report(file, text, node, `words in the markup: ${wordsIn(one)}`);
  for (const attribute of node.attributes ?? []) {
    if (attribute.type !== "Attribute" || !SPOKEN.has(attribute.name)) continue;
    for (const one of valuesOf(attribute))
      if (LETTERS.test(wordsIn(one))) report(file, text, attribute, `words in ${attribute.name}: ${wordsIn(one)}`);
  }
  for (const key of ["fragment", "nodes", "body", "consequent", "alternate", "fallback", "pending", "then", "catch"]) {
    if (node.type !== "StyleSheet" && node[key]) look(file, text, node[key]);
  }
}

const texts = new Map(sources(join(WEB, "src"), /\.(svelte|ts)$/).map((file) => [file, readFileSync(file, "utf8")]));
for (const [file, text] of texts) {
  collect(text);
  if (/\.join\(\s*words\(/.test(text))
    faults.push(`${relative(WEB, file)}: words are joined by code: use listed(), or one message`);
  if (/<\w+\.default\b/.test(text) && !/\bfetched(AtLast)?\(/.test(text))
    faults.push(`${relative(WEB, file)}: what it loads comes without its words: use fetched() or fetchedAtLast()`);
  if (file.endsWith(".svelte")) look(file, text, parse(text, { modern: true }).fragment);
}

// The terminal uses messages of its own, and many of the page's.
for (const file of sources(join(WEB, "..", "src", "demesne", "cli"), /\.py$/)) collect(readFileSync(file, "utf8"));
// So do mails, and what the server says where it gives no page.
for (const path of [
  ["herald", "letters.py"],
  ["guard", "busy.py"],
])
  collect(readFileSync(join(WEB, "..", "src", "demesne", "server", ...path), "utf8"));

// The service worker that shows notices gets its messages when the page is built.
families.add("notice-");

const LOCALES = join(WEB, "locales");
const ORIGIN = "en";
const HEAD = /^([a-z][\w-]*) *=/gm;

/** The messages of a language: by id, the file and the variables used. */
function said(language) {
  const folder = join(LOCALES, language);
  const messages = new Map();
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".ftl"))) {
    const text = readFileSync(join(folder, file), "utf8");
    const { body } = new FluentResource(text);
    for (const message of body) {
      if (messages.has(message.id)) faults.push(`locales/${language}/${file}: ${message.id} is there twice`);
      messages.set(message.id, { file, variables: variablesIn(message.value) });
    }
    const read = new Set(body.map((message) => message.id)); // Fluent skips what it cannot parse
    for (const [, id] of text.matchAll(HEAD))
      if (!read.has(id)) faults.push(`locales/${language}/${file}: ${id} cannot be read`);
  }
  return messages;
}

/** The names of the variables in a pattern, sorted. */
function variablesIn(pattern) {
  const names = new Set();
  const visit = (node) => {
    if (!node || typeof node !== "object") return;
    if (node.type === "var") names.add(node.name);
    for (const inner of Object.values(node)) visit(inner);
  };
  visit(pattern);
  return [...names].sort();
}

const english = said(ORIGIN);
const inFamily = (id) => [...families].some((start) => id.startsWith(start));
for (const id of asked) if (!english.has(id)) faults.push(`locales: no words for ${id}`);
for (const id of english.keys())
  if (!asked.has(id) && !literals.has(id) && !inFamily(id)) faults.push(`locales: nobody asks for ${id}`);

/** The parts of the words that a source needs: for an id its own, for a family of ids its one home, if it has one. */
function partsAsked(text) {
  const homes = idsIn(text).map((id) => [id, english.get(id)?.file]);
  for (const [, start] of text.matchAll(/\bwords\(`([a-z][\w-]*-)\$\{/g)) {
    const files = new Set([...english].filter(([id]) => id.startsWith(start)).map(([, message]) => message.file));
    if (files.size === 1) homes.push([`${start}…`, [...files][0]]);
  }
  return homes.filter(([, file]) => file).map(([id, file]) => [id, file.replace(".ftl", "")]);
}

const brings = (parts, part) =>
  [...parts].some((one) => (one.endsWith("*") ? part.startsWith(one.slice(0, -1)) : one === part));
for (const { entry, files, parts } of fetchedParts(join(WEB, "src", "main.ts"), texts)) {
  for (const file of files) {
    for (const [id, part] of partsAsked(texts.get(file))) {
      if (!brings(parts, part))
        faults.push(
          `${relative(WEB, file)}: ${id} needs virtual:words/${part}, which ${relative(WEB, entry)} does not bring`,
        );
    }
  }
}

/** Variables without the codes that accompany words: `terrainCode` beside `terrain`. */
const plain = (variables) =>
  variables.filter((name) => !(name.endsWith("Code") && variables.includes(name.slice(0, -"Code".length))));

/** How a language differs from English. */
function strayings(language) {
  const own = said(language);
  const found = [];
  for (const [id, { file, variables }] of english) {
    const message = own.get(id);
    if (!message) found.push(`locales/${language}/${file}: ${id} is missing`);
    else if (message.file !== file) found.push(`locales/${language}/${message.file}: ${id} belongs into ${file}`);
    else if (plain(message.variables).join() !== variables.join())
      found.push(`locales/${language}/${file}: ${id} should use ${variables.join(", ") || "no variable"}`);
  }
  for (const [id, { file }] of own)
    if (!english.has(id)) found.push(`locales/${language}/${file}: ${id} is no id of English`);
  return found;
}

const listed = JSON.parse(readFileSync(join(LOCALES, "languages.json"), "utf8"));
const folders = readdirSync(LOCALES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const given = process.argv.slice(2);
const wanted = given.find((word) => !word.startsWith("--")); // one not ready yet: `node scripts/check-words.mjs de`
for (const { name } of folders) {
  const language = listed.find((one) => one.tag === name);
  if (!language) faults.push(`locales/${name}: languages.json does not list it`);
  else if (name !== ORIGIN && (language.ready || name === wanted)) faults.push(...strayings(name));
}

const SAID = join(LOCALES, "said.txt");
const originals = readdirSync(join(LOCALES, ORIGIN)).filter((name) => name.endsWith(".ftl"));
const marks = marksOf(originals.map((name) => readFileSync(join(LOCALES, ORIGIN, name), "utf8")));
if (given.includes("--said")) writeFileSync(SAID, written(marks));
for (const id of stale(marks, read(readFileSync(SAID, "utf8"))))
  faults.push(`locales: ${id} is not what was translated: look at it in every language, then give --said`);

if (faults.length > 0) {
  console.error(faults.join("\n"));
  process.exit(1);
}
const ready = listed.filter((one) => one.ready).map((one) => one.tag);
console.log(`words: ${english.size} ids in ${ready.join(" ")}, ${families.size} families, none in the components`);
