/** The page’s side of its own tables: one worker for all, started when a table is needed, ended after the last. */
import type { Wire, WireEvents } from "../surroundings";
import { isHere, tableOf } from "./here";
import * as shelf from "./shelf";
import type { Asked, FromDesk, ToDesk } from "./talk";

/** A worker that is silent for this long, in milliseconds, is ended and restarted. */
const SILENT_MS = 20_000;
/** The same while it starts: fetching an engine over a slow connection takes time. */
const STARTING_MS = 120_000;
/** An idle worker is ended after this long, to free its memory. */
const IDLE_MS = 15_000;
const BEAT_MS = 2_000;
const ALIVE = JSON.stringify({ type: "pong", t: 0 });
const FAILED = { status: 500, body: { reason: { code: "offline.failed", clause: "", args: {} } } };
const UNKEPT = { status: 500, body: { reason: { code: "offline.unkept", clause: "", args: {} } } };

interface Answered {
  status: number;
  body: unknown;
}

class Desk {
  private worker: Worker | null = null;
  private ready = false;
  private heard = 0;
  private ids = 0;
  private readonly asking = new Map<number, (answer: Answered) => void>();
  private readonly wires = new Map<number, WireEvents>();
  private beat: ReturnType<typeof setInterval> | undefined;
  private idleSince = 0;

  ask(asked: Asked): Promise<Answered> {
    const id = ++this.ids;
    return this.answer(id, { type: "asked", id, asked });
  }

  forget(table: string): Promise<Answered> {
    const id = ++this.ids;
    return this.answer(id, { type: "forget", id, table });
  }

  open(events: WireEvents): Wire {
    const wire = ++this.ids;
    this.wires.set(wire, events);
    queueMicrotask(() => this.wires.get(wire)?.opened());
    return {
      send: (text) => this.wires.has(wire) && this.post({ type: "frame", wire, text }),
      close: () => {
        if (this.wires.delete(wire) && this.worker) this.post({ type: "leave", wire });
      },
    };
  }

  private answer(id: number, message: ToDesk): Promise<Answered> {
    return new Promise((resolve) => {
      this.asking.set(id, resolve);
      this.post(message);
    });
  }

  private post(message: ToDesk): void {
    this.worker ??= this.begin();
    this.worker.postMessage(message);
  }

  private begin(): Worker {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromDesk>) => this.hear(data);
    worker.onerror = () => this.end();
    this.ready = false;
    this.heard = performance.now();
    this.beat = setInterval(() => this.look(), BEAT_MS);
    return worker;
  }

  private hear(message: FromDesk): void {
    this.heard = performance.now();
    if (message.type === "ready") {
      this.ready = true;
      performance.measure("desk", { start: performance.now() - message.ms, duration: message.ms });
    } else if (message.type === "answered") this.settle(message.id, message);
    else if (message.type === "told") this.wires.get(message.wire)?.received(message.text);
    else if (message.type === "closed") this.close(message.wire);
    else this.end();
  }

  private settle(id: number, answer: Answered): void {
    this.asking.get(id)?.(answer);
    this.asking.delete(id);
  }

  private close(wire: number): void {
    const events = this.wires.get(wire);
    this.wires.delete(wire);
    events?.closed();
  }

  /** Tells those waiting that the worker is still starting; ends one that is silent or idle. */
  private look(): void {
    const now = performance.now();
    const busy = this.asking.size > 0 || this.wires.size > 0;
    if (busy) this.idleSince = now;
    if (!this.ready) for (const events of [...this.wires.values()]) events.received(ALIVE);
    const waits = this.asking.size > 0 || !this.ready || this.wires.size > 0;
    if (waits && now - this.heard > (this.ready ? SILENT_MS : STARTING_MS)) this.end();
    else if (!busy && now - this.idleSince > IDLE_MS) this.end();
  }

  /** Ends the worker: what is stored stays stored, wires reconnect, and pending requests are answered. */
  private end(): void {
    clearInterval(this.beat);
    this.worker?.terminate();
    this.worker = null;
    for (const id of [...this.asking.keys()]) this.settle(id, FAILED);
    for (const wire of [...this.wires.keys()]) this.close(wire);
  }
}

const desk = new Desk();

/** A wire to a table of this browser. */
export function openHere(events: WireEvents): Wire {
  return desk.open(events);
}

/** Answers a request that would otherwise go to a server. */
export async function answerHere(path: string, init: RequestInit): Promise<Response> {
  const { pathname, searchParams } = new URL(path, location.origin);
  const method = init.method ?? "GET";
  const table = tableOf(pathname);
  const shelved = await fromShelf(method, pathname, table).catch(() => UNKEPT);
  const { status, body } = shelved ?? (await desk.ask(askedOf(init)));
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return new Response(text, { status, headers: { "Content-Type": "application/json" } });

  function askedOf({ body: sent, headers }: RequestInit): Asked {
    return {
      method,
      path: pathname,
      query: Object.fromEntries(searchParams),
      key: new Headers(headers).get("X-Seat-Key"),
      body: typeof sent === "string" ? (JSON.parse(sent) as unknown) : {},
    };
  }
}

/** Requests that need no rules: the state of a table, and forgetting it. */
async function fromShelf(method: string, path: string, table: string | undefined): Promise<Answered | undefined> {
  if (table === undefined || !isHere(table)) return undefined;
  if (method === "POST" && path.endsWith("/forget")) return desk.forget(table);
  if (method !== "GET" || path !== `/api/tables/${table}`) return undefined;
  const kept = await shelf.find(table);
  return kept?.summary ? { status: 200, body: kept.summary } : undefined;
}
