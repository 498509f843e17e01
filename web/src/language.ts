/** The reader's language: chosen here and nowhere else, from what the browser asks for and what there are words in. */
import { languages } from "virtual:words";
import { settings } from "./settings.svelte";

export { languages };

export type Language = (typeof languages)[number];

const ENGLISH: Language = { tag: "en", locale: "en-GB", name: "English" };

/**
 * The first language wanted that there is, `de` serving whoever wants `de-AT`; English where there is none. No language
 * stands in for its neighbour: whoever wants `sk` is asked for the next on their own list.
 */
export function chooseLanguage(wanted: readonly string[], there: readonly Language[]): Language {
  for (const tag of wanted) {
    const parts = tag.toLowerCase().split("-");
    for (let length = parts.length; length > 0; length -= 1) {
      const asked = parts.slice(0, length).join("-");
      const found = there.find((one) => [one.tag, ...(one.also ?? [])].some((own) => own.toLowerCase() === asked));
      if (found) return found;
    }
  }
  return there.find((one) => one.tag === ENGLISH.tag) ?? ENGLISH;
}

/** The language that an address asks for, `?lang=he`, for this visit; empty where it asks for none. */
export function askedFor(address: string): string {
  return new URLSearchParams(address).get("lang") ?? "";
}

function wanted(): string[] {
  if (typeof document === "undefined") return []; // nobody reads: tests and programs
  const asked = typeof location === "undefined" ? "" : askedFor(location.search);
  return [asked, settings.language, ...navigator.languages].filter(Boolean);
}

/** The reader's own. */
export let own: Language = chooseLanguage(wanted(), languages);

/** What numbers, dates and lists are written by: `pt-PT` where the words lie under `pt`. */
export let language: string = own.locale;

/** Whether the words of a language need no translation; else English stands in for what it leaves out. */
export const isEnglish = ({ tag }: Language): boolean => tag === ENGLISH.tag;

/** The language that is wanted now: the reader may have chosen another one, or the browser asks for others. */
export const wantedNow = (): Language => chooseLanguage(wanted(), languages);

/** From now on this is the reader's own. Whoever has words on the page says them anew: see `tongue.svelte.ts`. */
export function become(spoken: Language): void {
  own = spoken;
  language = spoken.locale;
}

/** Tells the document its language, for screen readers, hyphenation and the direction of writing. */
export function declareLanguage(root: HTMLElement, spoken: Language = own): void {
  root.lang = spoken.locale;
  root.dir = spoken.direction ?? "ltr";
}
