/** The reader's language: chosen here and nowhere else, from what the browser asks for and the languages available. */
import { languages } from "virtual:words";
import { settings } from "./settings.svelte";

export { languages };

export type Language = (typeof languages)[number];

const ENGLISH: Language = { tag: "en", locale: "en-GB", name: "English" };

/**
 * The first wanted language that is available, with `de` serving for `de-AT`; English if there is none. No language
 * stands in for a related one: for readers who want `sk`, the next on their own list is tried.
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

/** The language that an address asks for, `?lang=he`, for this visit; empty if it asks for none. */
export function askedFor(address: string): string {
  return new URLSearchParams(address).get("lang") ?? "";
}

function wanted(): string[] {
  if (typeof document === "undefined") return []; // there is no reader: tests and programs
  const asked = typeof location === "undefined" ? "" : askedFor(location.search);
  return [asked, settings.language, ...navigator.languages].filter(Boolean);
}

/** The reader's own. */
export let own: Language = chooseLanguage(wanted(), languages);

/** The locale for numbers, dates and lists: `pt-PT` if the words are under `pt`. */
export let language: string = own.locale;

/** Whether the words of a language need no translation; in others, English stands in for what is missing. */
export const isEnglish = ({ tag }: Language): boolean => tag === ENGLISH.tag;

/** The language wanted now: the reader may have chosen another one, or the browser may ask for others. */
export const wantedNow = (): Language => chooseLanguage(wanted(), languages);

/** Makes this the reader's language. Everything with words on the page is rendered again: see `tongue.svelte.ts`. */
export function become(spoken: Language): void {
  own = spoken;
  language = spoken.locale;
}

/** Sets the language of the document, for screen readers, hyphenation and the direction of writing. */
export function declareLanguage(root: HTMLElement, spoken: Language = own): void {
  root.lang = spoken.locale;
  root.dir = spoken.direction ?? "ltr";
}
