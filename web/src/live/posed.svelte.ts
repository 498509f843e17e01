/** A puzzle: a table as it was for somebody, at which moves are only tries. No drawing, no words. */
import type { Offer, Update } from "../protocol";
import { Puzzle, type About, type Asker, type Memory } from "./puzzle.svelte";
import { Table } from "./table.svelte";
import { whyNot } from "./whynot";

const TRIED = "puzzle.tried";

/** The table of a puzzle. There is no connection; a move is a try. */
export class Posed extends Table {
  override readonly puzzle: Puzzle;
  private wondered: string | null = null;

  constructor(
    private readonly posed: Update,
    about: About,
    private readonly asker: Asker,
    over: (found: boolean) => void,
    memory: Memory,
  ) {
    super(posed.view.table, null);
    this.link = "live";
    this.puzzle = new Puzzle(about, asker, over, () => this.lessen(), memory);
    this.lessen();
  }

  override play(move: string): boolean {
    void this.puzzle.attempt(move);
    return true;
  }

  override weigh(): void {
    if (this.effects !== null) return;
    this.asker.weigh().then(
      ({ effects }) => (this.effects = effects),
      () => undefined, // the choice can be made without them
    );
  }

  override wonder(thing: string | null): void {
    this.because = null;
    this.wondered = thing;
    if (thing === null) return;
    const spent = this.puzzle.misses.map(({ move }) => move);
    void whyNot(thing, this.asker.why(thing), spent, TRIED).then((because) => {
      if (thing === this.wondered) this.because = because;
    });
  }

  override spent(move: string): string | null {
    return this.puzzle.isMiss(move) ? TRIED : null;
  }

  // Nothing else is requested at such a table, and nobody is told anything.
  override undo(): boolean {
    return false;
  }
  override askHint(): void {}
  override hover(): void {}

  /** What was tried is no longer offered. */
  private lessen(): void {
    const { offer } = this.posed;
    this.wonder(null);
    this.take({ ...this.posed, offer: offer && without(offer, (move) => this.puzzle.isMiss(move)) });
  }
}

/** An offer without the moves that are `gone`, removed from whatever list they are in. */
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
