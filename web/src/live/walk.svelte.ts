/** A game that is walked through: where one is in it, and what plays it on. */
import type { Moment, Opened, Positions, Replay, SeatWish } from "../protocol";
import { paceOf } from "../settings.svelte";
import { keysOf, roundsOf, stepFrom, type Key, type Round, type Stride } from "./moments";
import { browserClock } from "./wire";

export type Position = Positions["positions"][number];
/** Tells the positions after `count` moments from `first` on. */
export type Source = (first: number, count: number) => Promise<readonly Position[]>;

/** Opens a table that goes on from a moment, with these seats. */
export type Onward = (moment: number, seats: SeatWish[]) => Promise<Opened>;

/** As many positions are asked for at once. */
const CHUNK = 16;
/** However quick the pace, a moment is seen for so long, in milliseconds. */
const GLANCE = 250;

/** Where one is in a game. `show` draws a moment. */
export class Walk {
  readonly moments: readonly Moment[];
  readonly rounds: readonly Round[];
  readonly keys: readonly Key[];
  /** The moment that is seen, and the one that was asked for last, which may still be on its way. */
  at = $state(0);
  aim = $state(0);
  playing = $state(false);
  /** Positions could not be had. */
  lost = $state(false);
  /** A moment has been shown, or could not be; before that there is nothing to be seen. */
  begun = $state(false);
  private readonly chunks = new Map<number, Promise<readonly Position[]>>();
  private stopPlaying: () => void = () => {};
  private closed = false;

  constructor(
    replay: Replay,
    private readonly source: Source,
    private readonly show: (at: number, position: Position) => void,
    /** Null where a game cannot be played on from. */
    readonly onward: Onward | null = null,
    keys: readonly Key[] = keysOf(replay.moments),
  ) {
    this.moments = replay.moments;
    this.rounds = roundsOf(replay.moments);
    this.keys = keys;
  }

  readonly moment: Moment | undefined = $derived.by(() => this.moments[this.at]);
  readonly key: Key | undefined = $derived.by(() => this.keys.find((key) => key.at === this.at));
  readonly over: boolean = $derived.by(() => this.aim >= this.moments.length - 1);

  /** Goes to a moment; whoever walks by hand stops what plays. */
  go(to: number): void {
    this.stop();
    void this.come(to);
  }

  step(stride: Stride, by: -1 | 1): void {
    this.go(stepFrom(this.moments, this.aim, stride, by, this.keys));
  }

  /** Plays on from here at the reader's pace, or stops; from the end, it begins anew. */
  play(): void {
    if (this.playing) return this.stop();
    this.playing = true;
    void this.come(this.over ? 0 : this.aim + 1).then(() => this.wait());
  }

  stop(): void {
    this.stopPlaying();
    this.playing = false;
  }

  /** Nobody walks here any more: whatever is on its way is not shown. */
  close(): void {
    this.stop();
    this.closed = true;
  }

  private wait(): void {
    if (!this.playing || this.closed) return;
    const pace = paceOf();
    if (this.over || !Number.isFinite(pace)) return this.stop();
    this.stopPlaying = browserClock.after(Math.max(GLANCE, pace), () => {
      void this.come(this.aim + 1).then(() => this.wait());
    });
  }

  private async come(to: number): Promise<void> {
    if (this.closed) return;
    this.aim = to;
    try {
      const position = (await this.chunk(Math.floor(to / CHUNK)))[to % CHUNK];
      if (this.closed || this.aim !== to || !position) return;
      this.lost = false;
      this.at = to;
      this.show(to, position);
      this.begun = true;
      this.chunk(Math.floor(to / CHUNK) + 1).catch(() => undefined); // what comes next is probably wanted next
    } catch {
      if (this.closed) return;
      this.lost = true;
      this.begun = true;
      this.stop();
    }
  }

  private chunk(number: number): Promise<readonly Position[]> {
    if (number * CHUNK >= this.moments.length) return Promise.resolve([]);
    const known = this.chunks.get(number) ?? this.source(number * CHUNK, CHUNK);
    this.chunks.set(number, known);
    known.catch(() => this.chunks.delete(number));
    return known;
  }
}
