/** The talk to everybody at a table, and the seats that this reader has muted. */
import type { Event } from "../../protocol";

const KEY = "demesne.muted";

function kept(table: string): number[] {
  try {
    const found = JSON.parse(sessionStorage.getItem(`${KEY}.${table}`) ?? "[]") as unknown;
    return Array.isArray(found) ? found.filter((seat): seat is number => typeof seat === "number") : [];
  } catch {
    return []; // a browser that stores nothing
  }
}

export class Chat {
  private muted: readonly number[] = $state.raw([]);

  constructor(private readonly table: string) {
    this.muted = kept(table);
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
