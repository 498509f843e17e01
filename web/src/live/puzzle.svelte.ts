/** A puzzle being tried: what was wrong, what is left, the solution in the end. No table, no drawing, no words. */
import type { Because, Solution, Solved, Weighed } from "../protocol";

/** The number of tries. */
export const TRIES = 3;

/** Poses a puzzle, and knows the solution. */
export interface Asker {
  /** What each choice would bring. */
  weigh(): Promise<Weighed>;
  /** Why nothing can be done with a thing. */
  why(thing: string): Promise<Because>;
  /** The result of a try; null gives up. */
  attempt(move: string | null): Promise<Solved>;
}

/** What a puzzle is about: the step that is asked for, and the address of the game it comes from, if any. */
export interface About {
  step: string;
  game?: string | undefined;
  /** The address of the next puzzle, if there is one. */
  onward(): string | undefined;
  /** The address of the list that it belongs to. */
  all: string;
}

/** A try that was wrong. */
export type Miss = Pick<Solved, "behind" | "reasons"> & { move: string };

/** Where wrong tries are kept until the puzzle is over, so that loading the page again does not give them back. */
export interface Memory {
  recall(): readonly Miss[];
  keep(misses: readonly Miss[]): void;
}

/** The question, the tries, and finally the solution. */
export class Puzzle {
  misses: readonly Miss[] = $state.raw([]);
  solution: Solution | null = $state.raw(null);
  /** Whether it was solved, once it is over. */
  found = $state(false);
  busy = $state(false);
  /** The last try had been tried before. */
  repeated = $state(false);
  /** The answer could not be fetched. */
  fault: unknown = $state.raw(null);
  readonly left: number = $derived(TRIES - this.misses.length - (this.found ? 1 : 0));

  constructor(
    readonly about: About,
    private readonly asker: Asker,
    /** Called once, when it is over. */
    private readonly over: (found: boolean) => void,
    private readonly missed: () => void,
    private readonly memory: Memory = { recall: () => [], keep: () => undefined },
  ) {
    this.misses = memory.recall().slice(0, TRIES - 1);
  }

  /** Whether a move was tried and was wrong. */
  isMiss(move: string): boolean {
    return this.misses.some((miss) => miss.move === move);
  }

  /** Tries a move that was not tried yet; the last wrong try shows the solution, as null does at once. */
  async attempt(move: string | null): Promise<void> {
    if (this.busy || this.solution) return;
    this.repeated = move !== null && this.isMiss(move);
    if (this.repeated) return;
    this.busy = true;
    this.fault = null;
    try {
      await this.judge(move, await this.asker.attempt(move));
    } catch (error) {
      this.fault = error;
    }
    this.busy = false;
  }

  private async judge(move: string | null, { outcome, behind, reasons, solution }: Solved): Promise<void> {
    if (move !== null && outcome === "wrong") {
      const last = this.misses.length + 1 === TRIES;
      const shown = last ? (await this.asker.attempt(null)).solution : null;
      this.misses = [...this.misses, { move, behind, reasons }];
      this.memory.keep(this.misses);
      this.end(shown, false);
      if (!shown) this.missed();
    } else this.end(solution, outcome === "right");
  }

  private end(solution: Solution | null, found: boolean): void {
    if (!solution) return;
    this.found = found;
    this.solution = solution;
    this.memory.keep([]);
    this.over(found);
  }
}
