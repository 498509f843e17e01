/** Searching: every word of a query must match the beginning of some word in a rule. */

export interface Part {
  text: string;
  hit: boolean;
}

// Marks that isolate numbers and names from the sentence's direction, and accents: neither is typed into a search.
const ISOLATE = /[\u2066-\u2069]/;
const ACCENTS = /\p{M}/gu;

/** A text normalised for searching, and the position of each of its letters in the displayed text. */
interface Searched {
  text: string;
  at: readonly number[];
}

/** One unit for each letter, without accents and in lower case; direction marks are left out. */
function searched(letters: readonly string[]): Searched {
  const kept = letters.flatMap((letter, at) => (ISOLATE.test(letter) ? [] : [{ at, folded: folded(letter) }]));
  return { text: kept.map((each) => each.folded).join(""), at: kept.map((each) => each.at) };
}

function folded(letter: string): string {
  return letter.normalize("NFD").replaceAll(ACCENTS, "").toLowerCase().charAt(0) || letter.charAt(0);
}

function termsOf(query: string): string[] {
  return searched([...query.trim()])
    .text.split(/\s+/)
    .filter(Boolean);
}

/** Whether all words of the query are in the texts; an empty query is in every text. */
export function isFound(texts: readonly string[], query: string): boolean {
  const all = searched([...texts.join(" ")]).text;
  return termsOf(query).every((term) => all.includes(term));
}

/** The text in parts: those that match, and the others. */
export function markedIn(text: string, query: string): Part[] {
  const terms = termsOf(query);
  const letters = [...text];
  return terms.length === 0 ? [{ text, hit: false }] : partsOf(letters, hitsIn(searched(letters), terms));
}

/** The positions of the letters that belong to a match. */
function hitsIn({ text, at }: Searched, terms: readonly string[]): ReadonlySet<number> {
  const hits = new Set<number>();
  for (const term of terms) {
    for (let from = text.indexOf(term); from >= 0; from = text.indexOf(term, from + 1))
      for (const place of at.slice(from, from + term.length)) hits.add(place);
  }
  return hits;
}

function partsOf(letters: readonly string[], hits: ReadonlySet<number>): Part[] {
  const parts: Part[] = [];
  letters.forEach((letter, at) => {
    const hit = hits.has(at);
    const last = parts.at(-1);
    if (last && last.hit === hit) last.text += letter;
    else parts.push({ text: letter, hit });
  });
  return parts;
}
