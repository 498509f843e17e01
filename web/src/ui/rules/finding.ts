/** Searching: every word of a query must be in a rule; one that none has is understood as the nearest that some has. */

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
  // the forms of Hebrew letters at the end of a word
  ך: "כ",
  ם: "מ",
  ן: "נ",
  ף: "פ",
  ץ: "צ",
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

const plain = (text: string): string => searched([...text]).text;

const wordsOf = (query: string): string[] => query.trim().split(/\s+/).filter(Boolean);

const termsOf = (query: string): string[] => wordsOf(query).map(plain);

/** All that there is to search, normalised once. */
export const bodyOf = (texts: readonly string[]): string => plain(texts.join("\n"));

/**
 * The query as the rules would say it. A word that is nowhere in `body` is replaced by what the rules call the thing,
 * by `also` ("draw = tie, marsh = swamp"), or loses its ending; one that still is nowhere stays.
 */
export function understood(body: string, query: string, also: string): string {
  const calls = also.split(/[,،]/).map((pair) => pair.split("=").map((side) => side.trim()) as [string, string?]);
  return wordsOf(query)
    .map((word) => nearest(body, word, calls))
    .join(" ");
}

function nearest(body: string, word: string, calls: readonly (readonly [string, string?])[]): string {
  const spellings = [word, word.replaceAll(/([aou])e/gi, "$1")]; // ä, ö, ü on a keyboard without them
  const direct = spellings.find((one) => body.includes(plain(one)));
  if (direct !== undefined) return direct;
  const called = spellings.flatMap((one) => calls.find(([name]) => isLike(plain(one), plain(name)))?.[1] ?? []);
  return [...called, ...spellings].flatMap((one) => shortened(body, one) ?? [])[0] ?? word;
}

/** Whether a word is the other one, with an ending or not yet typed to its end. */
function isLike(word: string, name: string): boolean {
  return word.length > 2 && (word.startsWith(name) || (word.length > 3 && name.startsWith(word)));
}

/** The word without as much of its ending, and the Hebrew prefix before it, as makes it one that is there. */
function shortened(body: string, word: string): string | undefined {
  const letters = [...word];
  const hebrew = /^\p{Script=Hebrew}/u.test(word);
  const least = hebrew ? 3 : 4;
  const tries = [0, 1, 2, 3].flatMap((cut) => {
    const one = letters.slice(0, letters.length - cut);
    return hebrew && /^[והבלכמש]/.test(word) ? [one, one.slice(1)] : [one];
  });
  return tries
    .filter((one, at) => at === 0 || one.length >= least)
    .map((one) => one.join(""))
    .find((one) => body.includes(plain(one)));
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
