import { expect, test } from "vitest";
import { linesOf, withLines } from "../../src/live/aside";
import type { TalkLine } from "../../src/protocol";

const line = (side: number, number: number): TalkLine => ({
  side,
  number,
  seat: side,
  text: `${side}.${number}`,
  id: `said-${side}-${number}`,
  phrase: null,
});

test("lines of two sides are all kept, each once, and shown to their own side only", () => {
  const first = withLines([], [line(0, 1), line(1, 1), line(1, 2)]);
  const all = withLines(first, [line(0, 2), line(1, 2), line(1, 3)]);
  expect(linesOf(0, all).map(({ text }) => text)).toEqual(["0.1", "0.2"]);
  expect(linesOf(1, all).map(({ text }) => text)).toEqual(["1.1", "1.2", "1.3"]);
  expect(linesOf(undefined, all)).toEqual([]);
});
