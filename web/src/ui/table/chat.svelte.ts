/** What is said to everybody at a table, and whom this reader does not want to hear there. */
import type { Event } from "../../protocol";

const KEY = "demesne.muted";

function kept(table: string): number[] {
  try {
    const found = JSON.parse(sessionStorage.getItem(`${KEY}.${table}`) ?? "[]") as unknown;
    return Array.isArray(found) ? found.filter((seat): seat is number => typeof seat === "number") : [];
  } catch {
    return []; // a browser that keeps nothing
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

  /** Hears nothing more from a seat, or hears it again; for this visit. */
  mute(seat: number, mute: boolean): void {
    this.muted = mute ? [...this.muted, seat] : this.muted.filter((each) => each !== seat);
    try {
      sessionStorage.setItem(`${KEY}.${this.table}`, JSON.stringify(this.muted));
    } catch {
      // A browser that keeps nothing still is quiet for as long as the page is open.
    }
  }

  /** What this reader hears of all that was said. */
  heard(events: readonly Event[]): Event[] {
    return events.filter((event) => event.code === "said" && event.seat !== null && !this.isMuted(event.seat));
  }
}
