/** What a key means at the table. */
import { pressed, type Key } from "../../../ui/table/play/keys";

export type KeyMeaning =
  { do: "turn" | "confirm" | "skip" | "undo" | "clear" | "hint" | "walk" } | { do: "digit"; digit: number };

const WORDS: Readonly<Record<string, "turn" | "confirm" | "skip" | "undo" | "clear" | "hint">> = {
  r: "turn",
  Enter: "confirm",
  s: "skip",
  u: "undo",
  h: "hint",
  Escape: "clear",
};

/** The meaning of a key pressed anywhere on the table, or null. Shortcuts of the browser are left alone. */
export function meaning(key: Key): KeyMeaning | null {
  const name = pressed(key);
  if (name === null) return null;
  if (name === "walk") return { do: "walk" };
  if (/^[0-9]$/.test(name)) return { do: "digit", digit: Number(name) };
  const word = WORDS[name];
  return word ? { do: word } : null;
}
