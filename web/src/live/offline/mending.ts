/** The stored engine of a browser: what is in it, and files that are missing or not whole, fetched anew. */
import type { Engine, EngineFile } from "./start";

/** What the list of an engine's files is called, also at the server. */
export const LIST = "/engine/engine.json";
/** What the names of the caches begin with; the version follows. */
export const CACHES = "demesne-engine-";
const TYPES: Readonly<Record<string, string>> = {
  mjs: "text/javascript",
  wasm: "application/wasm",
  zip: "application/zip",
};

/** The address of a file, at the server and in the cache. */
export function addressOf(engine: Engine, { name }: EngineFile): string {
  return `/engine/${engine.version}/${name}`;
}

/** A file as it is stored. */
export function answerWith({ name }: EngineFile, content: Blob): Response {
  return new Response(content, { headers: { "Content-Type": TYPES[name.split(".").at(-1) ?? ""] ?? "" } });
}

/**
 * Fetches what of a stored engine the browser has lost or damaged: an interpreter that is not whole may start for ever.
 * Throws if that is needed and there is no network.
 */
export async function mend(engine: Engine): Promise<void> {
  if (!("caches" in self) || !(await caches.has(CACHES + engine.version).catch(() => false))) return;
  const cache = await caches.open(CACHES + engine.version);
  for (const file of engine.files) {
    const address = addressOf(engine, file);
    if (await isWhole(await cache.match(address), file)) continue;
    await cache.delete(address);
    const answer = await fetch(address, { cache: "reload" });
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    await store(cache, address, answerWith(file, await answer.blob()));
  }
  const listed = JSON.stringify(engine);
  const text = await (await cache.match(LIST))?.text().catch(() => "");
  if (text !== listed) await store(cache, LIST, new Response(listed));
}

async function isWhole(found: Response | undefined, file: EngineFile): Promise<boolean> {
  if (!found) return false;
  return found.blob().then(
    ({ size }) => size === file.bytes,
    () => false,
  );
}

/** Where there is no room left, the engine starts all the same, as long as there is a network. */
async function store(cache: Cache, address: string, answer: Response): Promise<void> {
  await cache.put(address, answer).catch(() => undefined);
}
