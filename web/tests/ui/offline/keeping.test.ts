/** Preparing a browser that keeps no pages, as over plain http: all that the page may need is fetched in advance. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { away, lasts, noteReady, readyWith } from "../../../src/away.svelte";
import type { Engine } from "../../../src/live/offline/start";
import { makeReady, seekEngine } from "../../../src/ui/offline/keeping";

const ENGINE = { version: "abc", files: [{ name: "app.zip", bytes: 3, br: 2, gzip: 2 }] } as unknown as Engine;
const LISTED = { shared: ["assets/table.js", "icons/192.png"], own: { he: ["assets/words-he.js"] } };

beforeEach(() => vi.stubGlobal("window", { isSecureContext: false }));
afterEach(() => vi.unstubAllGlobals());

function answering(asked: string[], files: unknown): (address: string) => Promise<Response> {
  return (address) => {
    asked.push(address);
    return Promise.resolve(address === "/offline.json" ? (files as Response) : new Response("abc"));
  };
}

it("fetches the files of everybody, and of the reader's language only", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", answering(asked, new Response(JSON.stringify(LISTED))));
  await makeReady(ENGINE, () => undefined);
  expect(asked.sort()).toEqual(["/assets/table.js", "/engine/abc/app.zip", "/icons/192.png", "/offline.json"]);
  expect(readyWith()).toBe("abc");
});

it("is not ready while the list cannot be fetched", async () => {
  vi.stubGlobal("fetch", (address: string) =>
    address === "/offline.json" ? Promise.reject(new TypeError("lost")) : Promise.resolve(new Response("abc")),
  );
  await expect(makeReady({ ...ENGINE, version: "def" }, () => undefined)).rejects.toThrow("lost");
  expect(readyWith()).not.toBe("def");
});

it("is ready for as long as the page is open where the browser refuses to store it", async () => {
  const refused = (): Promise<never> => Promise.reject(new DOMException("denied", "SecurityError"));
  vi.stubGlobal("navigator", { serviceWorker: {} });
  vi.stubGlobal("caches", { open: refused, keys: refused });
  vi.stubGlobal("window", { isSecureContext: true, caches });
  vi.stubGlobal("fetch", answering([], new Response(JSON.stringify(LISTED))));
  await makeReady({ ...ENGINE, version: "ghi" }, () => undefined);
  expect([readyWith(), lasts()]).toEqual(["ghi", false]);
});

describe("looking for what the server provides", () => {
  const ANSWERS: Record<string, () => Promise<Response>> = {
    silent: () => Promise.reject(new TypeError("lost")),
    starting: () => Promise.resolve(new Response("", { status: 503 })),
    engine: () => Promise.resolve(new Response(JSON.stringify(ENGINE))),
    none: () => Promise.resolve(new Response("{}", { status: 404 })),
  };

  beforeEach(() => {
    vi.useFakeTimers();
    noteReady(null, false);
    vi.stubGlobal("window", new EventTarget());
    vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
  });
  afterEach(() => vi.useRealTimers());

  /** The server answers as named, one after another, and then always as the last. */
  function answers(...names: string[]): void {
    vi.stubGlobal("fetch", () => ANSWERS[(names.length > 1 ? names.shift() : names[0]) ?? ""]?.());
  }

  it("asks until there is an answer, and the server is away until then", async () => {
    answers("silent", "starting", "engine");
    const found: unknown[] = [];
    seekEngine((engine) => found.push(engine));
    await vi.advanceTimersByTimeAsync(0);
    expect([found, away.now]).toEqual([[], true]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([found, away.now]).toEqual([[ENGINE], false]);
  });

  it("asks at once when the network comes back, and no more once it was answered", async () => {
    answers("silent", "none", "engine");
    const found: unknown[] = [];
    seekEngine((engine) => found.push(engine));
    await vi.advanceTimersByTimeAsync(0);
    window.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(0);
    expect(found).toEqual(["none"]);
    window.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(found).toEqual(["none"]);
  });

  it("is silent once the page has been left", async () => {
    answers("silent", "engine");
    const found: unknown[] = [];
    const stop = seekEngine((engine) => found.push(engine));
    await vi.advanceTimersByTimeAsync(0);
    stop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(found).toEqual([]);
  });
});
