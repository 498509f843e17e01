/** The tables this browser sits at, with the key of its seats. Keys never stand in an address. */

export interface KeptSeat {
  table: string;
  key: string;
  name: string;
  /** When it was kept, milliseconds since 1970. */
  when: number;
  /** The invitation for open seats, where this browser laid the table or was invited to it. */
  invite?: string;
  /** What the server committed its shuffle to, as this browser was told before the game; see docs/howto. */
  commitment?: string;
  /** Of which day's deal it is, as "2026-11-23". */
  day?: string;
  /** The word that this browser added to the shuffle. */
  salt?: string;
}

export interface Shelf {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

const KEY = "demesne.seats";
const MOST = 400;

function isSeat(value: unknown): value is KeptSeat {
  const seat = value as Partial<KeptSeat> | null;
  return typeof seat?.table === "string" && typeof seat.key === "string" && typeof seat.when === "number";
}

/** All kept seats, newest first; what cannot be read counts as none. */
export function keptSeats(shelf: Shelf = localStorage): KeptSeat[] {
  try {
    const found: unknown = JSON.parse(shelf.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isSeat).sort((a, b) => b.when - a.when) : [];
  } catch {
    return [];
  }
}

/** The seat kept for a table. */
export function seatAt(table: string, shelf: Shelf = localStorage): KeptSeat | undefined {
  return keptSeats(shelf).find((seat) => seat.table === table);
}

/** Keeps a seat; an older one at the same table gives way, but what only it knows stays. */
export function keepSeat(seat: KeptSeat, shelf: Shelf = localStorage): void {
  const before = seatAt(seat.table, shelf);
  const others = keptSeats(shelf).filter((other) => other.table !== seat.table);
  write([{ ...before, ...seat }, ...others].slice(0, MOST), shelf);
}

/** Forgets the seat at a table. */
export function forgetSeat(table: string, shelf: Shelf = localStorage): void {
  write(
    keptSeats(shelf).filter((seat) => seat.table !== table),
    shelf,
  );
}

function write(seats: KeptSeat[], shelf: Shelf): void {
  try {
    shelf.setItem(KEY, JSON.stringify(seats));
  } catch {
    // A full or closed store: the game goes on in this tab.
  }
}
