/** How much of the talk at a table this reader has read; the talk to everybody, and the seats that they have muted. */
import type { Event } from "../../../protocol";
import { amendSeat, keepRead, seatAt, type ReadTalk } from "../../../seats";

const KEY = "demesne.muted";

function kept(table: string): number[] {
  try {
    const found = JSON.parse(sessionStorage.getItem(`${KEY}.${table}`) ?? "[]") as unknown;
    return Array.isArray(found) ? found.filter((seat): seat is number => typeof seat === "number") : [];
  } catch {
    return []; // a browser that stores nothing
  }
}

function readAt(table: string, talk: ReadTalk): number {
  try {
    return seatAt(table)?.[talk] ?? 0;
  } catch {
    return 0;
  }
}

/** How far talks have been read: whoever has a seat need not read them again another time. */
export class Read {
  private numbers: Partial<Record<ReadTalk, number>> = $state.raw({});
  private readonly before: Partial<Record<ReadTalk, number>> = {};

  constructor(private readonly table: string) {}

  /** Whether the line *last* has not been read. */
  isBehind(talk: ReadTalk, last: number): boolean {
    return last > this.upTo(talk);
  }

  /** The talk ends at *end*. Whatever was read beyond was lost, as a server loses it that goes back to a backup. */
  rewind(talk: ReadTalk, end: number): void {
    if (end === 0 || end >= this.upTo(talk)) return;
    this.numbers = { ...this.numbers, [talk]: end };
    attempt(() => amendSeat(this.table, () => ({ [talk]: end })));
  }

  private upTo(talk: ReadTalk): number {
    return this.numbers[talk] ?? (this.before[talk] ??= readAt(this.table, talk));
  }

  /** Everything up to the line *last* has been read. */
  note(talk: ReadTalk, last: number): void {
    if (!this.isBehind(talk, last)) return;
    this.numbers = { ...this.numbers, [talk]: last };
    attempt(() => keepRead(this.table, talk, last));
  }
}

/** If the browser stores nothing, it has been read for as long as the page is open. */
function attempt(store: () => void): void {
  try {
    store();
  } catch {
    // nothing is stored
  }
}

export class Chat {
  private muted: readonly number[] = $state.raw([]);
  private readonly read: Read;

  constructor(private readonly table: string) {
    this.muted = kept(table);
    this.read = new Read(table);
  }

  /** Whether there is a line that this reader has not read. */
  hasNews(events: readonly Event[]): boolean {
    return this.read.isBehind("read", last(this.heard(events)));
  }

  /** Everything that this reader sees has been read. */
  note(events: readonly Event[]): void {
    this.read.note("read", last(this.heard(events)));
  }

  /** The log ends with the event *seq*. */
  rewind(seq: number): void {
    this.read.rewind("read", seq);
  }

  isMuted(seat: number): boolean {
    return this.muted.includes(seat);
  }

  /** Mutes a seat, or unmutes it, for this visit. */
  mute(seat: number, mute: boolean): void {
    this.muted = mute ? [...this.muted, seat] : this.muted.filter((each) => each !== seat);
    try {
      sessionStorage.setItem(`${KEY}.${this.table}`, JSON.stringify(this.muted));
    } catch {
      // If the browser stores nothing, it stays muted for as long as the page is open.
    }
  }

  /** The lines that this reader sees. */
  heard(events: readonly Event[]): Event[] {
    return events.filter((event) => event.code === "said" && event.seat !== null && !this.isMuted(event.seat));
  }
}

function last(events: readonly Event[]): number {
  return events.at(-1)?.seq ?? 0;
}
