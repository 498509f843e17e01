/** Shows updates one after another, so that people can follow what others do. */
import type { Clock } from "./surroundings";

/** A longer backlog means that the page was away: everything is shown at once. */
const BACKLOG = 60;

/** The state: whether a shown item is still being looked at, how many wait behind it, whether it is held. */
export interface Pacing {
  resting: boolean;
  waiting: number;
  held: boolean;
}

export class Pacer<T> {
  private readonly waiting: T[] = [];
  /** The item being looked at. */
  private at: { item: T } | null = null;
  private stop: () => void = () => {};
  private held = false;

  /**
   * `rest` says how long, in milliseconds, an item is shown before the next: `Infinity` means until the reader asks for
   * more. `tell` is called with every change.
   */
  constructor(
    private readonly clock: Clock,
    private readonly show: (item: T) => void,
    private readonly rest: (item: T) => number,
    private readonly tell: (pacing: Pacing) => void = () => {},
  ) {}

  push(item: T): void {
    this.waiting.push(item);
    if (this.waiting.length > BACKLOG) this.hurry();
    else if (!this.at) this.next();
    else this.report();
  }

  /** Shows the next one at once. */
  next(): void {
    this.stop();
    this.at = null;
    const item = this.waiting.shift();
    if (item !== undefined) {
      this.show(item);
      this.look(item);
    }
    this.report();
  }

  /** Shows all that are waiting, at once. */
  hurry(): void {
    this.stop();
    this.at = null;
    for (const item of this.waiting.splice(0)) this.show(item);
    this.report();
  }

  /** Holds the shown item until the reader asks for more, or releases it. Nothing is held once all are shown. */
  hold(held: boolean): void {
    if (held && !this.at) return;
    this.held = held;
    if (this.at) this.repace();
  }

  /** The items that wait to be shown. */
  get queue(): readonly T[] {
    return this.waiting;
  }

  /** The pace has changed: the shown item rests for as long as that says. */
  repace(): void {
    if (!this.at) return;
    this.stop();
    this.look(this.at.item);
    this.report();
  }

  private look(item: T): void {
    const rest = this.rest(item);
    if (rest <= 0) return this.next();
    this.at = { item };
    this.stop = Number.isFinite(rest) && !this.held ? this.clock.after(rest, () => this.next()) : () => {};
  }

  private report(): void {
    if (!this.at) this.held = false;
    this.tell({ resting: this.at !== null, waiting: this.waiting.length, held: this.held });
  }
}
