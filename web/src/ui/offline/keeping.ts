/** Makes the page work offline: a service worker caches its files, and another cache holds the engine of its tables. */
import { away, isReady, lasts, noteReady, readyWith } from "../../away.svelte";
import { own } from "../../language";
import { addressOf, answerWith, CACHES, LIST } from "../../live/offline/mending";
import type { Engine } from "../../live/offline/start";
import { backoff } from "../../live/retries";
import { onReturn } from "../../live/wire";

const MISSING = 404;
/** The built files in the service worker's list; and how many are fetched at once. */
const FILES = "/offline.json";
const AT_ONCE = 4;
/** The scopes of the current service workers: that of the page, and the one that shows notices. */
const OWN = ["/", "/herald/"];

/** Whether the browser supports service workers at all, and whether it does over this connection. */
export function keepsPages(): boolean {
  return "serviceWorker" in navigator && "caches" in window;
}

/** Starts the service worker if possible; resolves once everything is cached. */
export async function keepForLater(): Promise<boolean> {
  if (!import.meta.env.PROD || !keepsPages()) return false;
  try {
    const { serviceWorker } = navigator;
    await serviceWorker.register(`/offline.js?lang=${own.tag}`, { scope: "/", updateViaCache: "none" });
    const kept = await serviceWorker.getRegistration("/");
    await (kept?.active ? Promise.resolve() : settled(kept?.installing ?? kept?.waiting));
    await forgetNarrow();
    return Boolean(kept?.active);
  } catch {
    return false; // the page still works while there is a network
  }
}

/** The worker of earlier versions served only the score pad, and would take precedence over this one. */
async function forgetNarrow(): Promise<void> {
  for (const each of await navigator.serviceWorker.getRegistrations())
    if (!OWN.includes(new URL(each.scope).pathname)) await each.unregister();
}

function settled(worker: ServiceWorker | null | undefined): Promise<void> {
  return new Promise((resolve) => {
    if (!worker) return resolve();
    worker.addEventListener("statechange", () => {
      if (worker.state === "activated" || worker.state === "redundant") resolve();
    });
  });
}

/** What the server provides for offline tables: an engine, or none if it was installed without; null: no answer. */
async function engineThere(): Promise<Engine | "none" | null> {
  try {
    const answer = await fetch(LIST, { cache: "no-cache" });
    if (answer.ok) return (await answer.json()) as Engine;
    return answer.status === MISSING ? "none" : null;
  } catch {
    return null;
  }
}

/**
 * Asks for it until there is an answer, also when the network or the tab comes back; the returned function stops that.
 * Meanwhile the server counts as away.
 */
export function seekEngine(found: (engine: Engine | "none") => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let [tries, asking, over] = [0, false, false];
  const stop = onReturn(() => void look());
  void look();
  return end;

  async function look(): Promise<void> {
    if (asking || over) return;
    clearTimeout(timer);
    asking = true;
    const engine = await engineThere();
    asking = false;
    if (over) return;
    note(engine !== null);
    if (engine === null) timer = setTimeout(() => void look(), backoff(tries++, Math.random()));
    else {
      end();
      found(engine);
    }
  }

  function end(): void {
    over = true;
    clearTimeout(timer);
    stop();
  }
}

/** Whether the server answered; a browser that was made ready may have answered in its stead. */
function note(answered: boolean): void {
  if (!answered || !(isReady() && keepsPages())) away.now = !answered;
}

/** How many bytes are downloaded for it, and how many are stored. */
export function sizeOf({ files }: Engine): { fetched: number; kept: number } {
  const sent = window.isSecureContext ? "br" : "gzip"; // browsers accept the smaller one over https only
  const sum = (part: "br" | "gzip" | "bytes"): number => files.reduce((all, file) => all + file[part], 0);
  return { fetched: sum(sent), kept: sum("bytes") };
}

/**
 * Fetches and stores all of it; `tell` is called with the progress, from 0 to 1. Throws if the network is lost, or if
 * there is no room: what has been stored of it then leaves the room to games.
 */
