/** A replay: the current moment, and the automatic playback. */
import type { Moment, Opened, Positions, Replay, SeatWish } from "../protocol";
import { paceOf } from "../settings.svelte";
import { keysOf, roundsOf, stepFrom, type Key, type Round, type Stride } from "./moments";
import { browserClock } from "./wire";

export type Position = Positions["positions"][number];
/** Fetches the positions after `count` moments from `first` on. */
export type Source = (first: number, count: number) => Promise<readonly Position[]>;

/** Opens a table that continues from a moment, with these seats. */
export type Onward = (moment: number, seats: SeatWish[]) => Promise<Opened>;

/** How many positions are requested at once. */
const CHUNK = 16;
/** The shortest time for which a moment is shown, in milliseconds, however quick the pace. */
const GLANCE = 250;

/** The progress of a replay. `show` draws a moment. */
export class Walk {
  readonly moments: readonly Moment[];
  readonly rounds: readonly Round[];
  readonly keys: readonly Key[];
  /** The moment that is shown, and the one requested last, which may still be loading. */
  at = $state(0);
  aim = $state(0);
  playing = $state(false);
  /** Positions could not be fetched. */
  lost = $state(false);
  /** A moment has been shown, or could not be; before that there is nothing to see. */
  begun = $state(false);
  private readonly chunks = new Map<number, Promise<readonly Position[]>>();
  private stopPlaying: () => void = () => {};
  private closed = false;

  constructor(
    replay: Replay,
    private readonly source: Source,
    private readonly show: (at: number, position: Position) => void,
    /** Null if the game cannot be continued from here. */
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

  /** Goes to a moment, which stops the playback. */
  go(to: number): void {
    this.stop();
    void this.come(to);
  }

  step(stride: Stride, by: -1 | 1): void {
    this.go(stepFrom(this.moments, this.aim, stride, by, this.keys));
  }

  /** Starts the playback from here at the reader's pace, or stops it; from the end, it starts over. */
  play(): void {
    if (this.playing) return this.stop();
    this.playing = true;
    void this.come(this.over ? 0 : this.aim + 1).then(() => this.wait());
  }

  stop(): void {
    this.stopPlaying();
    this.playing = false;
  }

  /** Ends the replay: whatever is still loading is not shown. */
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
      this.chunk(Math.floor(to / CHUNK) + 1).catch(() => undefined); // prefetch: this is probably needed next
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
