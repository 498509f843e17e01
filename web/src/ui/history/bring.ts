/** Imports games of another server from a file: each is checked and stored, unless it is here already. */
import "virtual:words/history";
import { keepRecord, Refusal } from "../../api";
import { keepSeat, roomForSeats } from "../../seats";
import { words } from "../../words";
import { patiently, recordOf } from "./found";
import type { PastGame } from "./past";

/** The progress: games processed of all, imported, skipped because they were here, refused; why, each reason once. */
export interface Brought {
  done: number;
  all: number;
  brought: number;
  known: number;
  refused: number;
  faults: readonly string[];
}

const HEAD = /^(?=\{"game"|game: )/m;

/** The records in a file, one after another, in either form; comments before them are none. */
export function recordsIn(text: string): string[] {
  return text
    .split(HEAD)
    .map((each) => each.trim())
    .filter((each) => each.split("\n").some((line) => line.trim() && !line.trim().startsWith("#")));
}

/** The moves of a record: the same for every record of one game, in whichever form and however its lines end. */
export function movesIn(text: string): string {
  const lines = text.split("\n").map((line) => line.trim());
  const moves = text.startsWith("{") ? lines.map(moveOf) : lines.filter((line) => !HEADED.test(line)).flatMap(movesOf);
  return moves.filter(Boolean).join("; ") || text;
}

/** A line of a record as text that is no move: a comment, a part of the head, the points of a side. */
const HEADED = /^#|^[a-z_]+( \d+)?:/;

function movesOf(line: string): string[] {
  const [told = ""] = line.split("#");
  return told.split(";").map((move) => move.trim().replace(/\s+/g, " "));
}

function moveOf(line: string): string {
  try {
    return String((JSON.parse(line) as { move?: unknown } | null)?.move ?? "");
  } catch {
    return "";
  }
}

/** Imports the games of *text* with a player called *name*, except those *here*; *tell* is called with the progress. */
export async function bring(
  text: string,
  name: string,
  here: readonly PastGame[],
  tell: (sofar: Brought) => void,
): Promise<Brought> {
  const records = recordsIn(text);
  const sofar: Brought = { done: 0, all: records.length, brought: 0, known: 0, refused: 0, faults: [] };
  if (records.length === 0) return { ...sofar, faults: [words("history-bring-none")] };
  const known = new Set<string>();
  const why = new Set<string>();
  for (const game of here) known.add(movesIn(await recordOf(game)));
  for (const each of records) {
    const moves = movesIn(each);
    sofar.done += 1;
    if (known.has(moves)) sofar.known += 1;
    else {
      const fault = await kept(each, name);
      if (fault) {
        sofar.refused += 1;
        if (!why.has(fault)) sofar.faults = [...sofar.faults, which(sofar) + fault];
        why.add(fault);
      } else {
        sofar.brought += 1;
        known.add(moves);
      }
    }
    tell({ ...sofar });
  }
  return sofar;
}

/** Which game of several a refusal concerns: its lines are counted from where that game begins. */
function which({ done, all }: Brought): string {
  return all > 1 ? `${words("history-bring-going", { done, all })}: ` : "";
}

/** Stores one, waiting for as long as the server asks. Returns why it was refused, if it was. */
async function kept(text: string, name: string): Promise<string> {
  if (roomForSeats() === 0) return words("history-bring-full");
  try {
    const { table, key } = await patiently(() => keepRecord({ record: text, name }));
    keepSeat({ table, key, name, when: Date.now() });
    return "";
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}
