/** What a browser stores about a shuffle so that it can be checked afterwards: the commitment, and its own salt. */
import { Refusal, shuffle } from "../../api";
import { amendSeat, seatAt, type KeptSeat } from "../../seats";

const BYTES = 16;

/** A random salt, to be added to the shuffle of a table that this browser joins. */
export function newSalt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The commitment of a table; nothing if its shuffle cannot be checked, or there is no answer. `again`: it has been
 * dealt before, so that nobody adds a salt to it. */
export async function commitmentOf(table: string): Promise<Pick<KeptSeat, "commitment"> & { again?: boolean }> {
  try {
    const { commitment, of } = await shuffle(table);
    return commitment === null ? {} : { commitment, ...(of ? { again: true } : {}) };
  } catch (error) {
    if (error instanceof Refusal) return {}; // the next request reports it, if it matters there
    throw error;
  }
}

/** Stores the commitment of a table at which this browser has a seat, the first time it sees it. */
export async function keepCommitment(table: string): Promise<void> {
  const seat = seatAt(table);
  if (!seat || seat.commitment !== undefined) return;
  const { commitment } = await commitmentOf(table);
  if (commitment !== undefined) amendSeat(table, () => ({ commitment }));
}
