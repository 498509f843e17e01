/** One-off requests over HTTP: open, join, look up a table. */

import type {
  Because,
  BotInfo,
  BoxInfo,
  BranchInfo,
  BroughtPlayOn,
  DayResult,
  DayWish,
  Done,
  Duplicates,
  DuplicateWish,
  Forgotten,
  GameInfo,
  Join,
  Joined,
  KeepRecord,
  Learned,
  Lobby,
  NewTable,
  NoticesInfo,
  Opened,
  OrderDraft,
  Orders,
  OrderWish,
  OwnBox,
  Pair,
  Paired,
  PlayOn,
  Positions,
  PrintedBox,
  Problem,
  Puzzles,
  ProgramInfo,
  Reason,
  Replay,
  Report,
  ShuffleInfo,
  Solved,
  Review,
  Summary,
  TellBrowser,
  Today,
  Update,
  Waiting,
  Weighed,
} from "./protocol";
import { away, isReady } from "./away.svelte";
import { isEnglish, own as reader } from "./language";
import { isHere, tableOf } from "./live/offline/here";
import { session, sessionOver } from "./session.svelte";
import { fetched, hasWords, told, words } from "./words";

/** What went wrong, as a sentence for the reader; `code` is the wire's, or "offline". */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly args: Reason["args"] = {},
  ) {
    super(message);
    this.name = "Refusal";
  }
}

/** Why something failed, for the reader; "" for null. What browsers call their own errors, in English, is not shown. */
export function whyFailed(error: unknown): string {
  if (error === null) return "";
  return error instanceof Refusal ? error.message : words("fault-title");
}

/** The sentence for a refusal by the server; a problem behind it with a code, `why`, is put in the reader's words. */
export function sentenceFor({ code, args = {} }: Pick<Reason, "code" | "args">): string {
  if (!isKnown(code)) return words("refusal-other", { code });
  const { why } = args;
  const known = typeof why === "string" && isKnown(why);
  return told("refusal", code, known ? { ...args, problem: told("refusal", why, args) } : args);
}

/** What a web server in front of ours answers while ours is away. */
const STAND_INS = [502, 503, 504];

const isKnown = (code: string): boolean => hasWords(`refusal-${code.replaceAll(/[._]/g, "-")}`);

function isProblem(body: unknown): body is Problem {
  return typeof (body as Problem | null)?.reason?.code === "string";
}

export async function ask<T>(path: string, init: RequestInit = {}, here = false): Promise<T> {
  const answer = await granted(path, init, here);
  return (await answer.json()) as T;
}

/** The answer to a granted request, by the server or, with `here`, by this browser. */
async function granted(path: string, init: RequestInit, here = false): Promise<Response> {
  const answer = await (here || isHere(tableOf(path) ?? "") ? hereAnswered(path, init) : answered(path, init));
  if (answer.ok) return answer;
  const body: unknown = await answer.json().catch(() => null);
  const reason = isProblem(body) ? body.reason : { code: `http.${answer.status}`, args: {} };
  if (reason.code === "session.over") sessionOver();
  const args = await retoldIn(reason.args ?? {});
  throw new Refusal(reason.code, sentenceFor({ code: reason.code, args }), args);
}

/** A refusal's arguments; a problem stated in English is put in the reader's language, if that can be fetched. */
async function retoldIn(args: Reason["args"]): Promise<Reason["args"]> {
  const { problem } = args;
  if (typeof problem !== "string" || isEnglish(reader)) return args;
  const here = await fetched(import("./retold")).catch(() => null);
  return here ? { ...args, problem: here.retold(problem) } : args;
}

/** The key of the session, if somebody is signed in: whatever is opened with it belongs to the account. */
export function own(): Record<string, string> {
  return withKey(session.now?.key);
}

/** The key of a seat at the table that is gone on from; without one, that of the session, as for any new table. */
function seatOrOwn(key?: string): Record<string, string> {
  return key ? withKey(key) : own();
}

async function hereAnswered(path: string, init: RequestInit): Promise<Response> {
  try {
    return await (await import("./live/offline/desk")).answerHere(path, init);
  } catch {
    throw new Refusal("offline.failed", words("refusal-offline-failed"));
  }
}

/** The server's answer; if it is out of reach, this browser's own, if it was made ready for that. */
async function answered(path: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(path, { ...init, credentials: "same-origin" }).catch(() => null);
  if (!answer && init.signal?.aborted) throw new Refusal("offline", words("refusal-offline"));
  away.now = answer === null || isStandIn(answer);
  if (answer && !away.now) return answer;
  const known = isReady() && (await import("./live/offline/without").then(({ without }) => without(path, init)));
  if (known) return known;
  throw new Refusal("offline", words("refusal-offline"));
}

/** Whether a web server in front of ours answers in its place, because ours is away. Ours says everything as JSON. */
function isStandIn({ status, headers }: Response): boolean {
  return STAND_INS.includes(status) && !headers.get("Content-Type")?.startsWith("application/json");
}

