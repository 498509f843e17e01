import { beforeEach, expect, test, vi } from "vitest";
import { claim, followOwnerLink, network } from "../src/network.svelte";

const TOKEN = `qo_${"a".repeat(32)}`;
const kept = new Map<string, string>();
const addresses: string[] = [];
const asked: { token: string; key: string }[] = [];
let here: { hash: string; pathname: string };
let answer: () => Promise<Response>;

function told(status: number, body: unknown): () => Promise<Response> {
  return () => Promise.resolve(new Response(JSON.stringify(body), { status }));
}

beforeEach(() => {
  kept.clear();
  asked.length = 0;
  addresses.length = 0;
  here = { hash: `#owner=${TOKEN}`, pathname: "/" };
  vi.stubGlobal("location", here);
  vi.stubGlobal("history", { replaceState: () => (here.hash = "") });
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
  vi.stubGlobal("fetch", (address: string, init: RequestInit) => {
    addresses.push(address);
    if (init.body) asked.push(JSON.parse(String(init.body)) as (typeof asked)[number]);
    return answer();
  });
});

test("the link is gone once the server has answered, and the browser is the owner's", async () => {
  answer = told(200, { key: "whatever" });
  await claim();
  expect(here.hash).toBe("");
  expect([...kept]).toEqual([["demesne.owner", asked[0]?.key]]);
  expect(asked[0]?.key).toMatch(/^qo_[\w-]{32}$/);
  await claim();
  expect(asked).toHaveLength(1);
});

test("if the page is left before the answer, the next one asks again with the same key", async () => {
  answer = () => new Promise(() => undefined);
  void claim();
  expect(here.hash).not.toBe("");
  here.hash = "";
  answer = told(200, { key: "whatever" });
  await claim();
  expect(asked[1]).toEqual(asked[0]);
  expect(kept.get("demesne.owner")).toBe(asked[0]?.key);
});

test("a link that has been used is removed, and the browser stays what it was", async () => {
  kept.set("demesne.owner", "qo_before");
  answer = told(403, { reason: { code: "owner.spent", args: {} } });
  await claim();
  expect(here.hash).toBe("");
  expect([...kept]).toEqual([["demesne.owner", "qo_before"]]);
  expect(network.spent).toBe(true);
});

test("the owner's own browser is not told that the link it came by has been used", async () => {
  kept.set("demesne.owner", "qo_mine");
  answer = () =>
    addresses.at(-1) === "/api/owner"
      ? told(403, { reason: { code: "owner.spent", args: {} } })()
      : told(200, { state: "closed", addresses: [], owner: true })();
  await claim();
  expect(network.spent).toBe(false);
});

test("the link also works in an open page, which then asks again how far the server reaches", async () => {
  const page = new EventTarget();
  vi.stubGlobal("window", page);
  answer = told(200, { key: "whatever" });
  here.hash = "";
  const forget = followOwnerLink();
  page.dispatchEvent(new Event("hashchange"));
  expect(asked).toHaveLength(0);
  here.hash = `#owner=${TOKEN}`;
  page.dispatchEvent(new Event("hashchange"));
  await vi.waitFor(() => expect(addresses).toEqual(["/api/owner", "/api/network"]));
  expect(kept.get("demesne.owner")).toBe(asked[0]?.key);
  forget();
  here.hash = `#owner=${TOKEN}`;
  page.dispatchEvent(new Event("hashchange"));
  expect(asked).toHaveLength(1);
});

test("while nobody answers the link is kept", async () => {
  answer = () => Promise.reject(new TypeError("no network"));
  await claim();
  expect(here.hash).not.toBe("");
  expect(kept.has("demesne.owner")).toBe(false);
});
