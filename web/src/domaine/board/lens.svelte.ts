/** Touch gestures on the board: one finger pans it while enlarged, two pinch to zoom, a double tap zooms in there. */
import type { Attachment } from "svelte/attachments";
import type { Point } from "./geometry";
import { doubled, enlarged, moved, revealing, whole, windowOf, type Frame, type Zoom } from "./zoom";

const SLIP_PX = 9;
const DOUBLE_MS = 320;
const DOUBLE_PX = 34;
const WHEEL = 0.0022;
const STEP = 1.5;

interface Finger {
  x: number;
  y: number;
}

export class Lens {
  zoom: Zoom = $state.raw({ x: 0, y: 0, by: 1 });
  readonly near: boolean = $derived(this.zoom.by > 1.02);
  readonly view: string = $derived.by(() => windowOf(this.zoom, this.frame));
  private readonly fingers = new Map<number, Finger>();
  private svg: SVGSVGElement | undefined;
  private slipped = false;
  private pinch: { far: number; by: number } | undefined;
  private tapped: Finger & { at: number } = { x: 0, y: 0, at: -DOUBLE_MS };

  constructor(private readonly frame: Frame) {
    this.zoom = whole(frame);
  }

  larger(): void {
    this.zoom = enlarged(this.zoom, this.frame, this.centre(), this.zoom.by * STEP);
  }

  smaller(): void {
    this.zoom = enlarged(this.zoom, this.frame, this.centre(), this.zoom.by / STEP);
  }

  reset(): void {
    this.zoom = whole(this.frame);
  }

  /** Enlarges the board at a point, or shows all of it again. */
  toggle(point: Point = this.centre()): void {
    this.zoom = doubled(this.zoom, this.frame, point);
    this.reveal(point);
  }

  /** Pans so that a point is visible; does nothing while the whole board is visible. */
  reveal(point: Point): void {
    if (this.near) this.zoom = revealing(this.zoom, this.frame, point);
  }

  /** Converts a point of the window to one of the board. */
  pointAt(clientX: number, clientY: number): Point | undefined {
    const matrix = this.svg?.getScreenCTM();
    return matrix ? new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse()) : undefined;
  }

  /** Whether the finger that was lifted had panned the board, so that it does not count as a tap. */
  get dragged(): boolean {
    return this.slipped;
  }

  readonly attach: Attachment<SVGSVGElement> = (svg) => {
    this.svg = svg;
    const stop = new AbortController();
    const on = (name: string, listener: (event: never) => void, passive = true): void =>
      svg.addEventListener(name, listener as (event: Event) => void, { signal: stop.signal, passive });
    on("pointerdown", (event: PointerEvent) => this.down(event));
    on("pointermove", (event: PointerEvent) => this.move(event));
    on("pointerup", (event: PointerEvent) => this.up(event));
    on("pointercancel", (event: PointerEvent) => this.lift(event));
    on("wheel", (event: WheelEvent) => this.wheel(event), false);
    // `touch-action` is not applied inside every drawing: a finger that pans the board must not scroll anything else.
    on(
      "touchmove",
      (event: TouchEvent) => (this.near || event.touches.length > 1) && event.cancelable && event.preventDefault(),
      false,
    );
    return () => stop.abort();
  };

  private centre(): Point {
    const half = this.frame.size / this.zoom.by / 2;
    return { x: this.zoom.x + half, y: this.zoom.y + half };
  }

  private down(event: PointerEvent): void {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.fingers.size === 1) this.slipped = false;
    this.pinch = this.fingers.size === 2 ? { far: this.spread(), by: this.zoom.by } : undefined;
  }

  private move(event: PointerEvent): void {
    const last = this.fingers.get(event.pointerId);
    if (!last) return;
    const far = Math.hypot(event.clientX - last.x, event.clientY - last.y);
    if (!this.pinch && (!this.near || (!this.slipped && far < SLIP_PX))) return;
    this.slipped = true;
    if (this.pinch) this.squeeze(event);
    else this.drag(last, event);
  }

  private drag(last: Finger, event: PointerEvent): void {
    const [from, to] = [this.pointAt(last.x, last.y), this.pointAt(event.clientX, event.clientY)];
    if (from && to) this.zoom = moved(this.zoom, this.frame, from.x - to.x, from.y - to.y);
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  private squeeze(event: PointerEvent): void {
    const before = this.between();
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const after = this.between();
    const point = this.pointAt(after.x, after.y);
    if (!point || !this.pinch) return;
    const grown = enlarged(this.zoom, this.frame, point, (this.pinch.by * this.spread()) / this.pinch.far);
    const unit = (this.svg?.clientWidth ?? 1) / (this.frame.size / grown.by);
    this.zoom = moved(grown, this.frame, (before.x - after.x) / unit, (before.y - after.y) / unit);
  }

  private up(event: PointerEvent): void {
    const finger = this.fingers.get(event.pointerId);
    this.lift(event);
    if (!finger || event.pointerType === "mouse" || this.slipped || this.fingers.size > 0) return;
    const [x, y, at] = [event.clientX, event.clientY, event.timeStamp];
    const again = at - this.tapped.at < DOUBLE_MS && Math.hypot(x - this.tapped.x, y - this.tapped.y) < DOUBLE_PX;
    const point = again && this.pointAt(x, y);
    this.tapped = { x, y, at: again ? -DOUBLE_MS : at };
    if (point) this.zoom = doubled(this.zoom, this.frame, point);
  }

  private lift(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    if (this.fingers.size < 2) this.pinch = undefined;
  }

  private wheel(event: WheelEvent): void {
    if (!event.ctrlKey) return; // a pinch on a trackpad sets it; a plain wheel scrolls the page
    event.preventDefault();
    const point = this.pointAt(event.clientX, event.clientY);
    if (point) this.zoom = enlarged(this.zoom, this.frame, point, this.zoom.by * Math.exp(-event.deltaY * WHEEL * 4));
  }

  private spread(): number {
    const [one, other] = [...this.fingers.values()];
    return one && other ? Math.max(1, Math.hypot(one.x - other.x, one.y - other.y)) : 1;
  }

  private between(): Finger {
    const all = [...this.fingers.values()];
    return {
      x: all.reduce((sum, one) => sum + one.x, 0) / all.length,
      y: all.reduce((sum, one) => sum + one.y, 0) / all.length,
    };
  }
}
