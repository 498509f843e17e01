/** Sitting down at a table that somebody else has opened. */
import { joinTable } from "../../api";
import { keepSeat } from "../../seats";
import { commitmentOf, newSalt } from "../shuffle/salt";

/** Takes `seat`, or the first free one, and stores it in this browser; a public table needs no invitation. */
export async function sitDown(table: string, name: string, invite = "", seat?: number): Promise<void> {
  // In this order, so that the seed cannot be chosen to suit the salt. If a deal is repeated, its salts are fixed.
  const { again, ...commitment } = await commitmentOf(table);
  const word = again ? {} : { salt: newSalt() };
  const { key } = await joinTable(table, { invite, name, ...word, ...(seat === undefined ? {} : { seat }) });
  keepSeat({ table, key, name, when: Date.now(), ...(invite ? { invite } : {}), ...word, ...commitment });
}