function withKey(key?: string): Record<string, string> {
  return key ? { "X-Seat-Key": key } : {};
}

export function send<T>(path: string, body: unknown, keys: Record<string, string> = {}, here = false): Promise<T> {
  const headers = { "Content-Type": "application/json", ...keys };
  return ask<T>(path, { method: "POST", headers, body: JSON.stringify(body) }, here);
}

/** `here`: the table is opened in this browser, not on the server. */
export const openTable = (table: NewTable, here = false): Promise<Opened> =>
  send("/api/tables", table, here ? {} : own(), here);

export const keepRecord = (wish: KeepRecord): Promise<Opened> => send("/api/records", wish, own());

export const forgetGame = (table: string, key: string): Promise<Forgotten> =>
  send(`/api/tables/${encodeURIComponent(table)}/forget`, {}, withKey(key));

export const joinTable = (table: string, join: Join): Promise<Joined> =>
  send(`/api/tables/${encodeURIComponent(table)}/join`, join, own());

const seatPath = (table: string, seat: number): string => `/api/tables/${encodeURIComponent(table)}/seats/${seat}`;

export const seatBot = (table: string, seat: number, bot: string, key: string): Promise<Waiting> =>
  send(`${seatPath(table, seat)}/bot`, { bot }, withKey(key));

export const programs = (): Promise<ProgramInfo[]> => ask("/api/programs");

export const seatProgram = (table: string, seat: number, program: string, key: string): Promise<Waiting> =>
  send(`${seatPath(table, seat)}/program`, { program }, withKey(key));

export const freeSeat = (table: string, seat: number, key: string): Promise<Waiting> =>
  send(`${seatPath(table, seat)}/free`, {}, withKey(key));

export const beginFewer = (table: string, key: string): Promise<Opened> =>
  send(`/api/tables/${encodeURIComponent(table)}/fewer`, {}, withKey(key));

export const playAgain = (table: string, key: string): Promise<Opened> =>
  send(`/api/tables/${encodeURIComponent(table)}/again`, {}, withKey(key));

export const summary = (table: string, key?: string): Promise<Summary> =>
  ask(`/api/tables/${encodeURIComponent(table)}`, { headers: withKey(key) });

/** The public tables. */
export const lobby = (): Promise<Lobby> => ask("/api/lobby");

/** A seat at any matching table. */
export const pair = (wish: Pair): Promise<Paired> => send("/api/lobby", wish, own());

/** The deal of the day, and how it went here. */
export const today = (game: string): Promise<Today> =>
  ask(`/api/today/${encodeURIComponent(game)}`, { headers: own() });

export const openToday = (wish: DayWish): Promise<Opened> => send("/api/today", wish, own());

/** A game of a day's deal compared with those of others. */
export const dayResult = (table: string, key?: string): Promise<DayResult> =>
  ask(`/api/tables/${encodeURIComponent(table)}/today`, { headers: withKey(key) });

/** The shuffle: a commitment before the end of the game, all of it afterwards. */
export const shuffle = (table: string, key?: string): Promise<ShuffleInfo> =>
  ask(`/api/tables/${encodeURIComponent(table)}/shuffle`, { headers: withKey(key) });

/** The record of a game, as JSON Lines. */
export const record = (table: string, key?: string): Promise<string> =>
  granted(`/api/tables/${encodeURIComponent(table)}/record?format=jsonl`, { headers: withKey(key) }).then((answer) =>
    answer.text(),
  );

const branchesPath = (table: string): string => `/api/tables/${encodeURIComponent(table)}/branches`;

const replayPath = (table: string): string => `/api/tables/${encodeURIComponent(table)}/replay`;

export const replay = (table: string, key?: string): Promise<Replay> =>
  ask(replayPath(table), { headers: withKey(key) });

export const positions = (table: string, first: number, count: number, key?: string): Promise<Positions["positions"]> =>
  ask<Positions>(`${replayPath(table)}/${first}?count=${count}`, { headers: withKey(key) }).then(
    (found) => found.positions,
  );

/** A set of puzzles: those that come with a game, or those from one's own game at a table. */
export type PuzzleShelf = { game: string } | { table: string; key: string | undefined };

const pathOf = (shelf: PuzzleShelf): string =>
  "game" in shelf ? `/api/puzzles/${encodeURIComponent(shelf.game)}` : `/api/tables/${shelf.table}/puzzles`;
const keyOf = (shelf: PuzzleShelf): Record<string, string> => ("table" in shelf ? withKey(shelf.key) : {});

export const puzzles = (shelf: PuzzleShelf): Promise<Puzzles> => ask(pathOf(shelf), { headers: keyOf(shelf) });

export const puzzle = (shelf: PuzzleShelf, number: number): Promise<Update> =>
  ask(`${pathOf(shelf)}/${number}`, { headers: keyOf(shelf) });

