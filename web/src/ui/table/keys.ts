/** What a key means at the table. */
export type KeyMeaning =
  | { do: "turn" | "confirm" | "skip" | "undo" | "clear" | "hint" | "walk" }
  | { do: "digit"; digit: number };

const WORDS: Readonly<Record<string, "turn" | "confirm" | "skip" | "undo" | "clear" | "hint">> = {
  r: "turn",
  Enter: "confirm",
  s: "skip",
  u: "undo",
  h: "hint",
  Escape: "clear",
};

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
  if (/^[0-9]$/.test(key)) return { do: "digit", digit: Number(key) };
  const word = WORDS[key.length === 1 ? key.toLowerCase() : key];
  return word ? { do: word } : null;
}
