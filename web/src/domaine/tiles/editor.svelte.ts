/** The set being entered, with what came before it; kept in this browser. */
import { cleared, EMPTY, painted, turned, type Draft, type Letter, type Tile, TILES } from "./draft";
import { draftIn, textOf, Unreadable } from "./text";

const KEY = "demesne.tiles";
const MOST = 200; // steps that can be undone

export class Editor {
  draft: Draft = $state.raw(EMPTY);
  tile: Tile = $state("c");
  brush: Letter = $state("f");
  private past: readonly Draft[] = $state.raw([]);
  /** Before the stroke that is going on. */
  private before: Draft | undefined;
  /** Whether a set was found in this browser. */
  readonly found: boolean;

  constructor() {
    const kept = read();
    this.found = kept !== undefined;
    if (kept) this.draft = kept;
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  /** Another draft, as one step. */
  take(draft: Draft): void {
    if (draft === this.draft) return;
    if (!this.before) this.past = [...this.past.slice(-MOST), this.draft];
    this.draft = draft;
    keep(draft);
  }

  undo(): void {
    const last = this.past.at(-1);
    if (!last) return;
    this.past = this.past.slice(0, -1);
    // A name is no step.
    this.draft = { ...last, name: this.draft.name };
    keep(this.draft);
  }

  /** A stroke of the brush is one step, however many squares it passes. */
  begin(): void {
    this.before = this.draft;
  }

  end(): void {
    const before = this.before;
    this.before = undefined;
    if (before && before !== this.draft) this.past = [...this.past.slice(-MOST), before];
  }

  paint(square: number, letter: Letter = this.brush): void {
    this.take(painted(this.draft, this.tile, square, letter));
  }

  turn(): void {
    this.take(turned(this.draft, this.tile));
  }

  clear(): void {
    this.take(cleared(this.draft, this.tile));
  }

  /** A name is no step that one undoes. */
  call(name: string): void {
    this.draft = { ...this.draft, name };
    keep(this.draft);
  }

  /** The tile so many places on, round and round. */
  go(by: number): void {
    this.tile = TILES[(TILES.indexOf(this.tile) + by + TILES.length) % TILES.length] ?? "c";
  }
}

function read(): Draft | undefined {
  try {
    const text = localStorage.getItem(KEY);
    return text === null ? undefined : draftIn(text);
  } catch (error) {
    if (error instanceof Unreadable || error instanceof DOMException) return undefined;
    throw error;
  }
}

function keep(draft: Draft): void {
  try {
    localStorage.setItem(KEY, textOf(draft));
  } catch {
    // Nothing is kept in this browser: the set lasts as long as the page.
  }
}
