import { expect, test } from "vitest";
import type { LineSlotView, QueendominoView } from "../../../../src/protocol";
import { claimedBy, lineAfter } from "../../../../src/queendomino/table/words/changes";
import { meaningOf } from "../../../../src/queendomino/table/words/meaning";
import { bare } from "../../../../src/words";
import { domino, position, side } from "../../tables";

const slot = (number: number, seat: number | null, order = 1): LineSlotView => {
  return { domino: domino(number), seat, order, sure: true, done: false, current: false };
};
const line = (...seats: (number | null)[]): LineSlotView[] => seats.map((seat, at) => slot(10 + at, seat, at + 1));
const meant = (before: QueendominoView, after: QueendominoView): string => bare(meaningOf(before, after, 1));

test("points come first, then what is left", () => {
  const before = position({ sides: [side(0), side(1, { coins: 4, sheet: { total: 5, rows: [] } })] });
  const after = position({ sides: [side(0), side(1, { coins: 1, sheet: { total: 6, rows: [] } })] });
  expect(meant(before, after)).toBe("+1 point · 1 coin");
  expect(meant(before, before)).toBe("");
});

test("a claim means when the next turn comes, also the last one, after which the lines move up", () => {
  const sides = [side(0), side(1)];
  const before = position({ sides, next_line: line(null, 0, null, null) });
  expect(meant(before, position({ sides, next_line: line(null, 0, 1, null) }))).toBe(
    "Third at the latest in the next round.",
  );
  const moved = position({ sides, this_line: line(1, 0, null, null), next_line: [slot(30, null)] });
  expect(meant(before, moved)).toBe("First in the next round.");
  expect(claimedBy(before, moved)?.domino.number).toBe(10);
  expect(lineAfter(before, moved).map(({ seat }) => seat)).toEqual([1, 0, null, null]);
});

test("the last domino of a line of three is the last", () => {
  const before = position({ sides: [side(1)], next_line: line(0, 0, null) });
  expect(meant(before, position({ sides: [side(1)], next_line: line(0, 0, 1) }))).toBe("Last in the next round.");
});
