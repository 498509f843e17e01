import { expect, test } from "vitest";
import { columnsOf, placesOf } from "../../src/ui/table/room/places";

test.each([2, 3, 4, 5, 6, 7, 8])("%i chairs stand at places of their own, one's own nearest", (seats) => {
  for (let own = 0; own < seats; own += 1) {
    const places = placesOf(seats, own);
    expect(new Set(places.map(({ row, column }) => `${row} ${column}`)).size).toBe(seats);
    expect(places[own]?.row).toBe(3);
    expect(places.every(({ column }) => column >= 1 && column <= columnsOf(seats))).toBe(true);
  }
});

test("the next seat sits to the left, as one plays round a table", () => {
  expect(placesOf(4, 2)).toEqual([
    { row: 1, column: 2 },
    { row: 2, column: 3 },
    { row: 3, column: 2 },
    { row: 2, column: 1 },
  ]);
});
