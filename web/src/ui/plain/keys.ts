/** What a key means at a table in words. */
import { pressed, type Key } from "../table/play/keys";

export type KeyMeaning = { do: "confirm" | "undo" | "clear" | "hint" | "walk" } | { do: "digit"; digit: number };

const WORDS: Readonly<Record<string, "confirm" | "undo" | "clear" | "hint">> = {
  Enter: "confirm",
  u: "undo",
  h: "hint",
  Escape: "clear",
};

/** The meaning of a key pressed anywhere on the table, or null. */
export function meaning(key: Key): KeyMeaning | null {
  const name = pressed(key);
  if (name === "walk") return { do: "walk" };
  if (name && /^[1-9]$/.test(name)) return { do: "digit", digit: Number(name) };
  const word = name === null ? undefined : WORDS[name];
  return word ? { do: word } : null;
}
