/** Sends games played in this browser to the server once it answers: each once, checked there by the rules. */
import { keepRecord, record, Refusal, sentenceFor, summary } from "../../api";
import { patiently } from "../history/found";
import { isHere } from "../../live/offline/here";
import * as shelf from "../../live/offline/shelf";
import { amendSeat, keptSeats, seatAt, type KeptSeat } from "../../seats";

type Why = NonNullable<shelf.KeptTable["refused"]>;

/** Why a game was not accepted, in the current language. */
export const whyNot = (why: Why): string => (typeof why === "string" ? why : sentenceFor(why));

/** How many games are waiting, how many are on the server, and those that it refused, each with its reason. */
export interface Sent {
  waiting: number;
  sent: number;
  refused: { table: string; game: string; why: Why; record: string }[];
}

/** The server's word on a game, not on how it, something in between or the reader's session is doing just now. */
const VERDICT = /^(record|message|name|game|option|seat)\./;
const WAIT_MS = 2_000;
/** So many of the latest games being there, the older ones are: a server that went back to a copy lacks the latest. */
const ENOUGH = 5;
/** How many games of the server are stored for replay without it. */
const COPIES = 40;

let sending: Promise<void> | null = null;

/** The state of the games of this browser. */
export async function sentSoFar(): Promise<Sent> {
  const found = (await shelf.all()).filter(isOver);
  const refused = found.filter(isRefused);
  return {
    waiting: found.filter((each) => !each.sent && !isRefused(each)).length,
    sent: found.filter((each) => each.sent).length,
    refused: refused.map(({ table, summary, refused: why = "", record }) => ({
      table,
      game: summary?.game ?? "",
      why,
      record,
    })),
  };
}

function isOver({ table, status, record }: shelf.KeptTable): boolean {
  return isHere(table) && status === "over" && record !== "";
}

function isRefused({ refused }: shelf.KeptTable): boolean {
  return typeof refused === "string" || (refused !== undefined && VERDICT.test(refused.code));
}

/** Sends what is waiting, one after another; `again`: also what was refused before. */
export function send(again = false): Promise<void> {
  sending ??= sendAll(again).finally(() => (sending = null));
  return sending;
}

/** No answer to one of them may be due to that one: the next is tried, but no more after it. */
async function sendAll(again: boolean): Promise<void> {
  let missed = 0;
  for (const each of (await shelf.all()).filter(isOver))
    if (!each.sent && (again || !isRefused(each))) {
      if (await sendOne(each)) missed = 0;
      else if (++missed > 1) return;
    }
}

/** Whether the server answered. What is no verdict on the game leaves it waiting for the next time. */
async function sendOne({ table, summary, record }: shelf.KeptTable): Promise<boolean> {
  const seat = seatAt(table);
  const { seats = [], day = null } = summary ?? {};
  const names = seats.filter(({ yours }) => yours).map(({ name }) => name);
  const bots = seats.map(({ bot }) => bot ?? "");
  const [name, ...others] = names;
  if (!seat || name === undefined) return true; // it was deleted
  for (;;) {
    try {
      const opened = await keepRecord({ record, name, others, key: seat.key, bots, day });
      await shelf.note(table, { sent: opened.table, refused: undefined });
      amendSeat(table, () => ({ sent: opened.table, sentKey: opened.key }));
      return true;
    } catch (error) {
      if (!(error instanceof Refusal) || error.code === "offline") return false;
      if (error.code !== "rate.fast") {
        if (VERDICT.test(error.code)) await shelf.note(table, { refused: { code: error.code, args: error.args } });
        return true;
      }
      await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
    }
  }
}

/** The games that were sent and that the server no longer has; of many, those sent first are not asked about. */
export async function lostThere(): Promise<string[]> {
  const sent = (await shelf.all()).filter((each) => isOver(each) && each.sent);
  const seats = sent.flatMap(({ table }) => seatAt(table) ?? []).sort((a, b) => b.when - a.when);
  const lost: string[] = [];
  let found = 0;
  for (const seat of seats) {
    if (await isThere(seat)) found += 1;
    else lost.push(seat.table);
    if (found === ENOUGH) break;
  }
  return lost;
}

/** Throws if the server does not say. */
async function isThere({ sent = "", sentKey, key }: KeptSeat): Promise<boolean> {
  try {
    return Boolean(await patiently(() => summary(sent, sentKey ?? key)));
  } catch (error) {
    if (error instanceof Refusal && error.code === "table.unknown") return false;
    throw error;
  }
}

/** Sends these games once more, and whatever is waiting or was refused. */
export async function sendAgain(lost: readonly string[]): Promise<void> {
  for (const table of lost) {
    await shelf.note(table, { sent: undefined });
    amendSeat(table, () => ({ sent: undefined, sentKey: undefined }));
  }
  await send(true);
}

/** Sends what is waiting, if the browser lets the page read it. */
export function sendWaiting(): void {
  void send().catch(() => undefined);
}

/** Stores the latest finished games of the server, for replay without it. */
export async function copyGames(): Promise<void> {
  for (const { table, key } of keptSeats().slice(0, COPIES)) {
    if (isHere(table) || (await shelf.find(table))) continue;
    try {
      const found = await summary(table, key);
      if (found.status === "over" && found.results.length > 0) await shelf.copy(table, found, await record(table, key));
    } catch (error) {
      if (!(error instanceof Refusal) || error.code === "offline") return; // the next time, then
    }
  }
}
