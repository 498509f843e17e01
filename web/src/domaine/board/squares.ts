/** The squares and borders of Domaine's board by name: `c4` is the third column, the fourth row from the top. */

export const SIDE = 12;

export type Square = readonly [number, number];

/** Every square, row by row in reading order. */
export const SQUARES: readonly Square[] = Array.from(
  { length: SIDE * SIDE },
  (_, at) => [at % SIDE, Math.floor(at / SIDE)] as const,
);

const STEPS: readonly Square[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];
const A = "a".charCodeAt(0);

export function squareName([column, row]: Square): string {
  return `${String.fromCharCode(A + column)}${row + 1}`;
}

/** The square with this name. Throws for anything else: only names from the server get here. */
export function squareAt(name: string): Square {
  const match = /^([a-l])(1[0-2]|[1-9])$/.exec(name);
  if (!match?.[1] || !match[2]) throw new Error(`no square: ${name}`);
  return [match[1].charCodeAt(0) - A, Number(match[2]) - 1];
}

/** The two squares of `c4-c5`. */
export function borderAt(name: string): [Square, Square] {
  const [first = "", second = ""] = name.split("-");
  return [squareAt(first), squareAt(second)];
}

/** The border between two neighbours, the smaller square first. */
export function borderName(one: Square, other: Square): string {
  const [first, second] = one[0] < other[0] || (one[0] === other[0] && one[1] < other[1]) ? [one, other] : [other, one];
  return `${squareName(first)}-${squareName(second)}`;
}

export function onBoard([column, row]: Square): boolean {
  return column >= 0 && row >= 0 && column < SIDE && row < SIDE;
}

/** The squares beside this one, clockwise from above. */
export function besides([column, row]: Square): Square[] {
  return STEPS.map(([dx, dy]) => [column + dx, row + dy] as const).filter(onBoard);
}
