/** The words of the page, by id, in the reader's language. No component has any of its own. */
import { isKnown, sentence } from "./speech";
import "virtual:words/page";
import "virtual:words/start-*";

export { fetched } from "./speech";

export type Args = Record<string, string | number>;

/** The words with this id. Throws for an id that does not exist, except in the built page. */
export function words(id: string, args: Args = {}): string {
  const text = sentence(id, args);
  if (text === undefined && !import.meta.env.PROD) throw new Error(`no words for ${id}`);
  return text ?? id;
}

/** Whether there are words with this id. */
export function hasWords(id: string): boolean {
  return isKnown(id);
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
