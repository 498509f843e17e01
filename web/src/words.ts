/** The words of the page, by id, in the reader's language. No component has any of its own. */
import { language } from "./language";
import { isKnown, marked, sentence } from "./speech";
import "virtual:words/page";
import "virtual:words/start-*";

export { fetched, fetchedAtLast } from "./speech";

export type Args = Record<string, string | number>;

/** The words with this id. Throws for an id that does not exist, except in the built page. */
export function words(id: string, args: Args = {}): string {
  const text = sentence(id, args);
  if (text === undefined && !import.meta.env.PROD) throw new Error(`no words for ${id}`);
  return text ?? id;
}

/** A text without direction marks: for titles, files and the clipboard, which do not handle them. */
export function bare(text: string): string {
  return text.replaceAll(/[\u2060\u2066-\u2069]/g, "");
}

/** The lines of a message. */
export function linesOf(id: string): string[] {
  return words(id).split("\n");
}

/** The title of a page, as shown on the browser tab. */
export function titled(page: string): string {
  return bare(words("page-title", { page }));
}

/** Whether there are words with this id. */
export function hasWords(id: string): boolean {
  return isKnown(id);
}

const JOINED = { and: "conjunction", or: "disjunction" } as const;
const PARTED = { unit: "list-more", beside: "list-beside" } as const;
/** How things are listed: with *and* or *or*, as the parts of one label, or side by side with a dot between. */
type Listing = keyof typeof JOINED | keyof typeof PARTED;
/**
 * A list in the format of the reader's language; the writing direction of each item is isolated, as in every
 * sentence.
 */
export function listed(things: readonly string[], how: Listing = "and"): string {
  const [first = "", ...more] = things;
  if (how === "unit" || how === "beside")
    return more.reduce((before, next) => words(PARTED[how], { before, next }), first);
  const apart = more.length > 0 ? things.map((thing) => `\u2068${thing}\u2069`) : things;
  return marked(new Intl.ListFormat(language, { type: JOINED[how] }).format(apart));
}

/** The same list in parts: `at` is the index of an item, and undefined between two. */
export function listedParts(things: readonly string[]): { text: string; at?: number }[] {
  let at = 0;
  const parts = new Intl.ListFormat(language).formatToParts(things);
  return parts.map(({ type, value }) => (type === "element" ? { text: value, at: at++ } : { text: value }));
}

// Arguments that are codes on the wire and words on the page.
const CODES: Readonly<Record<string, string>> = { terrain: "terrain", building: "building", row: "row", step: "step" };

/** The words for a code from the wire: `told("refusal", "place.apart", args)` gives `refusal-place-apart`. */
export function told(family: string, code: string, args: Args = {}): string {
  return words(`${family}-${code.replaceAll(".", "-").replaceAll("_", "-")}`, translated(args));
}

/** The same arguments with the wire's codes (a terrain, a building) put into words, plus the codes themselves. */
export function translated(args: Args): Args {
  return Object.assign({}, ...Object.entries(args).map(([key, value]) => coded(key, value))) as Args;
}

/** A time in seconds since 1970 as arguments for words; 0 is never, and `ending` says so. */
export function untilWords(seconds: number): Args {
  if (seconds <= 0) return { until: "", ending: "never" };
  const moment = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
  return { until: moment.format(new Date(seconds * 1000)), ending: "then" };
}

// Arguments that are several of those, or several places, joined by a plus.
const SEVERAL: Readonly<Record<string, string>> = { around: "terrain", halves: "terrain", places: "place" };

/**
 * An argument in words. A language may select by its code, which is passed along: `terrain` is "forest" or „Wald“, and
 * `terrainCode` is `forest` in every language.
 */
export function coded(key: string, value: string | number): Args {
  if (key === "until" && typeof value === "number") return untilWords(value);
  const each = SEVERAL[key];
  if (each)
    return {
      [key]: listed(
        String(value)
          .split("+")
          .map((one) => String(coded(each, one)[each])),
      ),
    };
  const family = CODES[key];
  const id = `${family}-${String(value).replaceAll("_", "-")}`;
  return family && hasWords(id) ? { [key]: words(id), [`${key}Code`]: value } : { [key]: value };
}
