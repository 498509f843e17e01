/** A review that is read while it is made: asked for again and again, as long as the page is seen. */
import { type Cards, glance, Refusal, review } from "../../api";
import type { Review } from "../../protocol";
import { words } from "../../words";

/** How long to wait before the server is looked for again, in milliseconds. */
const AGAIN = 3000;

/** What the page asks the server, and what it knows of the browser. */
export interface World {
  ask: typeof review;
  seen: () => boolean;
  /** Calls back when the page is seen again. */
  whenSeen: (then: () => void) => void;
  after: (time: number, then: () => void) => void;
}

export const BROWSER: World = {
  ask: review,
  seen: () => document.visibilityState !== "hidden",
  whenSeen: (then) => document.addEventListener("visibilitychange", then, { once: true }),
  after: (time, then) => void setTimeout(then, time),
};

/** For whoever only has a glance. */
export const GLANCING: World = {
  ...BROWSER,
  ask: (table, after, _, key, signal) => glance(table, "first", after, key, signal),
};

export class Reading {
  now: Review | null = $state.raw(null);
  /** Why there is none, in words. */
  fault = $state("");
  private readonly leaving = new AbortController();

  constructor(
    private readonly table: string,
    private readonly key: string | undefined,
    private readonly cards: Cards = "known",
    private readonly world: World = BROWSER,
  ) {}

  /** Asks until there is nothing more to be found, or `close`. */
  async follow(): Promise<void> {
    while (!this.leaving.signal.aborted && this.now?.stage !== "done") {
      if (!this.world.seen()) await new Promise<void>((then) => this.world.whenSeen(then));
      else if (!(await this.ask())) return;
    }
  }

  /** Nobody reads any more. */
  close(): void {
    this.leaving.abort();
  }

  /** Asks once; whether it is worth asking again. */
  private async ask(): Promise<boolean> {
    try {
      this.now = await this.world.ask(this.table, this.now?.number ?? 0, this.cards, this.key, this.leaving.signal);
      this.fault = "";
      return true;
    } catch (error) {
      if (this.leaving.signal.aborted) return false;
      this.fault = error instanceof Refusal ? error.message : words("fault-title");
      const lost = error instanceof Refusal && error.code === "offline";
      if (lost) await new Promise<void>((then) => this.world.after(AGAIN, then));
      return lost;
    }
  }
}
