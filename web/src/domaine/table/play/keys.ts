/** What a key means at the table. */
import { pressed, type Key } from "../../../ui/table/play/keys";

export type KeyMeaning =
  | { do: "confirm" | "undo" | "back" | "end" | "sell" | "hint" | "walk" }
  | { do: "card"; place: number }
  | { do: "use"; place: number };

const WORDS: Readonly<Record<string, "confirm" | "undo" | "back" | "end" | "sell" | "hint">> = {
  Enter: "confirm",
  u: "undo",
  Escape: "back",
  e: "end",
  s: "sell",
  h: "hint",
};
const USES = ["a", "b"];

/** The meaning of a key pressed anywhere on the table, or null. Shortcuts of the browser are left alone. */
export function meaning(key: Key): KeyMeaning | null {
  const name = pressed(key);
  if (name === null) return null;
  if (name === "walk") return { do: "walk" };
  if (/^[1-9]$/.test(name)) return { do: "card", place: Number(name) - 1 };
  if (USES.includes(name)) return { do: "use", place: USES.indexOf(name) };
  const word = WORDS[name];
  return word ? { do: word } : null;
}
