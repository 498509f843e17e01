/** The talk to everybody at a table, how much of it this reader has read, and the seats that they have muted. */
import type { Event } from "../../protocol";
import { keepRead, seatAt } from "../../seats";

const KEY = "demesne.muted";

function kept(table: string): number[] {
  try {
    const found = JSON.parse(sessionStorage.getItem(`${KEY}.${table}`) ?? "[]") as unknown;
    return Array.isArray(found) ? found.filter((seat): seat is number => typeof seat === "number") : [];
  } catch {
    return []; // a browser that stores nothing
  }
}

function readAt(table: string): number {
  try {
    return seatAt(table)?.read ?? 0;
  } catch {
    return 0;
  }
}

export class Chat {
  private muted: readonly number[] = $state.raw([]);
  /** The number of the last event that has been read. */
  private read = $state(0);

  constructor(private readonly table: string) {
    this.muted = kept(table);
    this.read = readAt(table);
  }

  /** Whether there is a line that this reader has not read. */
  hasNews(events: readonly Event[]): boolean {
    return last(this.heard(events)) > this.read;
  }

  /** Everything that this reader sees has been read; whoever has a seat need not read it again another time. */
  note(events: readonly Event[]): void {
    if (!this.hasNews(events)) return;
    this.read = last(this.heard(events));
    try {
      keepRead(this.table, this.read);
    } catch {
      // If the browser stores nothing, it has been read for as long as the page is open.
    }
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
