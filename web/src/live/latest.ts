/** Throttles values: passes on the newest, one at a time with a pause between, and no value twice in a row. */
import type { Clock } from "./surroundings";

export class Latest<T> {
  private waiting: { item: T } | null = null;
  private busy = false;
  private told = "";

  constructor(
    private readonly clock: Clock,
    private readonly restMs: number,
    private readonly tell: (item: T) => void,
  ) {}

  push(item: T): void {
    this.waiting = { item };
    if (!this.busy) this.next();
  }

  private next(): void {
    this.busy = false;
    const item = this.waiting?.item;
    const text = JSON.stringify(item);
    if (item === undefined || text === this.told) return;
    this.waiting = null;
    this.told = text;
    this.tell(item);
    this.busy = true;
    this.clock.after(this.restMs, () => this.next());
  }
}
