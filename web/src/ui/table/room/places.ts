/** Where the chairs of a table are, seen from one's own, which is nearest. */

/** A place in the grid around the table: rows 1 to 3 from the far side, columns from the left, starting at 1. */
export interface Place {
  row: 1 | 2 | 3;
  column: number;
}

const NEAR: Place = { row: 3, column: 2 };
const LEFT: Place = { row: 2, column: 1 };
const FAR: Place = { row: 1, column: 2 };
const RIGHT: Place = { row: 2, column: 3 };
const ROUND: Readonly<Record<number, readonly Place[]>> = {
  2: [NEAR, FAR],
  3: [NEAR, LEFT, RIGHT],
  4: [NEAR, LEFT, FAR, RIGHT],
};

/** How many columns the grid has: with five or more, the chairs are in two rows. */
export const columnsOf = (seats: number): number => (seats <= 4 ? 3 : Math.ceil(seats / 2));

/** The place of each seat, clockwise from the seat `own`. */
export function placesOf(seats: number, own: number): Place[] {
  return Array.from({ length: seats }, (_, seat) => around(seats, (seat - own + seats) % seats));
}

function around(seats: number, step: number): Place {
  const known = ROUND[seats]?.[step];
  if (known) return known;
  const near = seats - columnsOf(seats);
  return step < near ? { row: 3, column: near - step } : { row: 1, column: step - near + 1 };
}
