/** Sitting down at a table that somebody else has laid. */
import { joinTable } from "../api";
import { keepSeat } from "../seats";
import { commitmentOf, newSalt } from "./shuffle/salt";

/** Takes `seat`, or the first free one, and keeps it in this browser; a public table wants no invitation. */
export async function sitDown(table: string, name: string, invite = "", seat?: number): Promise<void> {
  // In this order: no seed can suit the word. Where a deal is dealt once more, its words are settled.
  const { again, ...commitment } = await commitmentOf(table);
  const word = again ? {} : { salt: newSalt() };
  const { key } = await joinTable(table, { invite, name, ...word, ...(seat === undefined ? {} : { seat }) });
  keepSeat({ table, key, name, when: Date.now(), ...(invite ? { invite } : {}), ...word, ...commitment });
}
