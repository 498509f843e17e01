/** The store of loaded words: in the reader's language, and in English for what is missing there. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { become, isEnglish, type Language, languages, own as reader } from "./language";

type Translations = Readonly<Record<string, () => Promise<{ default: string }>>>;

interface Part {
  readonly name: string;
  readonly translations: Translations;
}

const english = new FluentBundle("en-GB");
const parts = new Map<string, Part>();
let bundles = [english];
let coming: Promise<boolean>[] = [];
// How browsers report a module, or its styles, that could not be loaded.
const UNFETCHED = /dynamically imported module|Importing a module script failed|Unable to preload CSS/;
const LONGEST = 30_000; // the longest delay in milliseconds between two tries to load a part of the page
let translated = isEnglish(reader) ? undefined : begun(reader);

/** Registers the words of a part of the page: English at once, the reader's language as soon as it is loaded. */
export function speak(name: string, source: string, translations: Translations): void {
  if (parts.has(name)) return;
  const part = { name, translations };
  parts.set(name, part);
  add(english, name, source);
  if (translated) coming.push(brought(part, reader, translated));
}

/** A bundle for a language, which takes precedence over English. */
function begun({ locale }: Language): FluentBundle {
  const bundle = new FluentBundle(locale);
  bundles = [bundle, english];
  return bundle;
}

/** Whether the words of a part could be fetched, or it has none in that language. */
async function brought({ name, translations }: Part, { tag }: Language, bundle: FluentBundle): Promise<boolean> {
  const file = await translations[tag]?.().catch(() => null);
  if (file) add(bundle, name, file.default);
  return file !== null;
}

function add(bundle: FluentBundle, part: string, source: string): void {
  const errors = bundle.addResource(new FluentResource(source));
  if (errors.length > 0) throw new Error(`${part}: ${errors.join("; ")}`);
}

/**
 * Fetches all words in another language, and then switches to it; until then, or if they cannot be fetched, nothing
 * changes. Returns whether they could.
 */
export async function translate(to: Language): Promise<boolean> {
  const bundle = new FluentBundle(to.locale);
  const known = [...parts.values()];
  const came = isEnglish(to) ? [] : await Promise.all(known.map((part) => brought(part, to, bundle)));
  if (came.includes(false)) return false;
  become(to);
  translated = isEnglish(to) ? undefined : bundle;
  bundles = translated ? [translated, english] : [english];
  const since = [...parts.values()].filter((part) => !known.includes(part));
  coming = translated ? since.map((part) => brought(part, to, bundle)) : [];
  await spoken();
  return true;
}

/** Waits for the first words in the reader's language; if none can be fetched, the page is English, and declared so. */
export async function spokenFirst(): Promise<void> {
  const came = await Promise.all(coming);
  const plain = languages.find(isEnglish);
  if (plain && came.length > 0 && !came.includes(true)) await translate(plain);
}

/** Waits until all requested words are there in the reader's language; where they cannot be loaded, English stays. */
export async function spoken(): Promise<void> {
  await Promise.all(coming);
}

/** A part of the page, once it is loaded with its words. */
export async function fetched<T>(part: Promise<T>): Promise<T> {
  const fresh = await part;
  await spoken();
  return fresh;
}

/** A part that is loaded without a press: while the server is out of reach, it is retried with exponential backoff. */
export async function fetchedAtLast<T>(load: () => Promise<T>, wait = 1000): Promise<T> {
  try {
    return await fetched(load());
  } catch (fault) {
    if (!UNFETCHED.test(String(fault))) throw fault;
    await new Promise((resolve) => setTimeout(resolve, wait));
    return await fetchedAtLast(load, Math.min(2 * wait, LONGEST));
  }
}

export function isKnown(id: string): boolean {
  return bundles.some((bundle) => bundle.hasMessage(id));
}

// Hebrew, Arabic and related scripts.
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;
const MARKS = /[\u2066-\u2069]/g;
// A Hebrew prefix and what it belongs to: Chromium draws a letter twice where a line breaks between them; U+2060 joins.
const PREFIXED = "-\u2068";
const JOINED = "-\u2060\u2068";
const TIMES = " × ";
const CLOSE_TIMES = "\u00a0×\u00a0";

/**
 * The text with its direction marks if it may mix directions; otherwise they are removed. A product (`7 × 7`) stays on
 * one line.
 */
export function marked(text: string): string {
  const mixed = reader.direction === "rtl" || RIGHT_TO_LEFT.test(text);
  const close = text.replaceAll(TIMES, CLOSE_TIMES);
  return mixed ? close.replaceAll(PREFIXED, JOINED) : close.replaceAll(MARKS, "");
}

/**
 * The sentence for an id; undefined if there is none. Errors in it are thrown, except in the built page.
 */
export function sentence(id: string, args: Record<string, FluentVariable>): string | undefined {
  for (const bundle of bundles) {
    const message = bundle.getMessage(id);
    if (!message?.value) continue;
    const errors: Error[] = [];
    const text = bundle.formatPattern(message.value, args, errors);
    if (errors.length > 0 && !import.meta.env.PROD) throw new Error(`${id}: ${errors.join("; ")}`);
    return marked(text);
  }
  return undefined;
}
