/**
 * Keys by what they type on a Latin keyboard, whichever letters stand on the reader's own; and whether they act by
 * themselves.
 */
import { settings } from "../settings.svelte";

/** What is needed of a keyboard event. */
export interface Key {
  key: string;
  /** Where the key lies, named by what it types in the United States. */
  code?: string;
  shiftKey?: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

const PLACES: Readonly<Record<string, string>> = { Comma: ",", Period: ".", Slash: "/" };
const OTHER_LETTERS = /^(?!\p{Script=Latin})\p{L}$/u;

/** What a key types, letters in small; one that types a letter of another alphabet is known by where it lies. */
export function typed({ key, code = "", shiftKey = false }: Pick<Key, "key" | "code" | "shiftKey">): string {
  if (key.length !== 1) return key;
  // French and Czech keyboards type digits with Shift only.
  if (/^Digit\d$/.test(code) && !shiftKey) return code.charAt(5);
  if (!OTHER_LETTERS.test(key)) return key.toLowerCase();
  return /^Key[A-Z]$/.test(code) ? code.charAt(3).toLowerCase() : (PLACES[code] ?? key);
}

/** Whether a key acts when it is pressed alone: one that types a character only while the settings want that. */
export function acts({ key }: Pick<Key, "key">): boolean {
  return settings.keys || key.length !== 1;
}

/** The key as a reader of the page is told of it; nothing where it does not act. */
export function shortcut(key: string): string | undefined {
  return settings.keys ? key : undefined;
}
