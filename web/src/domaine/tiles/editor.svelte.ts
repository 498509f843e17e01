/** The set being entered, with its undo history; stored in this browser. */
import { storage } from "../../storage";
import { cleared, EMPTY, painted, turned, type Draft, type Letter, type Tile, TILES } from "./draft";
import { draftIn, textOf, Unreadable } from "./text";

/** Under which name the browser stores it. */
export const KEY = "demesne.tiles";
const MOST = 200; // steps that can be undone

export class Editor {
  draft: Draft = $state.raw(EMPTY);
  tile: Tile = $state("c");
  brush: Letter = $state("f");
  private past: readonly Draft[] = $state.raw([]);
  /** The draft before the current stroke. */
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

  /** Changes the draft, as one undo step. */
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
    // The name is not an undo step.
    this.draft = { ...last, name: this.draft.name };
    keep(this.draft);
  }

  /** Goes on from what another window has entered; what was entered here can no longer be undone. */
  follow(): void {
    this.draft = read() ?? this.draft;
    this.past = [];
    this.before = undefined;
  }

  /** A stroke of the brush is one undo step, however many squares it covers. */
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

  /** Changing the name is not an undo step. */
  call(name: string): void {
    this.draft = { ...this.draft, name };
    keep(this.draft);
  }

  /** The tile that many places further, wrapping around. */
  go(by: number): void {
    this.tile = TILES[(TILES.indexOf(this.tile) + by + TILES.length) % TILES.length] ?? "c";
  }
}

function read(): Draft | undefined {
  try {
    const text = storage.getItem(KEY);
    return text === null ? undefined : draftIn(text);
  } catch (error) {
    if (error instanceof Unreadable || error instanceof DOMException) return undefined;
    throw error;
  }
}

function keep(draft: Draft): void {
  try {
    storage.setItem(KEY, textOf(draft));
  } catch {
    // This browser stores nothing: the set lasts as long as the page.
  }
}