export const puzzleWeighed = (shelf: PuzzleShelf, number: number): Promise<Weighed> =>
  ask(`${pathOf(shelf)}/${number}/weighed`, { headers: keyOf(shelf) });

export const puzzleWhy = (shelf: PuzzleShelf, number: number, thing: string): Promise<Because> =>
  ask(`${pathOf(shelf)}/${number}/why?thing=${encodeURIComponent(thing)}`, { headers: keyOf(shelf) });

/** Tries a move; null asks for the solution. */
export const tryPuzzle = (shelf: PuzzleShelf, number: number, move: string | null): Promise<Solved> =>
  send(`${pathOf(shelf)}/${number}`, { move }, keyOf(shelf));

/** Judged by what each seat could know, or with all cards open. */
export type Cards = Report["cards"];

/** The review of a finished game, as soon as there is a newer version than number `after`. */
export const review = (
  table: string,
  after: number,
  cards: Cards,
  key?: string,
  signal?: AbortSignal,
): Promise<Review> => reviewBy(table, `after=${after}${cards === "open" ? "&cards=open" : ""}`, key, signal);

/** The same with little effort, after a first look; or with none, only what is already known. */
export const glance = (
  table: string,
  effort: "first" | "none",
  after: number,
  key?: string,
  signal?: AbortSignal,
): Promise<Review> => reviewBy(table, `after=${after}&effort=${effort}`, key, signal);

const reviewBy = (table: string, query: string, key?: string, signal?: AbortSignal): Promise<Review> =>
  ask(`/api/tables/${encodeURIComponent(table)}/review?${query}`, {
    headers: withKey(key),
    ...(signal ? { signal } : {}),
  });

/** What the stored review says about one's own margin. */
export const learned = (table: string, key?: string): Promise<Learned> =>
  ask(`/api/tables/${encodeURIComponent(table)}/learned`, { headers: withKey(key) });

/** Opens a table that goes on from a moment of a game on this server, or of an imported one. */
export const playOn = (table: string, wish: PlayOn, key?: string): Promise<Opened> =>
  send(branchesPath(table), wish, seatOrOwn(key));

export const playOnBrought = (wish: BroughtPlayOn): Promise<Opened> => send("/api/branches", wish, own());

/** The games that branch off from that of a table. */
export const branches = (table: string, key?: string): Promise<BranchInfo[]> =>
  ask(branchesPath(table), { headers: withKey(key) });

const ordersPath = (table: string): string => `/api/tables/${encodeURIComponent(table)}/orders`;

export const orders = (table: string, key?: string): Promise<Orders> =>
  ask(ordersPath(table), { headers: withKey(key) });

export const leaveOrders = (table: string, wish: OrderWish, key?: string): Promise<Orders> =>
  send(ordersPath(table), wish, withKey(key));

export const draftOrders = (table: string, wish: OrderWish, key?: string): Promise<OrderDraft> =>
  send(`${ordersPath(table)}/draft`, wish, withKey(key));

export const orderWhy = (table: string, wish: OrderWish, thing: string, key?: string): Promise<Because> =>
  send(`${ordersPath(table)}/why?thing=${encodeURIComponent(thing)}`, wish, withKey(key));

const duplicatesPath = (table: string): string => `/api/tables/${encodeURIComponent(table)}/duplicates`;

/** Opens a new table with the deal of a finished game. */
export const dealAgain = (table: string, wish: DuplicateWish, key?: string): Promise<Opened> =>
  send(duplicatesPath(table), wish, seatOrOwn(key));

/** The finished games with the deal of a table. */
export const duplicates = (table: string, key?: string): Promise<Duplicates> =>
  ask(duplicatesPath(table), { headers: withKey(key) });

/** A record from elsewhere, checked by the server, which stores none of it. */
export const brought = (record: string): Promise<Replay> => send("/api/replay", { record });

export const broughtPositions = (record: string, first: number, count: number): Promise<Positions["positions"]> =>
  send<Positions>(`/api/replay/${first}?count=${count}`, { record }).then((found) => found.positions);

/** The key by which push services know this server, and the browsers it notifies for the account signed in to. */
export const notices = (): Promise<NoticesInfo> => ask("/api/notices", { headers: own() });

export const tellBrowser = (wish: TellBrowser): Promise<NoticesInfo> => send("/api/notices/push", wish, own());

export const forgetBrowser = (endpoint: string): Promise<Done> => send("/api/notices/forget", { endpoint });

export const games = (): Promise<GameInfo[]> => ask("/api/games");

export const boxes = (): Promise<BoxInfo[]> => ask("/api/boxes");

export const printedBox = (): Promise<PrintedBox> => ask("/api/box");

export const keepBox = (box: OwnBox): Promise<BoxInfo> => send("/api/boxes", box);

export const bots = (): Promise<BotInfo[]> => ask("/api/bots");
