/** What a key means at the table. */
export type KeyMeaning = { do: "confirm" | "undo" | "back" | "end" | "sell" | "hint" | "walk" } | { do: "card"; place: number } | { do: "use"; place: number };

const WORDS: Readonly<Record<string, "confirm" | "undo" | "back" | "end" | "sell" | "hint">> = { Enter: "confirm", u: "undo", Escape: "back", e: "end", s: "sell", h: "hint" };
const USES = ["a", "b"];

/** What is needed of a keyboard event. */
export interface Key {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** The meaning of a key pressed anywhere on the table, or null. Shortcuts of the browser are left alone. */
export function meaning({ key, ctrlKey, metaKey, altKey }: Key): KeyMeaning | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (/^Arrow(Left|Right|Up|Down)$/.test(key)) return { do: "walk" };
  if (/^[1-9]$/.test(key)) return { do: "card", place: Number(key) - 1 };
  const letter = key.length === 1 ? key.toLowerCase() : key;
  if (USES.includes(letter)) return { do: "use", place: USES.indexOf(letter) };
  const word = WORDS[letter];
  return word ? { do: word } : null;
}
