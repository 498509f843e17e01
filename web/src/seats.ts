/**
 * The tables this browser sits at, with the key of its seats. Keys are never part of an address, but for the link by
 * which players take a seat to another device (`carried.ts`).
 */
import { storage } from "./storage";

export interface KeptSeat {
  table: string;
  key: string;
  name: string;
  /** When it was stored, milliseconds since 1970. */
  when: number;
  /** The invitation for open seats, if this browser opened the table or was invited to it. */
  invite?: string;
  /** The server's commitment to its shuffle, as this browser was told before the game; see docs/howto. */
  commitment?: string;
  /** The number of the last event of the talk there that has been read. */
  read?: number;
  /** The number of the last line of a side's own talk there that has been read: people of two may sit here. */
  [aside: `readAside${number}`]: number;
  /** The game there is over, as far as this browser has seen. */
  over?: boolean;
  /** The contribution of this browser to the shuffle. */
  salt?: string;
  /** The table on the server to which the game was sent, if it was played in this browser. */
  sent?: string | undefined;
  /** The key there, if it is a different one. */
  sentKey?: string | undefined;
  /** The table where the same people play on, once its seat was stored. */
  next?: string;
  /** Since when the server has had no such table, milliseconds since 1970. */
  missed?: number | undefined;
  /** What the game brought, once that is known; null if it does not count. */
  outcome?: Outcome | null;
}

/** What a finished game brought its reader: points, and a word that games by the same rules share. */
export interface Outcome {
  kind: string;
  points: number;
}

