/** What the best player advises: its move and, when asked again, the next best ones. */
import type { Table } from "../../../live/table.svelte";
import type { Fact, Hinted } from "../../../protocol";

export interface Advised {
  move: string;
  /** By how many points it is behind the best; 0: about as good; null: it is the best. */
  behind: number | null;
  reasons: readonly Fact[];
}

export class Advice {
  /** How far the reader has gone through the moves of a hint. */
  private gone: { hint: Hinted | null; at: number } = $state.raw({ hint: null, at: 0 });
  private readonly all: readonly Advised[] = $derived.by(() => {
    const { hint } = this.table;
    return hint ? [{ ...hint, behind: null }, ...hint.others] : [];
  });
  private readonly at: number = $derived.by(() => (this.gone.hint === this.table.hint ? this.gone.at : 0));
  /** What is shown; a new object whenever it is requested. */
  readonly shown: Advised | null = $derived.by(() => (void this.gone, this.copy(this.at)));
  /** What is shown when asked again: after the last, the best one again. */
  readonly next: Advised | null = $derived.by(() =>
    this.all.length > 1 ? this.copy((this.at + 1) % this.all.length) : null,
  );
  /** How many moves the best player cannot tell from its own. */
  readonly equals: number = $derived(this.all.filter(({ behind }) => behind === 0).length);

  constructor(private readonly table: Pick<Table, "hint">) {}

  /** Goes on to the next move, or back to the one shown if *mind* is another; false if there is nothing to show. */
  turn(mind: string | null): boolean {
    if (!this.shown || !this.next) return false;
    const at = mind === this.shown.move ? (this.at + 1) % this.all.length : this.at;
    this.gone = { hint: this.table.hint, at };
    return true;
  }

  private copy(at: number): Advised | null {
    const found = this.all[at];
    return found ? { ...found } : null;
  }
}
