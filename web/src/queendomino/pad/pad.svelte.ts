import type { Brush } from "./editing";
import { built, laidDown, moved, stroked, tapped } from "./editing";
import { numberOf, openAt } from "./dynasty";
import { halvesOf, type Boxed } from "./box";
import { modeOf, withBox, type PadGame, type Side } from "./game";
import { refusal, type Laid } from "./laying";
import { extentOf, type Square } from "./scoring";
import { keepGame } from "./shelf";
import { MODES, type Mode } from "./tables";

/** One game being entered: whose kingdom, with which brush, and the undo history. */

const STEPS_BACK = 200;

/** A domino chosen by its number, and where its first half goes. */
export interface Held {
  box: string;
  number: number;
  first: Square | null;
}

interface Window {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The grid of a kingdom on the page: its full size, and wider if land was moved past the edge. */
export function windowOf(side: Side, size: number): Window {
  const box = extentOf(side) ?? { left: 0, top: 0, right: 0, bottom: 0 };
  const [low, high] = [(at: number): number => Math.min(0, at), (at: number): number => Math.max(size - 1, at)];
  return { left: low(box.left), top: low(box.top), right: high(box.right), bottom: high(box.bottom) };
}

/** The same kingdom moved inside its grid, if it fits. */
function fitted(side: Side, size: number): Side {
  const box = extentOf(side);
  const back = (low: number, high: number): number =>
    high - low >= size ? 0 : low < 0 ? -low : Math.min(0, size - 1 - high);
  const [dx, dy] = box ? [back(box.left, box.right), back(box.top, box.bottom)] : [0, 0];
  return dx || dy ? moved(side, dx, dy) : side;
}

export class Pad {
  game: PadGame;
  /** Whose kingdom is on the page. */
  at = $state(0);
  brush: Brush = $state({ kind: "land", terrain: "wheat", crowns: 0 });
  by: "brush" | "number" = $state("brush");
  held: Held | null = $state.raw(null);
  /** Why the last domino could not lie there, as `place.<code>`. */
  refused = $state("");
  kept = $state(true);
  #past: PadGame[] = $state.raw([]);
  #stroke: PadGame | null = null;

  constructor(game: PadGame) {
    this.game = $state.raw(game);
  }

  get mode(): Mode {
    return modeOf(this.game) ?? (MODES[0] as Mode);
  }

  get side(): Side {
    return this.game.sides[this.at] ?? (this.game.sides[0] as Side);
  }

  get canUndo(): boolean {
    return this.#past.length > 0 || this.held !== null;
  }

  /** Goes to another kingdom; resets brush and crowns. */
  show(index: number): void {
    this.at = index;
    this.held = null;
    this.refused = "";
  }

  /** A step that can be undone. */
  change(side: Side): void {
    this.#put(side);
    this.#keep(this.#stroke ? null : this.game);
  }

  #put(side: Side): void {
    if (side === this.side) return;
    const before = this.game;
    this.game = { ...before, sides: before.sides.map((one, index) => (index === this.at ? side : one)) };
    if (!this.#stroke) this.#past = [...this.#past, before].slice(-STEPS_BACK);
  }

  #keep(game: PadGame | null): void {
    if (game) this.kept = keepGame(game);
  }

  /** Counts with another box, as a step that can be undone. */
  count(box: Boxed): void {
    this.#past = [...this.#past, this.game].slice(-STEPS_BACK);
    this.game = withBox(this.game, box);
    this.held = null;
    this.#keep(this.game);
  }

  undo(): void {
    this.refused = "";
    if (this.held) {
      this.held = this.held.first ? { ...this.held, first: null } : null;
      return;
    }
    const before = this.#past.at(-1);
    if (!before) return;
    this.#past = this.#past.slice(0, -1);
    const sameBox = before.box === this.game.box;
    const changed = sameBox ? before.sides.findIndex((side, index) => side !== this.game.sides[index]) : -1;
    this.game = before;
    if (changed >= 0) this.at = changed;
    this.#keep(before);
  }

  /** Begins a brush stroke: all its squares are one undo step. */
  begin(): void {
    this.#stroke = this.game;
  }

