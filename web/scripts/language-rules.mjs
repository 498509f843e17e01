// Rules that every language must follow, as pure functions: each takes a message and says what is wrong with it, if
// anything: plural forms, typography, letters. `check-languages.mjs` applies them all.

const CATEGORIES = new Set(["zero", "one", "two", "few", "many", "other"]);
const TYPED = /["']|(?<!\.)\.\.\.(?!\.)|(?<![\p{L}\d])-(?=[\d{])/u; // typewriter quotes, dots and minus
const ISOLATES = /[\u2066-\u2069]/g;

/** Every piece of text in a pattern, with the variant it is in: `[one]`, or nothing. */
export function textsIn(pattern, within = "") {
  if (typeof pattern === "string") return [{ text: pattern, within }];
  return (pattern ?? []).flatMap((part) => {
    if (typeof part === "string") return [{ text: part, within }];
    if (part.type !== "select") return [];
    return part.variants.flatMap((variant) => textsIn(variant.value, String(variant.key.value)));
  });
}

function selectorsIn(pattern) {
  if (typeof pattern === "string" || !pattern) return [];
  return pattern
    .filter((part) => part.type === "select")
    .flatMap((one) => [one, ...one.variants.flatMap((variant) => selectorsIn(variant.value))]);
}

const UP_TO_A_HUNDRED = Array.from({ length: 101 }, (_, count) => count);

/** The plural forms that a language needs: those for whole numbers up to a hundred. */
export function formsOf(locale) {
  const rules = new Intl.PluralRules(locale);
  return [...new Set(UP_TO_A_HUNDRED.map((count) => rules.select(count)))];
}

/** Whether a plural form is covered: by its name, by the default variant, or by each of its numbers. */
function isTold(form, keys, star, locale) {
  const rules = new Intl.PluralRules(locale);
  const numbers = UP_TO_A_HUNDRED.filter((count) => rules.select(count) === form);
  return keys.includes(form) || keys[star] === form || numbers.every((count) => keys.includes(String(count)));
}

/** All forms of a number are there, and the default variant takes the rest. */
export function plurals({ pattern }, { locale }) {
  const needed = formsOf(locale);
  return selectorsIn(pattern).flatMap(({ variants, star }) => {
    const keys = variants.map((variant) => String(variant.key.value));
    const named = keys.filter((key) => CATEGORIES.has(key));
    if (named.every((key) => key === "other")) return []; // selected by a code, or by exact numbers
    const missing = needed.filter((form) => !isTold(form, keys, star, locale));
    const foreign = named.filter((form) => ![...needed, "many", "other"].includes(form));
    return [
      ...missing.map((form) => `has no [${form}]`),
      ...foreign.map((form) => `has [${form}], which the language does not know`),
      ...(keys[star] === "other" ? [] : [`ends with [${keys[star]}] instead of [other]`]),
    ];
  });
}

/** Where `[one]` also covers numbers other than 1 (0 in French, 21 in Russian), its text does not say 1. */
export function ones({ pattern }, { locale }) {
  const rules = new Intl.PluralRules(locale);
  const more = [0, 21].some((count) => rules.select(count) === "one");
  const said = textsIn(pattern).filter(({ text, within }) => within === "one" && /(?<!\d)1(?!\d)/.test(text));
  return more && said.length > 0 ? ["says 1 where 0 or 21 are meant as well"] : [];
}

/** No typewriter characters, letters in composed form, direction isolates closed. */
export function typography({ pattern }) {
  const texts = textsIn(pattern);
  const typed = texts.find(({ text }) => TYPED.test(text));
  const whole = texts.map(({ text }) => text).join("");
  return [
    ...(typed ? [`has a sign of a typewriter: ${typed.text.trim()}`] : []),
    ...(whole === whole.normalize("NFC") ? [] : ["has letters in pieces (not NFC)"]),
    ...(count(whole, /[\u2066-\u2068]/g) === count(whole, /\u2069/g)
      ? []
      : ["opens a direction and does not close it"]),
  ];
}

const count = (text, sign) => [...text.matchAll(sign)].length;

const NARROW = "\u202f";
const WIDE = "\u00a0";
const SPACING = {
  fr: [
    [new RegExp(`[^${NARROW}\\s…?!][;!?]`, "u"), "wants U+202F before ; ! ?"],
    [/[ ][;!?:»%]|«[ ]/u, "has a plain space before a sign or inside « »"],
    [new RegExp(`[^${WIDE}\\d\\s]:(?!\\d)`, "u"), "wants U+00A0 before :"],
  ],
  es: [
    [/^[^¿]*\?/u, "asks without ¿"],
    [/^[^¡]*!/u, "exclaims without ¡"],
  ],
  de: [[/“[^“„”]*”/u, "has English quotation marks"]],
  ru: [[/[A-Za-z][\u0400-\u04ff]|[\u0400-\u04ff][A-Za-z]/u, "mixes Latin and Cyrillic letters in a word"]],
  he: [
    [/[\u0590-\u05ff]["'][\u0590-\u05ff]/u, "has \" or ' where gershayim or geresh belong"],
    [/, [+\u2212]/u, "has a number with a sign, after a comma, in the direction of what comes before it"],
  ],
};

const CUT_OFF = /^[\s,;]|[\s,;]$/u;
const shown = (part) => (typeof part === "string" ? part : part?.type === "str" ? part.value : "…");

/** How a pattern, and each of its variants, begins and ends. */
function endsOf(pattern) {
  const parts = typeof pattern === "string" ? [pattern] : (pattern ?? []);
  const whole = parts.length > 0 ? `${shown(parts[0])}${shown(parts.at(-1))}` : "";
  const variants = parts.flatMap((part) => (part.type === "select" ? part.variants : []));
  return [whole, ...variants.flatMap(({ value }) => endsOf(value))];
}

/** No message, and no variant of one, is a fragment to be concatenated: code does not join words. */
export function pieces({ pattern }) {
  const cut = endsOf(pattern).find((ends) => CUT_OFF.test(ends));
  return cut === undefined ? [] : [`is a piece of a sentence: it begins or ends with a comma or a space, “${cut}”`];
}

/** The typographic conventions of the language. */
export function spacing({ pattern }, { tag }) {
  const texts = textsIn(pattern).map(({ text }) => text);
  return (SPACING[tag] ?? []).filter(([sign]) => texts.some((text) => sign.test(text))).map(([, fault]) => fault);
}

const COUNTS = [0, 1, 2, 3, 5, 11, 21, 22, 100];
const NAMES = ["Ada", "דנה", "Ёжик", "O’Brien", "🦉", "Wolfeschlegelsteinhausen"];

/** Formatted with many numbers and names, a message gives no Fluent errors and leaves no braces. */
export function sayings({ pattern, variables, bundle }) {
  const said = [...COUNTS, ...NAMES].map((value) => {
    const errors = [];
    const args = Object.fromEntries(variables.map((name) => [name, value]));
    return { text: bundle.formatPattern(pattern, args, errors).replace(ISOLATES, ""), errors };
  });
  const fault = said.find(({ text, errors }) => errors.length > 0 || /[{}]/.test(text));
  return fault ? [`cannot be said: ${fault.text} ${fault.errors.join(" ")}`] : [];
}

/** Enough of a word to recognise it in another case. */
function stem(word) {
  if (word.length <= 3) return word;
  return word.slice(0, Math.max(3, word.length - (word.length > 5 ? 2 : 1)));
}

const folded = (text) => text.toLowerCase().replace(/[\u00a0\u202f]/g, " ");

/** Whether a text contains a term in any of its forms. */
export function speaksOf(text, forms) {
  const said = folded(text);
  return forms.some((form) =>
    folded(form)
      .split(/\s+/)
      .every((word) => said.includes(stem(word))),
  );
}

const BOUND = /(?:\u0000|(?<![\p{L}\d.:/-])\d+)\u00a0(\p{Ll}{3,})/gu;
const LOOSE = /(?:\u0000|(?<![\p{L}\d.:/-])\d+) (\p{Ll}{3,})/gu;

/** A pattern’s texts, each with U+0000 for the number that chooses between the forms it stands in. */
function countsIn(pattern, chosen = "") {
  const parts = typeof pattern === "string" ? [pattern] : (pattern ?? []);
  const shownHere = parts.map((part) =>
    typeof part === "string" ? part : part.type === "var" && part.name === chosen ? "\u0000" : "…",
  );
  const inside = parts.flatMap((part) =>
    part.type === "select" ? part.variants.flatMap(({ value }) => countsIn(value, part.selector.name ?? chosen)) : [],
  );
  return [shownHere.join(""), ...inside];
}

/** The nouns that a language binds to their numbers with a no-break space. */
export function nounsOf(messages) {
  const texts = messages.flatMap(({ pattern }) => countsIn(pattern));
  return new Set(texts.flatMap((text) => [...text.matchAll(BOUND)].map(([, noun]) => noun)));
}

/** A noun that is bound to its number in one place is so in every other: no line ends between them. */
export function loose({ pattern }, nouns) {
  const found = countsIn(pattern).flatMap((text) => [...text.matchAll(LOOSE)].map(([, noun]) => noun));
  return found.filter((noun) => nouns.has(noun)).map((noun) => `lets a line end between a number and ${noun}`);
}
