/** Shows updates one after another, so that one can follow what others do. */
import type { Clock } from "./socket";

/** More than this waiting means the page was away: everything is shown at once. */
const BACKLOG = 60;

/** What goes on: whether something shown is still to be looked at, and how much waits behind it. */
export interface Pacing {
  resting: boolean;
  waiting: number;
}

export class Pacer<T> {
  private readonly waiting: T[] = [];
  /** What is shown and looked at. */
  private at: { item: T } | null = null;
  private stop: () => void = () => {};

  /**
   * `rest` says how long, in milliseconds, a shown item is to be looked at before the next: `Infinity` until somebody
   * asks for more. `tell` hears of every change.
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

  /** Shows the next at once. */
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

  /** Shows all that waits at once. */
  hurry(): void {
    this.stop();
    this.at = null;
    for (const item of this.waiting.splice(0)) this.show(item);
    this.report();
  }

  /** The pace is another one: what is shown rests for as long as that says. */
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
    this.stop = Number.isFinite(rest) ? this.clock.after(rest, () => this.next()) : () => {};
  }

  private report(): void {
    this.tell({ resting: this.at !== null, waiting: this.waiting.length });
  }
}
