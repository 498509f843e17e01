/** Shows updates one after another, so that one can follow what bots do. */
import type { Clock } from "./socket";

/** More than this waiting means the page was away: everything is shown at once. */
const BACKLOG = 6;

export class Pacer<T> {
  private readonly waiting: T[] = [];
  private busy = false;

  /** `rest` says how long, in milliseconds, a shown item is to be looked at before the next. */
  constructor(
    private readonly clock: Clock,
    private readonly show: (item: T) => void,
    private readonly rest: (item: T) => number,
  ) {}

  push(item: T): void {
    this.waiting.push(item);
    if (this.waiting.length > BACKLOG) this.flush();
    else if (!this.busy) this.next();
  }

  private flush(): void {
    for (const item of this.waiting.splice(0)) this.show(item);
  }

  private next(): void {
    this.busy = false;
    const item = this.waiting.shift();
    if (item === undefined) return;
    this.show(item);
    const rest = this.rest(item);
    if (rest <= 0) return this.next();
    this.busy = true;
    this.clock.after(rest, () => this.next());
  }
}