  over(square: Square): void {
    this.change(stroked(this.side, square, this.brush));
  }

  end(): void {
    const before = this.#stroke;
    this.#stroke = null;
    if (!before || before === this.game) return;
    this.#past = [...this.#past, before].slice(-STEPS_BACK);
    this.#keep(this.game);
  }

  tap(square: Square): void {
    this.change(tapped(this.side, square, this.brush, this.mode));
  }

  build(square: Square, building: string | null): void {
    this.change(built(this.side, square, building));
  }

  move(dx: number, dy: number): void {
    if (this.canMove(dx, dy)) this.change(moved(this.side, dx, dy));
  }

  /** Whether a kingdom of full width would still touch its grid; further away there is nothing to enter. */
  canMove(dx: number, dy: number): boolean {
    const box = extentOf(this.side);
    const { size } = this.game;
    const near = (by: number, low: number, high: number): boolean =>
      by < 0 ? low + by > -size : by === 0 || high + by < 2 * size - 1;
    return Boolean(box) && near(dx, box!.left, box!.right) && near(dy, box!.top, box!.bottom);
  }

  /** Goes on from what another window has made of the game; what was done here can no longer be undone. */
  follow(game: PadGame): void {
    this.game = openAt(game, numberOf(this.game));
    this.#past = [];
    this.#stroke = null;
    this.held = null;
  }

  // --- by number ---------------------------------------------------------------------

  /** The kingdoms that already contain a domino. */
  owners(box: string, number: number): Side[] {
    return this.game.sides.filter((side) => side.laid.some((laid) => laid.box === box && laid.number === number));
  }

  take(box: string, number: number): void {
    this.held = { box, number, first: null };
    this.refused = "";
  }

  /** The squares where the next half of the domino in hand may lie. */
  spots(window: Window): Square[] {
    const { held } = this;
    if (!held) return [];
    const all: Square[] = [];
    for (let y = window.top; y <= window.bottom; y++)
      for (let x = window.left; x <= window.right; x++) all.push([x, y]);
    return all.filter((square) =>
      held.first
        ? !this.#refusal({ ...held, first: held.first, second: square })
        : this.#seconds(held, square).length > 0,
    );
  }

  #seconds(held: Held, first: Square): Square[] {
    const [x, y] = first;
    const near: Square[] = [
      [x - 1, y],
      [x, y - 1],
      [x, y + 1],
      [x + 1, y],
    ];
    return near.filter((second) => !this.#refusal({ ...held, first, second }));
  }

  #refusal(laid: Laid): string | undefined {
    const halves = halvesOf(this.game.box, laid.box, laid.number);
    return halves && refusal({ ...this.side, size: this.game.size }, halves, laid.first, laid.second);
  }

  /** Puts the next half of the domino in hand here; if only one way is left, the other half follows. */
  lay(square: Square): void {
    const { held } = this;
    if (!held) return;
    this.refused = "";
    if (held.first) return this.#finish({ ...held, first: held.first, second: square });
    const seconds = this.#seconds(held, square);
    const [only] = seconds;
    if (seconds.length === 1 && only) return this.#finish({ ...held, first: square, second: only });
    if (only) this.held = { ...held, first: square };
    else this.refused = this.#whyNot(held, square);
  }

  #whyNot(held: Held, first: Square): string {
    const [x, y] = first;
    const near: Square[] = [
      [x + 1, y],
      [x, y + 1],
      [x - 1, y],
      [x, y - 1],
    ];
    const reasons = near.map((second) => this.#refusal({ ...held, first, second }) ?? "");
    return ["too-wide", "unconnected"].find((code) => reasons.includes(code)) ?? "occupied";
  }

  #finish(laid: Laid): void {
    const reason = this.#refusal(laid);
    if (reason) {
      this.refused = reason;
      this.held = { box: laid.box, number: laid.number, first: null };
      return;
    }
    this.held = null;
    const { box, number, first, second } = laid;
    this.change(fitted(laidDown(this.side, { box, number, first, second }, this.game.box), this.game.size));
  }
}
