/** The records of a file that holds more than one. */
import { recordsIn } from "../history/bring";

/** One record among several, described by its header. */
export interface Listed {
  text: string;
  game: string;
  names: readonly string[];
}

/** The records in a text, one after another, in either form; what a header does not say is left empty. */
export function listOf(text: string): Listed[] {
  return recordsIn(text).map((each) => ({ text: each, ...headOf(each) }));
}

function headOf(text: string): Pick<Listed, "game" | "names"> {
  const read = text.startsWith("{")
    ? (parsed(text.split("\n", 1)[0] ?? "") as Partial<Listed> | null)
    : { game: /^game: *(.*)$/m.exec(text)?.[1], names: parsed(/^names: *(.*)$/m.exec(text)?.[1] ?? "[]") };
  const names: unknown = read?.names;
  return { game: String(read?.game ?? ""), names: Array.isArray(names) ? names.map(String) : [] };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
