/** A seat that is carried to another device: the link that one makes for oneself, and what opening it there does. */
import { Refusal, summary } from "./api";
import { isHere } from "./live/offline/here";
import type { SeatView, Summary } from "./protocol";
import { isOfAccount, keepSeat, seatAt, type KeptSeat } from "./seats";

/** What the link has behind `#`, which browsers send to no server. */
export interface Carried {
  key: string;
  /** The invitation for open seats, if this device has it. */
  invite?: string;
}

/** How a seat can go to another device: by a link, with its account, or not at all. */
export type Way = "link" | "account" | null;

export function wayOf(table: string, seat: KeptSeat | undefined): Way {
  if (!seat || isHere(table)) return null;
  return isOfAccount(seat) ? "account" : "link";
}

/** The part of the link behind `#`. Throws for the key of an account: it opens far more than one table. */
export function formatCarried({ key, invite }: Carried): string {
  if (!isSeatKey(key)) throw new Error("only the key of a guest's seat may be in a link");
  return invite ? `${key}.${invite}` : key;
}

/** What formatCarried wrote; also of a link of which a part is missing, whose key then opens nothing. */
export function parseCarried(hash: string): Carried | undefined {
  const [, key, invite] = /^#?(qd_[\w-]*)(?:\.(qi_[\w-]+))?$/.exec(hash) ?? [];
  if (!key) return undefined;
  return invite ? { key, invite } : { key };
}

function isSeatKey(key: string): boolean {
  return key.startsWith("qd_");
}

/** What a link to a seat finds on this device. `mine`: the seats played here now, by another key. */
export type Arrival =
  | { kind: "none"; mine: SeatView[] }
  | { kind: "known" }
  | { kind: "free"; theirs: SeatView[] }
  | { kind: "taken"; theirs: SeatView[]; mine: SeatView[]; ofAccount: boolean };

/** Asks the server which seats the link opens, and which this device has already. Throws a `Refusal`. */
export async function arrivalAt(table: string, { key }: Carried): Promise<Arrival> {
  const kept = seatAt(table);
  const theirs = own(await summary(table, key));
  if (kept?.key === key && theirs.length > 0) return { kind: "known" };
  const mine = kept && kept.key !== key ? await seatsBy(table, kept.key) : [];
  if (theirs.length === 0) return { kind: "none", mine };
  if (!kept || mine.length === 0) return { kind: "free", theirs };
  return { kind: "taken", theirs, mine, ofAccount: isOfAccount(kept) };
}

/** The seats of a key that may no longer open any: a session that has ended is none. */
async function seatsBy(table: string, key: string): Promise<SeatView[]> {
  try {
    return own(await summary(table, key));
  } catch (error) {
    if (error instanceof Refusal && error.code === "session.over") return [];
    throw error;
  }
}

function own({ seats }: Pick<Summary, "seats">): SeatView[] {
  return seats.filter((seat) => seat.yours);
}

/** Stores the seats of the link on this device. They are called what the person with the link is called there. */
export function takeCarried(table: string, { key, invite }: Carried, seats: readonly SeatView[]): void {
  const person = seats.find((seat) => seat.kind !== "here") ?? seats[0];
  keepSeat({ table, key, name: person?.name ?? "", when: Date.now(), ...(invite ? { invite } : {}) });
}
