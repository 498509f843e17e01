/** Where the words are kept once they are brought: in the reader's language, and in English for what it leaves out. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { isEnglish, language, own as reader } from "./language";

type Translations = Readonly<Record<string, () => Promise<{ default: string }>>>;

const english = new FluentBundle("en-GB");
const own = isEnglish ? english : new FluentBundle(language);
const bundles = isEnglish ? [english] : [own, english];
const there = new Set<string>();
const coming: Promise<void>[] = [];

/** Takes the words of a part of the page: English at once, the reader's own as soon as they come. */
export function speak(part: string, source: string, translations: Translations): void {
  if (there.has(part)) return;
  there.add(part);
  add(english, part, source);
  const load = isEnglish ? undefined : translations[reader.tag];
  if (load)
    coming.push(
      load().then(
        (file) => add(own, part, file.default),
        () => undefined,
      ),
    );
}

function add(bundle: FluentBundle, part: string, source: string): void {
  const errors = bundle.addResource(new FluentResource(source));
  if (errors.length > 0) throw new Error(`${part}: ${errors.join("; ")}`);
}

/** Waits until the reader has all the words that were asked for; where they do not come, English stays. */
export async function spoken(): Promise<void> {
  await Promise.all(coming);
}

/** A part of the page, once it is there with its words. */
export async function fetched<T>(part: Promise<T>): Promise<T> {
  const fresh = await part;
  await spoken();
  return fresh;
}

export function isKnown(id: string): boolean {
  return bundles.some((bundle) => bundle.hasMessage(id));
}

// Hebrew, Arabic and their kin.
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;
const MARKS = /[\u2066-\u2069]/g;

/** The text with its marks of writing direction where two directions may meet in it; elsewhere they say nothing. */
export function marked(text: string): string {
  return reader.direction === "rtl" || RIGHT_TO_LEFT.test(text) ? text : text.replaceAll(MARKS, "");
}

/**
 * The sentence for an id; undefined where nobody has words for it. Faults in it are thrown, except in the built page.
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
