// Fails where a language breaks its own rules: plural forms, typography, letters, terms of its rulebook. Checks those
// that are ready, and the one given: `node scripts/check-languages.mjs de`.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { strayNumbers } from "./clause-numbers.mjs";
import {
  loose,
  nounsOf,
  ones,
  pieces,
  plurals,
  sayings,
  spacing,
  speaksOf,
  textsIn,
  typography,
} from "./language-rules.mjs";

const LOCALES = join(import.meta.dirname, "..", "locales");
const RULES = [plurals, ones, pieces, typography, spacing, sayings];
const CLAUSE = /^([a-z]+-)?rule-[\d-]+-text$/;
const [wanted] = process.argv.slice(2);
const languages = JSON.parse(readFileSync(join(LOCALES, "languages.json"), "utf8"));
const faults = [];

/** The messages of a language, each with its file, its pattern, its variables and the bundle that formats it. */
function messagesOf({ tag, locale }) {
  const folder = join(LOCALES, tag);
  const bundle = new FluentBundle(locale);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".ftl")) : [];
  const files = names.map((file) => [file, new FluentResource(readFileSync(join(folder, file), "utf8"))]);
  for (const [, resource] of files) bundle.addResource(resource);
  return files.flatMap(([file, { body }]) =>
    body.map(({ id, value }) => ({ id, file, pattern: value, variables: variablesIn(value, bundle), bundle })),
  );
}

/** The variables that a pattern uses, itself or in a message that it quotes. */
function variablesIn(pattern, bundle) {
  const names = new Set();
  const visit = (node) => {
    if (!node || typeof node !== "object") return;
    if (node.type === "var") names.add(node.name);
    if (node.type === "mesg") visit(bundle.getMessage(node.name)?.value);
    for (const inner of Object.values(node)) visit(inner);
  };
  visit(pattern);
  return [...names];
}

function terms() {
  const [head, ...rows] = readFileSync(join(LOCALES, "terms.csv"), "utf8").trim().split("\n");
  const names = head.split(",");
  return rows.map((row) => {
    const cells = [...row.matchAll(/("([^"]*)"|[^,]*)(,|$)/g)].map(([, plain, quoted]) => quoted ?? plain);
    const cell = Object.fromEntries(
      names.map((name, index) => [name, (cells[index] ?? "").split("|").filter(Boolean)]),
    );
    return { ...cell, concept: cell.concept[0] };
  });
}

const textsOf = (messages) =>
  new Map(
    messages.map(({ id, pattern }) => [
      id,
      textsIn(pattern)
        .map(({ text }) => text)
        .join(" "),
    ]),
  );
const english = textsOf(messagesOf({ tag: "en", locale: "en-GB" }));

/** Intended exceptions, as language, message and concept: `fr row-wheat wheat`. */
const otherwise = new Set(
  readFileSync(join(LOCALES, "otherwise.txt"), "utf8")
    .split("\n")
    .filter((line) => line && !line.startsWith("#")),
);

/** Where English names a concept by its term, the language does so too, in each of the messages. */
function strangeTerms(tag, messages) {
  const listed = terms();
  if (listed.some((row) => !(tag in row))) return [`terms.csv has no column ${tag}`];
  const own = textsOf(messages);
  const spoken = listed.map((row) => ({
    ...row,
    messages: row.messages.filter((id) => own.has(id) && speaksOf(english.get(id) ?? "", row.en)),
  }));
  const strange = spoken
    .filter((row) => row[tag].length > 0)
    .flatMap(({ concept, messages: ids, [tag]: forms }) =>
      ids.filter((id) => !speaksOf(own.get(id), forms)).map((id) => ({ id, concept, term: forms[0] })),
    );
  const known = new Map(strange.map((one) => [`${tag} ${one.id} ${one.concept}`, one]));
  return [
    ...[...known]
      .filter(([line]) => !otherwise.has(line))
      .map(([, one]) => `${one.id}: ${one.concept} is called ${one.term}`),
    ...[...otherwise]
      .filter((line) => line.startsWith(`${tag} `) && !known.has(line))
      .map((line) => `otherwise.txt: ${line} is said by its term`),
  ];
}

/** A clause of the rules names the same numbers in every language. */
function strangeNumbers(tag, messages) {
  const clauses = [...textsOf(messages)].filter(([id]) => CLAUSE.test(id) && english.has(id));
  return clauses.flatMap(([id, text]) => strayNumbers(english.get(id), text, tag).map((fault) => `${id} ${fault}`));
}

// In Hebrew a line may end between a number and its noun; English has none bound.
const BINDS = new Set(["cs", "de", "es", "fr", "it", "pt", "ru"]);
// What commands and mails say is plain text.
const PLAIN = new Set(["commands.ftl", "faults.ftl", "letter.ftl", "terminal.ftl"]);

function looseNumbers({ tag }, messages) {
  if (!BINDS.has(tag)) return [];
  const nouns = nounsOf(messages);
  return messages
    .filter(({ file }) => !PLAIN.has(file))
    .flatMap((message) => loose(message, nouns).map((fault) => `${message.id} ${fault}`));
}

if (wanted && languages.every((one) => one.tag !== wanted)) faults.push(`languages.json does not list ${wanted}`);
for (const language of languages.filter((one) => one.ready || one.tag === wanted)) {
  const messages = messagesOf(language);
  for (const message of messages)
    for (const fault of RULES.flatMap((rule) => rule(message, language)))
      faults.push(`locales/${language.tag}/${message.file}: ${message.id} ${fault}`);
  const others = [
    ...strangeTerms(language.tag, messages),
    ...strangeNumbers(language.tag, messages),
    ...looseNumbers(language, messages),
  ];
  faults.push(...others.map((fault) => `locales/${language.tag}: ${fault}`));
}

if (faults.length > 0) {
  console.error(faults.join("\n"));
  process.exit(1);
}
console.log("languages: plural forms, typography, letters and terms as they should be");