export interface Shelf {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

const KEY = "demesne.seats";
const SESSION = "demesne.session";
const FORGOTTEN = "demesne.forgotten";
const MOST = 400;
/** How long the key of a table is kept that the server does not have. */
const MISSED_MS = 30 * 24 * 60 * 60 * 1000;

function isSeat(value: unknown): value is KeptSeat {
  const seat = value as Partial<KeptSeat> | null;
  return typeof seat?.table === "string" && typeof seat.key === "string" && typeof seat.when === "number";
}

/** The account that this browser is signed in to: the key of its session opens all seats of the account. */
export interface KeptSession {
  key: string;
  id: string;
  name: string;
}

export function keptSession(shelf?: Shelf): KeptSession | null {
  try {
    const found = JSON.parse((shelf ?? storage).getItem(SESSION) ?? "null") as Partial<KeptSession> | null;
    return typeof found?.key === "string" && found.id && found.name ? (found as KeptSession) : null;
  } catch {
    return null;
  }
}

/** Stores who is signed in; if nobody is, the seats of the account are no longer stored here either. */
export function keepSession(session: KeptSession | null, shelf: Shelf = storage): void {
  if (session) return set(SESSION, session, shelf);
  write(
    keptSeats(shelf).filter((seat) => !isOfAccount(seat)),
    shelf,
  );
  set(SESSION, null, shelf);
  set(FORGOTTEN, [], shelf);
}

export function isOfAccount(seat: KeptSeat): boolean {
  return seat.key.startsWith("qs_");
}

/** All stored seats, newest first; what cannot be read is left out. */
export function keptSeats(shelf: Shelf = storage): KeptSeat[] {
  try {
    const found: unknown = JSON.parse(shelf.getItem(KEY) ?? "[]");
    const session = keptSession(shelf)?.key;
    const seats = Array.isArray(found) ? found.filter(isSeat).sort((a, b) => b.when - a.when) : [];
    return session ? seats.map((seat) => (isOfAccount(seat) ? { ...seat, key: session } : seat)) : seats;
  } catch {
    return [];
  }
}

/** The seat stored for a table. */
export function seatAt(table: string, shelf: Shelf = storage): KeptSeat | undefined {
  const found = keptSeats(shelf).find((seat) => isAt(seat, table));
  return found && found.table !== table ? { ...found, key: found.sentKey ?? found.key } : found;
}

/**
 * Stores a seat; it replaces an older one at the same table, but keeps what only that knew. A game that was sent to a
 * server is one game.
 */
export function keepSeat(seat: KeptSeat, shelf: Shelf = storage): void {
  const before = seatAt(seat.table, shelf);
  if (before && before.table !== seat.table)
    return keepSeat({ ...before, key: seatAt(before.table, shelf)?.key ?? before.key, sentKey: seat.key }, shelf);
  const others = keptSeats(shelf).filter((other) => other.table !== seat.table);
  write(fitting([{ ...before, ...seat }, ...others]), shelf);
}

/** As many as there is room for: the oldest go first that the account has, or whose game is over. */
function fitting(seats: readonly KeptSeat[]): KeptSeat[] {
  const left = [...seats];
  while (left.length > MOST) {
    const spare = left.findLastIndex(
      (seat, at) => at > 0 && (isOfAccount(seat) || seat.over || seat.sent || seat.missed),
    );
    left.splice(spare, 1); // without one, the last
  }
  return left;
}

/**
 * The server has no such table. It may have it again, as after its host restored the wrong backup: a guest's key is
 * nowhere but here, so it is kept for a month. Returns whether it still is.
 */
export function missSeat(table: string, shelf: Shelf = storage, now = Date.now()): boolean {
  const seat = keptSeats(shelf).find((each) => each.table === table);
  const since = seat?.missed ?? now;
  if (now - since > MISSED_MS) forgetSeat(table, shelf);
  else if (seat) amendSeat(table, () => ({ missed: since }), shelf);
  return seat !== undefined && now - since <= MISSED_MS;
}

/** The server has the table of *seat*, perhaps again. */
export function meetSeat({ table, missed }: KeptSeat, shelf: Shelf = storage): void {
  if (missed !== undefined) amendSeat(table, () => ({ missed: undefined }), shelf);
}

/** Which talk at a table: to everybody, or within a side, by its number. */
export type ReadTalk = "read" | `readAside${number}`;

/** Stores up to which number a talk at a table has been read; another window may have read further. */
export function keepRead(table: string, talk: ReadTalk, number: number, shelf: Shelf = storage): void {
  amendSeat(table, (seat) => ({ [talk]: Math.max(number, seat[talk] ?? 0) }), shelf);
}

/** Changes what is stored of a seat, and nothing else of it. One that was forgotten meanwhile stays so. */
export function amendSeat(table: string, change: (seat: KeptSeat) => Partial<KeptSeat>, shelf: Shelf = storage): void {
  const seats = keptSeats(shelf);
  if (seats.some((seat) => isAt(seat, table)))
    write(
      seats.map((seat) => (isAt(seat, table) ? Object.assign({ ...seat }, change(seat)) : seat)),
      shelf,
    );
}

function isAt(seat: KeptSeat, table: string): boolean {
  return seat.table === table || seat.sent === table;
}

/** How many more seats fit: beyond them, the oldest would be lost with its key. */
export function roomForSeats(shelf: Shelf = storage): number {
  return Math.max(0, MOST - keptSeats(shelf).length);
}

/**
 * Stores the seats of the account that this browser neither knows nor was told to forget: the last of them if there is
 * not room for all, for the account has them, and a guest's are nowhere but here.
 */
export function keepFound(seats: readonly KeptSeat[], shelf: Shelf = storage): void {
  const known = new Set([...keptSeats(shelf).flatMap(({ table, sent = table }) => [table, sent]), ...forgotten(shelf)]);
  const found = seats.filter(({ table }) => !known.has(table));
  for (const seat of found.slice(Math.max(0, found.length - roomForSeats(shelf)))) keepSeat(seat, shelf);
}

/** Tables of the account that this browser was told to forget. */
function forgotten(shelf: Shelf): string[] {
  try {
    const found: unknown = JSON.parse(shelf.getItem(FORGOTTEN) ?? "[]");
    return Array.isArray(found) ? found.filter((table) => typeof table === "string") : [];
  } catch {
    return [];
  }
}

/** Forgets the seat at a table; one of the account's is not found again. */
export function forgetSeat(table: string, shelf: Shelf = storage): void {
  const seat = keptSeats(shelf).find((each) => each.table === table);
  if (seat && isOfAccount(seat)) set(FORGOTTEN, [table, ...forgotten(shelf)].slice(0, MOST), shelf);
  write(
    keptSeats(shelf).filter((seat) => seat.table !== table),
    shelf,
  );
}

function write(seats: KeptSeat[], shelf: Shelf): void {
  set(KEY, seats, shelf);
}

function set(key: string, value: unknown, shelf: Shelf): void {
  try {
    shelf.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or unavailable: the game goes on in this tab.
  }
}
