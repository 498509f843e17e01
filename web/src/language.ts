/** The reader's language: chosen here and nowhere else, from what the browser asks for and what there are words in. */
import { languages } from "virtual:words";
import { settings } from "./settings.svelte";

export { languages };

const ENGLISH = "en";
const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(["ar", "fa", "he", "ur", "yi"]);

/** The first language wanted that there is, `de` serving whoever wants `de-AT`; English where there is none. */
export function chooseLanguage(wanted: readonly string[], there: readonly string[]): string {
  for (const tag of wanted) {
    const parts = tag.toLowerCase().split("-");
    for (let length = parts.length; length > 0; length -= 1) {
      const found = there.find((one) => one.toLowerCase() === parts.slice(0, length).join("-"));
      if (found) return found;
    }
  }
  return "en";
}

/** `rtl` for languages written from right to left. */
export function directionOf(tag: string): "ltr" | "rtl" {
  return RIGHT_TO_LEFT.has(tag.split("-")[0] ?? "") ? "rtl" : "ltr";
}

/** What a language calls itself. */
export function nameOf(tag: string): string {
  return new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag;
}

function wanted(): string[] {
  if (typeof document === "undefined") return []; // nobody reads: tests and programs
  return [settings.language, ...navigator.languages].filter(Boolean);
}

export const language: string = chooseLanguage(wanted(), languages);

/** Whether the words need no translation; else English stands in for what a language leaves out. */
export const isEnglish: boolean = language === ENGLISH;

/** Tells the document its language, for screen readers, hyphenation and the direction of writing. */
export function declareLanguage(root: HTMLElement, tag = language): void {
  root.lang = tag;
  root.dir = directionOf(tag);
}
