// Fails on words written in components, on words asked for and missing, and on words nobody asks for.
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { parse } from "svelte/compiler";

const WEB = join(import.meta.dirname, "..");
const SPOKEN = new Set(["aria-label", "aria-description", "aria-roledescription", "aria-valuetext", "title", "placeholder", "alt", "label"]);
const LETTERS = /\p{L}{2,}/u;

const faults = [];
const asked = new Set(); // ids as written in words("…")
const families = new Set(); // beginnings, as in words(`log-${code}`) and told("log", code)
const literals = new Set(); // every string in the sources: ids may travel as values

function sources(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(svelte|ts)$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

function collect(text) {
  for (const [, id] of text.matchAll(/\bwords\(\s*["'`]([\w-]+)["'`]/g)) asked.add(id);
  for (const [, start] of text.matchAll(/`([a-z][\w]*(?:-[\w]+)*-)\$\{/g)) families.add(start);
  for (const [, family] of text.matchAll(/\btold\(\s*["']([\w-]+)["']/g)) families.add(`${family}-`);
  for (const [, literal] of text.matchAll(/["'`]([a-z][\w]*(?:-[\w]+)+|[a-z]+)["'`]/g)) literals.add(literal);
}

function report(file, text, node, what) {
  const line = text.slice(0, node.start).split("\n").length;
  faults.push(`${relative(WEB, file)}:${line}: ${what}`);
}

/** Strings shown as they stand: not those handed to a function, compared, or used as a key. */
function shown(node) {
  if (!node) return [];
  if (node.type === "Literal") return typeof node.value === "string" ? [node] : [];
  if (node.type === "TemplateLiteral") return [...node.quasis.filter((one) => LETTERS.test(one.value.cooked)), ...node.expressions.flatMap(shown)];
  if (node.type === "ConditionalExpression") return [...shown(node.consequent), ...shown(node.alternate)];
  if (node.type === "LogicalExpression") return [...shown(node.left), ...shown(node.right)];
  if (node.type === "BinaryExpression" && node.operator === "+") return [...shown(node.left), ...shown(node.right)];
  return [];
}

function valuesOf(attribute) {
  const parts = attribute.value === true ? [] : [attribute.value].flat();
  return parts.flatMap((part) => (part.type === "Text" ? [part] : part.type === "ExpressionTag" ? shown(part.expression) : []));
}

const wordsIn = (node) => node.data ?? node.value?.cooked ?? node.value ?? "";

function look(file, text, node) {
  if (!node || typeof node !== "object") return;
  if (Array.isArray(node)) return node.forEach((one) => look(file, text, one));
  if (node.type === "Text" && LETTERS.test(node.data)) report(file, text, node, `words in the markup: ${node.data.trim()}`);
  if (node.type === "ExpressionTag") for (const one of shown(node.expression)) if (LETTERS.test(wordsIn(one))) report(file, text, node, `words in the markup: ${wordsIn(one)}`);
  for (const attribute of node.attributes ?? []) {
    if (attribute.type !== "Attribute" || !SPOKEN.has(attribute.name)) continue;
    for (const one of valuesOf(attribute)) if (LETTERS.test(wordsIn(one))) report(file, text, attribute, `words in ${attribute.name}: ${wordsIn(one)}`);
  }
  for (const key of ["fragment", "nodes", "body", "consequent", "alternate", "fallback", "pending", "then", "catch"]) {
    if (node.type !== "StyleSheet" && node[key]) look(file, text, node[key]);
  }
}

for (const file of sources(join(WEB, "src"))) {
  const text = readFileSync(file, "utf8");
  collect(text);
  if (file.endsWith(".svelte")) look(file, text, parse(text, { modern: true }).fragment);
}

const LOCALES = join(WEB, "locales");
const known = readdirSync(LOCALES).flatMap((file) => new FluentResource(readFileSync(join(LOCALES, file), "utf8")).body.map((message) => message.id));
const twice = known.filter((id, index) => known.indexOf(id) !== index);
const inFamily = (id) => [...families].some((start) => id.startsWith(start));
for (const id of asked) if (!known.includes(id)) faults.push(`locales: no words for ${id}`);
for (const id of known) if (!asked.has(id) && !literals.has(id) && !inFamily(id)) faults.push(`locales: nobody asks for ${id}`);
for (const id of twice) faults.push(`locales: ${id} is there twice`);

if (faults.length > 0) {
  console.error(faults.join("\n"));
  process.exit(1);
}
console.log(`words: ${known.length} ids, ${families.size} families, none in the components`);
