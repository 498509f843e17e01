/** Preparing a browser that keeps no pages, as over plain http: all that the page may need is fetched in advance. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readyWith } from "../../../src/away.svelte";
import type { Engine } from "../../../src/live/offline/start";
import { makeReady } from "../../../src/ui/offline/keeping";

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
