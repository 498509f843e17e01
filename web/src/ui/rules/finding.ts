/** Searching: every word of a query must match the beginning of some word in a rule. */

export interface Part {
  text: string;
  hit: boolean;
}

// Marks that isolate numbers and names from the sentence's direction, and accents: neither is typed into a search.
const ISOLATE = /[\u2066-\u2069]/;
const ACCENTS = /\p{M}/gu;

/** Letters that Unicode does not decompose, as they are typed on a keyboard without them. */
const PLAIN: Readonly<Record<string, string>> = {
  ł: "l",
  ø: "o",
  đ: "d",
  ð: "d",
  ħ: "h",
  ŧ: "t",
  ı: "i",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  þ: "th",
};

/** A text normalised for searching, and for each of its letters the position in the displayed text. */
interface Searched {
  text: string;
  at: readonly number[];
}

/** Plain letters in lower case, sometimes two for one; direction marks are left out. */
function searched(letters: readonly string[]): Searched {
  const kept = letters.flatMap((letter, at) => (ISOLATE.test(letter) ? [] : [{ at, folded: folded(letter) }]));
  return {
    text: kept.map((each) => each.folded).join(""),
    at: kept.flatMap(({ at, folded }) => Array<number>(folded.length).fill(at)),
  };
}

function folded(letter: string): string {
  const bare = letter.normalize("NFD").replaceAll(ACCENTS, "").toLowerCase() || letter;
  return PLAIN[bare] ?? bare;
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
