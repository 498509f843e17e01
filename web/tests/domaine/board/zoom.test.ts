import { describe, expect, it } from "vitest";
import {
  DOUBLE_TAP,
  doubled,
  enlarged,
  moved,
  MOST,
  revealing,
  whole,
  windowOf,
  type Zoom,
} from "../../../src/domaine/board/zoom";

const FRAME = { x: -40, y: -40, size: 1232 };

/** Where a point of the board stands in the window, from 0 to 1. */
function share(zoom: Zoom, x: number, y: number): [number, number] {
  const size = FRAME.size / zoom.by;
  return [(x - zoom.x) / size, (y - zoom.y) / size];
}

describe("enlarging", () => {
  it("shows the whole board first", () => {
    expect(windowOf(whole(FRAME), FRAME)).toBe("-40 -40 1232 1232");
  });

  it("keeps the point under the finger where it is", () => {
    const before = enlarged(whole(FRAME), FRAME, { x: 500, y: 600 }, 2);
    const after = enlarged(before, FRAME, { x: 500, y: 600 }, 3);
    const [x, y] = share(before, 500, 600);
    expect(share(after, 500, 600)[0]).toBeCloseTo(x);
    expect(share(after, 500, 600)[1]).toBeCloseTo(y);
  });

  it("never goes beyond its bounds nor off the board", () => {
    expect(enlarged(whole(FRAME), FRAME, { x: 0, y: 0 }, 99).by).toBe(MOST);
    expect(enlarged(whole(FRAME), FRAME, { x: 0, y: 0 }, 0.1)).toEqual(whole(FRAME));
    const corner = enlarged(whole(FRAME), FRAME, { x: 1192, y: 1192 }, 2);
    expect(corner).toEqual({ x: 1192 - 616, y: 1192 - 616, by: 2 });
    expect(moved(corner, FRAME, 500, 500)).toEqual(corner);
    expect(moved(corner, FRAME, -5000, 0).x).toBe(-40);
  });

  it("a double tap enlarges the place that was tapped, the next one shows everything again", () => {
    const near = doubled(whole(FRAME), FRAME, { x: 576, y: 576 });
    expect(near.by).toBe(DOUBLE_TAP);
    for (const where of share(near, 576, 576)) expect(where).toBeCloseTo(0.5);
    expect(doubled(near, FRAME, { x: 0, y: 0 })).toEqual(whole(FRAME));
  });

  it("moves no further than it must to bring a place into sight", () => {
    const near = doubled(whole(FRAME), FRAME, { x: 576, y: 576 });
    expect(revealing(near, FRAME, { x: 576, y: 600 })).toEqual(near);
    const there = revealing(near, FRAME, { x: 1104, y: 576 });
    expect(there.y).toBe(near.y);
    expect(share(there, 1104, 576)[0]).toBeLessThan(1);
    expect(share(there, 1104, 576)[0]).toBeGreaterThan(0.6);
  });
});
