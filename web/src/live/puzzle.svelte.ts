/** A puzzle as it is tried: what was wrong, what is left, the answer in the end. No table, no drawing, no words. */
import type { Solution, Solved, Weighed } from "../protocol";

/** So many tries one has. */
export const TRIES = 3;

/** Who asks a puzzle, and knows the answer. */
export interface Asker {
  /** What each choice would bring. */
  weigh(): Promise<Weighed>;
  /** What comes of a try; null gives up. */
  attempt(move: string | null): Promise<Solved>;
}

/** What a puzzle is about: the word of the step that is asked for, its game's address, if it is of one. */
export interface About {
  step: string;
  game?: string | undefined;
  /** The address of what one is asked next, if there is more. */
  onward(): string | undefined;
  /** Where those stand among which it is asked. */
  all: string;
}

/** A try that was wrong. */
export type Miss = Pick<Solved, "behind" | "reasons"> & { move: string };

/** What is asked, what was tried, and all of it in the end. */
export class Puzzle {
  misses: readonly Miss[] = $state.raw([]);
  solution: Solution | null = $state.raw(null);
  /** Whether it was found, once it is over. */
  found = $state(false);
  busy = $state(false);
  /** What was tried last had been tried before. */
  repeated = $state(false);
  /** The answer could not be had. */
  fault: Error | null = $state.raw(null);
  readonly left: number = $derived(TRIES - this.misses.length - (this.found ? 1 : 0));

  constructor(
    readonly about: About,
    private readonly asker: Asker,
    /** Hears once of how it ended. */
    private readonly over: (found: boolean) => void,
    private readonly missed: () => void,
  ) {}

  /** Whether a move was tried and is wrong. */
  isMiss(move: string): boolean {
    return this.misses.some((miss) => miss.move === move);
  }

  /** Tries a move that was not tried yet; the last wrong one shows the answer, as null does at once. */
  async attempt(move: string | null): Promise<void> {
    if (this.busy || this.solution) return;
    this.repeated = move !== null && this.isMiss(move);
    if (this.repeated) return;
    this.busy = true;
    this.fault = null;
    try {
      await this.judge(move, await this.asker.attempt(move));
    } catch (error) {
      this.fault = error instanceof Error ? error : new Error(String(error));
    }
    this.busy = false;
  }

  private async judge(move: string | null, { outcome, behind, reasons, solution }: Solved): Promise<void> {
    if (move !== null && outcome === "wrong") {
      const last = this.misses.length + 1 === TRIES;
      const shown = last ? (await this.asker.attempt(null)).solution : null;
      this.misses = [...this.misses, { move, behind, reasons }];
      this.end(shown, false);
      if (!shown) this.missed();
    } else this.end(solution, outcome === "right");
  }

  private end(solution: Solution | null, found: boolean): void {
    if (!solution) return;
    this.found = found;
    this.solution = solution;
    this.over(found);
  }
}
