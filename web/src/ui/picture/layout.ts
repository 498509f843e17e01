/** Where things stand in the picture of a game, by how many other sides there are, in pixels of its 1200 by 630. */

/** The line of the page's name, below two others and below more. */
const FOOT = [540, 580] as const;
const FEW = 2;
/** How many others fit below the reader's side as it usually stands; with more, that gives them some of its room. */
const USUAL = 4;
const RISE = 80;
/** Where the others begin, and how much room they have, and each of them at most. */
const FIRST = 376;
const ROOM = 160;
const MOST = 50;
const LETTERS = 27;

interface Layout {
  /** The upper edge of the banner; the lines of the name, of the points and of the word beside them; the ruled line. */
  banner: number;
  name: number;
  points: number;
  word: number;
  rule: number;
  /** The height of the points' figures. */
  figures: number;
  /** The middle of the first other side, how far it is from one to the next, and the size of their letters. */
  first: number;
  step: number;
  letters: number;
  foot: number;
}

/** The layout of a picture with so many others. */
export function layoutFor(others: number): Layout {
  const rise = others > USUAL ? RISE : 0;
  const step = Math.min(MOST, (ROOM + rise) / Math.max(1, others));
  const points = 298 - rise * 0.9;
  return {
    banner: 88 - rise / 2,
    name: 150 - rise / 2,
    points,
    word: points - 46,
    rule: 362 - rise,
    figures: rise ? 96 : 118,
    first: FIRST - rise + step / 2,
    step,
    letters: Math.min(LETTERS, step * 0.74),
    foot: others > FEW ? FOOT[1] : FOOT[0],
  };
}
