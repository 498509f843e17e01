/**
 * Keys by what they type on a Latin keyboard, whatever script the reader's own keyboard has; and whether single keys
 * are shortcuts.
 */
import { settings } from "../settings.svelte";

/** The part of a keyboard event that is needed. */
export interface Key {
  key: string;
  /** The key's position, named by what it types on a US keyboard. */
  code?: string;
  shiftKey?: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

const PLACES: Readonly<Record<string, string>> = { Comma: ",", Period: ".", Slash: "/" };
const OTHER_LETTERS = /^(?!\p{Script=Latin})\p{L}$/u;

/** What a key types, letters in lower case; for letters of other alphabets, what its position types. */
export function typed({ key, code = "", shiftKey = false }: Pick<Key, "key" | "code" | "shiftKey">): string {
  if (key.length !== 1) return key;
  // French and Czech keyboards type digits with Shift only.
  if (/^Digit\d$/.test(code) && !shiftKey) return code.charAt(5);
  if (!OTHER_LETTERS.test(key)) return key.toLowerCase();
  return /^Key[A-Z]$/.test(code) ? code.charAt(3).toLowerCase() : (PLACES[code] ?? key);
}

/** Whether a key acts when pressed alone: character keys only while the settings allow it. */
export function acts({ key }: Pick<Key, "key">): boolean {
  return settings.keys || key.length !== 1;
}

/** Whether a key pressed there belongs to a field or a dialog, not to the page. */
export function isTaken(at: Element): boolean {
  return at.closest("input, textarea, select, dialog") !== null;
}

/** The key as shown to the reader; nothing where it does not act. */
export function shortcut(key: string): string | undefined {
  return settings.keys ? key : undefined;
}
