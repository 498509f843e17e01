/** Searching: every word of a query must stand somewhere in a rule; its beginning is enough. */

export interface Part {
  text: string;
  hit: boolean;
}

// Marks that keep numbers and names apart from the sentence's direction, and accents: neither is typed into a search.
const ISOLATES = /[\u2066-\u2069]/g;
const ACCENTS = /\p{M}/gu;

/** The text as it is shown: without the marks of writing direction, which are needed only around names. */
export function plain(text: string): string {
  return text.replaceAll(ISOLATES, "");
}

/** Letter by letter the same length as the text, so that a place in one is a place in the other. */
function folded(text: string): string {
  return [...text]
    .map((letter) => letter.normalize("NFD").replaceAll(ACCENTS, "").toLowerCase().charAt(0) || letter)
    .join("");
}

function termsOf(query: string): string[] {
  return folded(query.trim()).split(/\s+/).filter(Boolean);
}

/** Whether all words of the query are in the texts; an empty query is in every text. */
export function isFound(texts: readonly string[], query: string): boolean {
  const all = folded(texts.map(plain).join(" "));
  return termsOf(query).every((term) => all.includes(term));
}

/** The text in parts: those that were searched for, and the others. */
export function markedIn(text: string, query: string): Part[] {
  const terms = termsOf(query);
  const shown = plain(text);
  if (terms.length === 0) return [{ text: shown, hit: false }];
  const hits = hitsIn(folded(shown), terms);
  return partsOf([...shown], hits);
}

/** For each letter, whether it belongs to a word that was searched for. */
function hitsIn(text: string, terms: readonly string[]): boolean[] {
  const hits = Array.from({ length: text.length }, () => false);
  for (const term of terms) {
    for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + 1)) hits.fill(true, at, at + term.length);
  }
  return hits;
}

function partsOf(letters: readonly string[], hits: readonly boolean[]): Part[] {
  const parts: Part[] = [];
  letters.forEach((letter, at) => {
    const hit = hits[at] ?? false;
    const last = parts.at(-1);
    if (last && last.hit === hit) last.text += letter;
    else parts.push({ text: letter, hit });
  });
  return parts;
}