export async function makeReady(engine: Engine, tell: (part: number) => void): Promise<void> {
  try {
    await makeAllReady(engine, tell);
  } catch (fault) {
    if (fault instanceof DOMException && fault.name === "QuotaExceededError") await dropEngines(readyWith());
    throw fault;
  }
}

async function makeAllReady(engine: Engine, tell: (part: number) => void): Promise<void> {
  const all = sizeOf(engine).kept;
  let come = 0;
  // A browser that stores nothing may still have a place for it by name.
  const cache = keepsPages() ? await caches.open(CACHES + engine.version).catch(() => null) : null;
  const page = keepForLater();
  for (const file of engine.files) {
    const address = addressOf(engine, file);
    if (await cache?.match(address)) come += file.bytes;
    else {
      const content = await fetched(address, (bytes) => tell((come + bytes) / all));
      come += content.size;
      await cache?.put(address, answerWith(file, content));
    }
    tell(come / all);
  }
  await (cache ? cache.put(LIST, new Response(JSON.stringify(engine))) : fetchAhead());
  const lasting = (await page) && cache !== null;
  noteReady(engine.version, lasting);
  await dropEngines(engine.version);
  await navigator.storage?.persist?.().catch(() => false);
}

/** Prefetches what the page may still need, if only the browser's HTTP cache can hold it. */
async function fetchAhead(): Promise<void> {
  const answer = await fetch(FILES);
  if (!answer.ok) return; // a page that is being developed
  const { shared, own: others } = (await answer.json()) as { shared: string[]; own: Record<string, string[]> };
  const files = [...shared, ...(others[own.tag] ?? [])];
  const rest = files.values();
  const next = async (): Promise<void> => {
    for (const file of rest) await (await fetch(`/${file}`)).arrayBuffer();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

async function fetched(address: string, tell: (bytes: number) => void): Promise<Blob> {
  const answer = await fetch(address);
  if (!answer.ok || !answer.body) throw new Error(`${address}: ${answer.status}`);
  const parts: BlobPart[] = [];
  let bytes = 0;
  const reader = answer.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts);
    parts.push(value);
    tell((bytes += value.length));
  }
}

async function dropEngines(but: string | null): Promise<void> {
  for (const name of await cached()) if (name.startsWith(CACHES) && name !== CACHES + but) await caches.delete(name);
}

/** The names of the caches; none in a browser that stores nothing. */
async function cached(): Promise<string[]> {
  return keepsPages() ? caches.keys().catch(() => []) : [];
}

/** Removes all of it from the browser again; games stay. */
export async function takeAway(): Promise<void> {
  noteReady(null);
  await dropEngines(null);
  if (!keepsPages()) return;
  for (const each of await navigator.serviceWorker.getRegistrations().catch(() => [])) await each.unregister();
  for (const name of await cached()) if (name.startsWith("demesne-")) await caches.delete(name);
}

/** Whether the server has a different engine from the stored one of that version. */
export function isNewer(engine: Engine | null, kept: string | null): boolean {
  return engine !== null && kept !== null && kept !== engine.version;
}

/**
 * Fetches the server's engine if this browser is ready with another: the next page may no longer understand that one.
 * Not where the reader wants to save data; `/offline` offers it there.
 */
export async function renew(): Promise<void> {
  const [kept, { connection }] = [readyWith(), navigator as { connection?: { saveData?: boolean } }];
  if (kept === null || !lasts() || !keepsPages() || connection?.saveData) return;
  const engine = await engineThere();
  if (engine && engine !== "none" && isNewer(engine, kept)) await makeReady(engine, () => undefined);
}

/** A newer page that is waiting to take over; null if there is none. */
export async function waitingPage(): Promise<ServiceWorker | null> {
  if (!keepsPages()) return null;
  const kept = await navigator.serviceWorker.getRegistration("/").catch(() => undefined);
  return kept?.waiting ?? null;
}

/** Has the newer page take over, here and in every tab opened from now on. */
export function takeOver(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting.postMessage("now");
}
