/** Imports games of another server from a file: each is checked and stored, unless it is here already. */
import { keepRecord, record, Refusal } from "../../api";
import { keepSeat } from "../../seats";
import type { PastGame } from "./past";

/** The progress: games processed of all, imported, and skipped because they were here; the first refusal. */
export interface Brought {
  done: number;
  all: number;
  brought: number;
  known: number;
  fault: string;
}

const HEAD = /^(?=\{"game"|game: )/m;
const WAIT_MS = 1500;

/** The records in a file, one after another, in either form. */
export function recordsIn(text: string): string[] {
  return text
    .split(HEAD)
    .map((each) => each.trim())
    .filter(Boolean);
}

/** Imports the games of *text* with a player called *name*, except those *here*; *tell* is called with the progress. */
export async function bring(
  text: string,
  name: string,
  here: readonly PastGame[],
  tell: (sofar: Brought) => void,
): Promise<Brought> {
  const records = recordsIn(text);
  const sofar: Brought = { done: 0, all: records.length, brought: 0, known: 0, fault: "" };
  const known = new Set<string>();
  for (const { table, key } of here) known.add((await record(table, key)).trim());
  for (const each of records) {
    if (known.has(each)) sofar.known += 1;
    else {
      const fault = await kept(each, name);
      if (fault) sofar.fault ||= fault;
      else sofar.brought += 1;
    }
    known.add(each);
    sofar.done += 1;
    tell({ ...sofar });
  }
  return sofar;
}

/** Stores one, waiting for as long as the server asks. Returns why it was refused, if it was. */
async function kept(text: string, name: string): Promise<string> {
  for (;;) {
    try {
      const { table, key } = await keepRecord({ record: text, name });
      keepSeat({ table, key, name, when: Date.now() });
      return "";
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.code !== "rate.fast") return error.message;
      await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
    }
  }
}
