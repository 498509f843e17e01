import { describe, expect, it } from "vitest";
import { around, gap, shared, thread, wider, type Box } from "../../../src/ui/boxes";
import { bestPlace, crossed, within } from "../../../src/ui/coach/layout";

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });
const AREA = box(0, 0, 1000, 600);
const SLIP = { width: 200, height: 100 };

describe("boxes", () => {
  it("are put around others", () => {
    expect(around([])).toBeNull();
    expect(around([box(10, 20, 30, 5), box(0, 22, 5, 40)])).toEqual(box(0, 20, 40, 42));
    expect(wider(box(5, 5, 10, 10), 2)).toEqual(box(3, 3, 14, 14));
  });

  it("share an area, or lie apart", () => {
    expect(shared(box(0, 0, 10, 10), box(5, 6, 10, 10))).toBe(20);
    expect(shared(box(0, 0, 10, 10), box(10, 0, 10, 10))).toBe(0);
    expect(gap(box(0, 0, 10, 10), box(13, 14, 1, 1))).toBe(5);
  });

  it("hold a part of a line", () => {
    expect(
      within(
        [
          { x: 0, y: 5 },
          { x: 30, y: 5 },
        ],
        box(10, 0, 10, 10),
      ),
    ).toBeCloseTo(10);
    expect(
      within(
        [
          { x: 0, y: 15 },
          { x: 30, y: 15 },
        ],
        box(10, 0, 10, 10),
      ),
    ).toBeCloseTo(0);
    expect(
      within(
        [
          { x: 0, y: 0 },
          { x: 30, y: 40 },
        ],
        box(0, 20, 100, 100),
      ),
    ).toBeCloseTo(25);
  });

  it("are joined where they face each other", () => {
    expect(thread(box(0, 0, 10, 10), box(30, 4, 10, 10))).toEqual([
      { x: 10, y: 7 },
      { x: 30, y: 7 },
    ]);
  });
});

describe("the slip", () => {
  it("lies beside what it points at, on nothing that one needs", () => {
    const ring = box(400, 200, 100, 100);
    const needed = [box(0, 150, 400, 200), box(500, 150, 500, 200)];
    const slip = { ...bestPlace(SLIP, { ring, needed, seen: [] }, AREA), ...SLIP };
    for (const thing of [ring, ...needed]) expect(shared(slip, thing)).toBe(0);
    expect(gap(slip, ring)).toBeLessThan(80);
  });

  it("sends no thread across what one needs", () => {
    const ring = box(300, 100, 200, 60);
    const cards = [box(280, 180, 70, 160), box(360, 180, 70, 160), box(440, 180, 70, 160)];
    const slip = { ...bestPlace(SLIP, { ring, needed: cards, seen: [box(0, 0, 250, 600)] }, AREA), ...SLIP };
    expect(crossed(slip, ring, cards)).toBe(0);
  });

  it("rather lies where nothing is to be seen", () => {
    const ring = box(400, 200, 100, 100);
    const seen = [box(0, 0, 400, 600)];
    expect(bestPlace(SLIP, { ring, needed: [], seen }, AREA).x).toBeGreaterThanOrEqual(400);
  });

  it("stays within the page", () => {
    const place = bestPlace(SLIP, { ring: box(0, 0, 50, 50), needed: [], seen: [] }, AREA);
    expect(place.x).toBeGreaterThanOrEqual(0);
    expect(place.y).toBeGreaterThanOrEqual(0);
  });
});
