/** A review that is read while it is being made: polled as long as the page is visible. */
import { type Cards, glance, Refusal, review, whyFailed } from "../../api";
import type { Review } from "../../protocol";

/** How long to wait before retrying the server, in milliseconds. */
const AGAIN = 3000;

/** The requests to the server, and what is known about the browser. */
export interface World {
  ask: typeof review;
  seen: () => boolean;
  /** Calls back when the page becomes visible again. */
  whenSeen: (then: () => void) => void;
  after: (time: number, then: () => void) => void;
}

export const BROWSER: World = {
  ask: review,
  seen: () => document.visibilityState !== "hidden",
  whenSeen: (then) => document.addEventListener("visibilitychange", then, { once: true }),
  after: (time, then) => void setTimeout(then, time),
};

/** A quick analysis only. */
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

  /** Polls until the review is complete, or `close`. */
  async follow(): Promise<void> {
    while (!this.leaving.signal.aborted && this.now?.stage !== "done") {
      if (!this.world.seen()) await new Promise<void>((then) => this.world.whenSeen(then));
      else if (!(await this.ask())) return;
    }
  }

  /** Stops polling. */
  close(): void {
    this.leaving.abort();
  }

  /** Polls once; returns whether it is worth polling again. */
  private async ask(): Promise<boolean> {
    try {
      this.now = await this.world.ask(this.table, this.now?.number ?? 0, this.cards, this.key, this.leaving.signal);
      this.fault = "";
      return true;
    } catch (error) {
      if (this.leaving.signal.aborted) return false;
      this.fault = whyFailed(error);
      const lost = error instanceof Refusal && error.code === "offline";
      if (lost) await new Promise<void>((then) => this.world.after(AGAIN, then));
      return lost;
    }
  }
}
