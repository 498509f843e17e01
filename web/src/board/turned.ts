/** Names turned on their side: how many lines they take, and how long the longest is. */

const MARKS = /[\u2066-\u2069]/g;

/** How many letters a line needs to hold a name, broken between words into two lines at most. */
function lengthOf(name: string): number {
  const words = name.replace(MARKS, "").trim().split(/\s+/);
  const broken = (at: number): number =>
    Math.max(words.slice(0, at).join(" ").length, words.slice(at).join(" ").length);
  return Math.min(...words.map((_, at) => broken(at)));
}

/** The longest of all words, in letters. */
export function longestWord(names: readonly string[]): number {
  return Math.max(...names.flatMap((name) => name.split(/\s+/).map((word) => word.replace(MARKS, "").length)));
}

/** The lines, one or two, and their length in letters by which all of these names are whole. */
export function turned(names: readonly string[]): { lines: number; letters: number } {
  const lines = names.some((name) => /\S\s+\S/.test(name)) ? 2 : 1;
  return { lines, letters: Math.max(...names.map(lengthOf)) };
}
