import { expect, test } from "vitest";
import { gainsOf, scoresLeft } from "../../../../src/domaine/table/words/gains";
import { at, figure, lord, region, view } from "../../tables";

const domain = (castle: string, squares: string[], points: number) =>
  region("domain", squares, { castle: at(castle), owner: 0, points });

test("a domain that arises or grows says what it brings, where no piece stands", () => {
  const before = view({ regions: [domain("a1", ["a1", "b1"], 2), domain("k1", ["k1"], 1)] });
  const regions = [domain("a1", ["a1", "b1", "c1"], 3), domain("k1", ["k1"], 1), domain("e5", ["e5", "f5", "g5"], 5)];
  const after = view({ regions, castles: [figure("a1", 0), figure("e5", 0)], knights: [figure("f5", 0)] });
  expect(gainsOf(before, after)).toEqual([
    { squares: ["a1", "b1", "c1"], at: "b1", points: 1 },
    { squares: ["e5", "f5", "g5"], at: "g5", points: 5 },
  ]);
});

test("a domain that shrinks says what it loses, and one full of pieces says it on one of them", () => {
  const before = view({ regions: [domain("a1", ["a1", "b1"], 4)] });
  const after = view({ regions: [domain("a1", ["a1"], 1)], castles: [figure("a1", 0)] });
  expect(gainsOf(before, after)).toEqual([{ squares: ["a1"], at: "a1", points: -3 }]);
});

test("where a score has changed, the old one is told", () => {
  const scored = (...scores: number[]) => view({ lords: scores.map((score, seat) => lord(seat, { score })) });
  expect(scoresLeft(scored(3, 7, 3), scored(8, 7, 4))).toEqual([3]);
  expect(scoresLeft(scored(3, 7, 3), scored(3, 7, 3))).toEqual([]);
});
