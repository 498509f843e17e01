import { expect, test } from "vitest";
import { hasteOf, wayOf } from "../../src/ui/table/journeys";

const from = { x: 0, y: 0, width: 100, height: 50 };
const to = { x: 400, y: 300, width: 80, height: 40 };

test("a piece has its size where it arrives, and that of what it leaves where it starts", () => {
  const way = wayOf({ wide: 2, high: 1 }, from, to);
  expect([way.width, way.height]).toEqual([80, 40]);
  expect(way.scale).toBe(1.25);
});

test("the path goes from centre to centre, and sags", () => {
  const numbers = wayOf({ wide: 1, high: 1 }, from, to)
    .path.match(/-?[\d.]+/g)
    ?.map(Number);
  expect(numbers?.slice(0, 2)).toEqual([50, 25]);
  expect(numbers?.slice(4)).toEqual([440, 320]);
  expect(numbers?.[3]).toBeGreaterThan((25 + 320) / 2);
});

test("the path stays in sight: where there is no room to sag, it arches upwards", () => {
  const low = { ...to, y: 700 };
  const middle = (path: string): number => Number(path.match(/-?[\d.]+/g)?.[3]);
  const shape = { wide: 1, high: 1 };
  expect(middle(wayOf(shape, { ...from, y: 700 }, low, 768).path)).toBeLessThan(720);
  expect(middle(wayOf(shape, { ...from, y: 700 }, low, 1080).path)).toBeGreaterThan(725);
});

test("a piece is neither a dot nor a giant where it starts", () => {
  expect(wayOf({ wide: 1, high: 1 }, { ...from, width: 1, height: 1 }, to).scale).toBe(0.25);
  expect(wayOf({ wide: 1, high: 1 }, { ...from, width: 900, height: 900 }, to).scale).toBe(2.5);
});

test("a piece has arrived before the next act is shown", () => {
  expect(hasteOf(1900)).toBe(1);
  expect(hasteOf(Infinity)).toBe(1);
  expect(940 * hasteOf(800)).toBeLessThan(800);
});
