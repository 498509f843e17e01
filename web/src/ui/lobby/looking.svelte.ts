/** A live view of the lobby: polled every few seconds while the page is visible. */
import { lobby, whyFailed } from "../../api";
import type { LobbyTable } from "../../protocol";
import { merged, type Row } from "./rows";

/** Milliseconds between two polls. */
const EVERY = 3_000;

/** The requests, and what is known about the browser. */
export interface World {
  ask: typeof lobby;
  now: () => number;
  seen: () => boolean;
}

const BROWSER: World = { ask: lobby, now: () => Date.now(), seen: () => document.visibilityState !== "hidden" };

export class Looking {
  rows: readonly Row[] = $state.raw([]);
  running: readonly LobbyTable[] = $state.raw([]);
  /** Why nothing is known, in words. */
  fault = $state("");
  /** Whether the server has answered once. */
  found = $state(false);
  /** The row under the pointer or in focus. */
  held = "";

  constructor(private readonly world: World = BROWSER) {}

  /** Polls now and from time to time; returns a function that stops it. */
  follow(): () => void {
    void this.look();
    const timer = setInterval(() => void this.look(), EVERY);
    return () => clearInterval(timer);
  }

  /** Polls once, if the page is visible. */
  async look(): Promise<void> {
    if (!this.world.seen()) return;
    try {
      const { waiting, running } = await this.world.ask();
      this.rows = merged(this.rows, waiting, this.world.now(), this.held);
      this.running = running;
      this.found = true;
      this.fault = "";
    } catch (error) {
      this.fault = whyFailed(error);
    }
  }
}
