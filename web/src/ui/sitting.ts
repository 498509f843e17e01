/** Sitting down at a table that somebody else has laid. */
import { joinTable } from "../api";
import { keepSeat } from "../seats";
import { commitmentOf, newSalt } from "./shuffle/salt";

/** Takes `seat`, or the first free one, and keeps it in this browser; a public table wants no invitation. */
export async function sitDown(table: string, name: string, invite = "", seat?: number): Promise<void> {
  const [commitment, salt] = [await commitmentOf(table), newSalt()]; // in this order: no seed can suit the word
  const { key } = await joinTable(table, { invite, name, salt, ...(seat === undefined ? {} : { seat }) });
  keepSeat({ table, key, name, when: Date.now(), ...(invite ? { invite } : {}), salt, ...commitment });
}
