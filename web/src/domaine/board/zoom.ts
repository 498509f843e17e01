/** The visible part of the board: a square viewport, which can be pinched, zoomed by a double tap, and panned. */
import type { Point } from "./geometry";

/** The viewport's upper left corner, and the zoom factor. */
export interface Zoom {
  x: number;
  y: number;
  by: number;
}

export const MOST = 4;
export const DOUBLE_TAP = 2.5;

/** The whole board with its frame. */
export interface Frame {
  x: number;
  y: number;
  size: number;
}

export const whole = (frame: Frame): Zoom => ({ x: frame.x, y: frame.y, by: 1 });

/** The visible part as a `viewBox`. */
export function windowOf(zoom: Zoom, frame: Frame): string {
  const size = frame.size / zoom.by;
  return [zoom.x, zoom.y, size, size].map((value) => Math.round(value * 100) / 100).join(" ");
}

/** Zoomed `by` times, with `point` of the board staying where it is on the screen. */
export function enlarged(zoom: Zoom, frame: Frame, point: Point, by: number): Zoom {
  const next = Math.min(MOST, Math.max(1, by));
  const share = zoom.by / next; // how the viewport's size changes
  return kept({ x: point.x - (point.x - zoom.x) * share, y: point.y - (point.y - zoom.y) * share, by: next }, frame);
}

/** Panned by this many board units, never off the board. */
export function moved(zoom: Zoom, frame: Frame, dx: number, dy: number): Zoom {
  return kept({ ...zoom, x: zoom.x + dx, y: zoom.y + dy }, frame);
}

/** The viewport kept inside the frame. */
function kept(zoom: Zoom, frame: Frame): Zoom {
  const most = frame.size - frame.size / zoom.by;
  const held = (value: number, from: number): number => Math.min(from + most, Math.max(from, value));
  return { x: held(zoom.x, frame.x), y: held(zoom.y, frame.y), by: zoom.by };
}

/** A double tap: zoomed in there, or back to the whole board. */
export function doubled(zoom: Zoom, frame: Frame, point: Point): Zoom {
  return zoom.by > 1.05 ? whole(frame) : enlarged(zoom, frame, point, DOUBLE_TAP);
}

/** Panned just far enough for `point` to be visible, at some distance from the edge. */
export function revealing(zoom: Zoom, frame: Frame, point: Point): Zoom {
  const size = frame.size / zoom.by;
  const rim = Math.min(size / 5, 110);
  const shift = (value: number, from: number): number =>
    Math.min(0, value - rim - from) + Math.max(0, value + rim - (from + size));
  return moved(zoom, frame, shift(point.x, zoom.x), shift(point.y, zoom.y));
}
