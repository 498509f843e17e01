/**
 * The worker in which tables live without a server. It asks the desk line by line, stores the result, and only then
 * announces it, as a server does. Requests are handled one after another.
 */
import { LIST, mend } from "./mending";
import * as shelf from "./shelf";
import { interpreter, openDoor, type Door, type Engine, type Load } from "./start";
import { tableOf } from "./here";
import type { Asked, FromDesk, ToDesk } from "./talk";

interface Answer {
  told: { wire: number; text: string | null }[];
  kept: shelf.Kept[];
  status: number;
  body: unknown;
  bots: string[];
}

/** How long a bot waits before it moves, in milliseconds, so that its moves can be followed and ours undone. */
const PACE = 250;
/** How many tables are kept in memory. */
const MOST = 6;

/** Tells other tabs what has changed, so that they read it again. */
const others = new BroadcastChannel("demesne-tables");

const tell = (message: FromDesk): void => self.postMessage(message);

let door: Promise<Door> | null = null;
const loaded = new Set<string>();
const tables = new Map<number, string>();
const thinking = new Set<string>();
/** Tables whose bot could not be stored the last time. */
const full = new Set<string>();
let last: Promise<unknown> = Promise.resolve();

async function start(): Promise<Door> {
  const begun = performance.now();
  // If no service worker has cached it, the browser may still have.
  const listed = await fetch(LIST).catch(() => fetch(LIST, { cache: "force-cache" }));
  const engine = (await listed.json()) as Engine;
  await mend(engine);
  const folder = `${location.origin}/engine/${engine.version}/`;
  const app = fetch(`${folder}app.zip`).then((found) => found.arrayBuffer());
  const core = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as { loadPyodide: Load };
  const python = await interpreter(core.loadPyodide, folder, engine, new Uint8Array(await app));
  const opened = openDoor(python);
  tell({ type: "ready", ms: Math.round(performance.now() - begun), version: engine.version });
  return opened;
}

async function wish(line: Record<string, unknown>): Promise<Answer> {
  door ??= start().catch((fault: unknown) => {
    door = null; // whoever tries again has it started again
    throw fault;
  });
  return JSON.parse((await door)(JSON.stringify(line))) as Answer;
}

/** Carries out a request, stores the result, announces it. Throws if it cannot be stored; then nothing has happened. */
async function done(line: Record<string, unknown>): Promise<Answer> {
  const answer = await wish(line);
  if (answer.kept.length > 0) {
    try {
      await shelf.keep(answer.kept);
    } catch (fault) {
      refuse(line, fault);
      for (const { table } of answer.kept) await drop(table);
      throw fault;
    }
    for (const { table } of answer.kept) {
      loaded.add(table);
      full.delete(table);
      others.postMessage(table);
    }
  }
  for (const { wire, text } of answer.told)
    tell(text === null ? { type: "closed", wire } : { type: "told", wire, text });
  for (const table of answer.bots) ponder(table);
  return answer;
}

/**
 * Tells the wire of a frame that it was not stored, before the wire is closed; of a bot's move, all wires of the table,
 * once: the bot tries again when they come back.
 */
function refuse({ wire, text, type, table }: Record<string, unknown>, fault: unknown): void {
  if (fault instanceof shelf.Conflict) return;
  const reason = reasonOf(fault);
  const refused = (to: number, id: string | null): void =>
    tell({ type: "told", wire: to, text: JSON.stringify({ type: "refused", id, reason }) });
  if (typeof wire === "number" && typeof text === "string")
    return refused(wire, (JSON.parse(text) as { id?: string }).id ?? null);
  if (type !== "think" || typeof table !== "string" || full.has(table)) return;
  full.add(table);
  for (const [each, at] of tables) if (at === table) refused(each, null);
}

/** Drops a table from memory: those connected reconnect, and it is then read again from storage. */
async function drop(table: string): Promise<void> {
  loaded.delete(table);
  await done({ type: "load", table, seating: null });
}

async function load(table: string | undefined): Promise<void> {
  if (table === undefined || loaded.has(table)) return;
  const kept = await shelf.find(table);
  if (!kept?.seating) return;
  for (const old of [...loaded].slice(0, Math.max(0, loaded.size - MOST + 1)))
    if (![...tables.values()].includes(old)) await drop(old);
  await done({ type: "load", table, seating: kept.seating, entries: await shelf.log(table) });
  loaded.add(table);
}

function ponder(table: string): void {
  if (thinking.has(table)) return;
  thinking.add(table);
  setTimeout(() => {
    thinking.delete(table);
    inTurn(() => done({ type: "think", table })).catch(() => undefined); // told, or read again as another tab stored it
  }, PACE);
}

async function ask({ asked, id }: { asked: Asked; id: number }): Promise<void> {
  try {
    await load(tableOf(asked.path));
    const { status, body } = await done({ type: "asked", ...asked });
    tell({ type: "answered", id, status, body });
  } catch (fault) {
    tell({ type: "answered", id, status: 500, body: { reason: reasonOf(fault) } });
  }
}

async function hear(wire: number, text: string): Promise<void> {
  const hello = JSON.parse(text) as { type: string; table?: string };
  if (hello.type === "hello" && hello.table) tables.set(wire, hello.table);
  await load(tables.get(wire));
  try {
    await done({ type: "frame", wire, text });
  } catch (fault) {
    if (fault instanceof shelf.Conflict) return; // its wires are closed, and reconnect to what is stored
    if (!(fault instanceof DOMException || fault instanceof shelf.Gone)) refuse({ wire, text }, fault);
    throw fault;
  }
}

function reasonOf(fault: unknown): { code: string; clause: string; args: Record<string, number> } {
  if (fault instanceof shelf.Conflict) return { code: "seq.stale", clause: "", args: { seq: 0 } };
  if (fault instanceof shelf.Gone) return { code: "table.unknown", clause: "", args: {} };
  if (fault instanceof shelf.Unkept) return { code: "offline.unkept", clause: "", args: {} };
  const stored = fault instanceof DOMException;
  return { code: stored ? "offline.storage" : "offline.failed", clause: "", args: {} };
}

async function forget(table: string, id: number): Promise<void> {
  await shelf.forget(table);
  if (loaded.has(table)) await drop(table);
  tell({ type: "answered", id, status: 200, body: { deleted: true } });
}

function inTurn(work: () => Promise<unknown>): Promise<unknown> {
  last = last.then(work, work);
  return last;
}

others.onmessage = ({ data }: MessageEvent<string>) => {
  if (loaded.has(data)) inTurn(() => drop(data)).catch(() => undefined); // it is read again in any case
};

function act(message: ToDesk): Promise<unknown> {
  switch (message.type) {
    case "asked":
      return ask(message);
    case "forget":
      return forget(message.table, message.id);
    case "frame":
      return hear(message.wire, message.text);
    case "leave":
      tables.delete(message.wire);
      return done({ type: "leave", wire: message.wire });
  }
}

self.onmessage = ({ data }: MessageEvent<ToDesk>) => {
  inTurn(() => act(data)).catch((fault: unknown) => tell({ type: "failed", text: String(fault) }));
};
