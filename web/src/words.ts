import { FluentBundle, FluentResource } from "@fluent/bundle";
import english from "../locales/en.ftl?raw";

export type Args = Record<string, string | number>;

const bundle = new FluentBundle("en");
addWords(english, "locales/en.ftl");

/** Adds the words of a part of the page that is fetched when it is wanted. */
export function addWords(source: string, file: string): void {
  const errors = bundle.addResource(new FluentResource(source));
  if (errors.length > 0) throw new Error(`${file}: ${errors.join("; ")}`);
}

/** The words with this id, in the reader's language. Throws for an id that does not exist, except in the built page. */
export function words(id: string, args: Args = {}): string {
  const message = bundle.getMessage(id);
  if (!message?.value) return missing(id);
  const errors: Error[] = [];
  const text = bundle.formatPattern(message.value, args, errors);
  if (errors.length > 0 && !import.meta.env.PROD) throw new Error(`${id}: ${errors.join("; ")}`);
  return text;
}

/** Whether there are words with this id. */
export function hasWords(id: string): boolean {
  return bundle.hasMessage(id);
}

function missing(id: string): string {
  if (!import.meta.env.PROD) throw new Error(`no words for ${id}`);
  return id;
}

// Arguments that are codes on the wire and words on the page.
const CODES: Readonly<Record<string, string>> = { terrain: "terrain", building: "building", row: "row", step: "step" };

/** Words made from a code of the wire: `told("refusal", "place.apart", args)` gives `refusal-place-apart`. */
export function told(family: string, code: string, args: Args = {}): string {
  return words(`${family}-${code.replaceAll(".", "-").replaceAll("_", "-")}`, translated(args));
}

/** The same arguments with the wire's codes (a terrain, a building) put into words. */
export function translated(args: Args): Args {
  const entries = Object.entries(args).map(([key, value]) => {
    const family = CODES[key];
    const id = `${family}-${String(value).replaceAll("_", "-")}`;
    return [key, family && hasWords(id) ? words(id) : value] as const;
  });
  return Object.fromEntries(entries);
}
