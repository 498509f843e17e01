/** A puzzle: a table as it was for somebody, at which nothing is done but tried. No drawing, no words. */
import type { Offer, Solution, Solved, Update, Weighed } from "../protocol";
import { Table } from "./table.svelte";

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

/** The table of a puzzle. No connection is made; a move is a try. */
export class Posed extends Table {
  override readonly puzzle: Puzzle;

  constructor(
    private readonly posed: Update,
    about: About,
    private readonly asker: Asker,
    over: (found: boolean) => void,
  ) {
    super(posed.view.table, null);
    this.link = "live";
    this.puzzle = new Puzzle(about, asker, over, () => this.lessen());
    this.take(posed);
  }

  override play(move: string): boolean {
    void this.puzzle.attempt(move);
    return true;
  }

  override weigh(): void {
    if (this.effects !== null) return;
    this.asker.weigh().then(
      ({ effects }) => (this.effects = effects),
      () => undefined, // one chooses without
    );
  }

  // Nothing else is asked at such a table, and nobody hears of anything.
  override undo(): boolean {
    return false;
  }
  override askHint(): void {}
  override wonder(): void {}
  override hover(): void {}

  /** What was tried is offered no longer. */
  private lessen(): void {
    const { offer } = this.posed;
    this.take({ ...this.posed, offer: offer && without(offer, (move) => this.puzzle.isMiss(move)) });
  }
}

/** What an offer lists, without the moves that are `gone`: whatever stands in a list and is such a move. */
export function without(offer: Offer, gone: (move: string) => boolean): Offer {
  const isGone = (each: unknown): boolean => {
    const move: unknown = typeof each === "object" && each !== null && "move" in each ? each.move : null;
    return typeof move === "string" && gone(move);
  };
  const left = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.filter((each) => !isGone(each)).map(left);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, left(each)]));
  };
  return left(offer) as Offer;
}
