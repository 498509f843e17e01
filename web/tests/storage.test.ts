/** What the page stores is not lost to a browser that stores nothing, another window or something unreadable. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  amendSeat,
  keepRead,
  keepSeat,
  keepSession,
  keptSeats,
  keptSession,
  seatAt,
  type KeptSeat,
} from "../src/seats";
import { readSettings } from "../src/settings.svelte";
import { keepCommitment } from "../src/ui/shuffle/salt";
import { foundTables, running } from "../src/ui/start/found";
import { forgetTry, noteTry, triedAt } from "../src/ui/today/tried";

const ADA = { table: "a", key: "1", name: "Ada", when: 1 };
const kept = new Map<string, string>();
let full = false;

function refuse(): never {
  throw new DOMException("denied", "SecurityError");
}

beforeEach(() => {
  kept.clear();
  full = false;
  vi.unstubAllGlobals();
  vi.resetModules();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => (full ? refuse() : void kept.set(name, text)),
    removeItem: (name: string) => void kept.delete(name),
  });
});

describe("a browser that stores nothing", () => {
  it("has no seats that the page could not begin without", async () => {
    Object.defineProperty(globalThis, "localStorage", { configurable: true, get: refuse });
    const { keptSeats } = await import("../src/seats");
    expect(keptSeats()).toEqual([]);
  });

  it("keeps seat and session as long as the page is open", async () => {
    full = true;
    const { keepSeat, keepSession, keptSession, seatAt } = await import("../src/seats");
    keepSeat(ADA);
    keepSession({ key: "qs_1", id: "ada", name: "Ada" });
    expect([seatAt("a")?.key, keptSession()?.name]).toEqual(["1", "Ada"]);
    full = false;
    keepSeat({ ...ADA, table: "b", when: 2 });
    expect(JSON.parse(kept.get("demesne.seats") ?? "")).toHaveLength(2);
  });
});

describe("another window", () => {
  it("may read further, sit down or forget a seat while the commitment of a shuffle is asked for", async () => {
    keepSeat(ADA);
    keepSeat({ ...ADA, table: "b", when: 2 });
    const answer = (): Promise<Response> => {
      keepRead("a", "read", 7);
      keepSeat({ ...ADA, key: "2" });
      return Promise.resolve(new Response(JSON.stringify({ commitment: "c", of: null })));
    };
    vi.stubGlobal("fetch", answer);
    await keepCommitment("a");
    expect(seatAt("a")).toMatchObject({ key: "2", read: 7, commitment: "c" });
  });

  it("does not get back a seat that it has forgotten, nor lines that it has read", () => {
    amendSeat("a", () => ({ commitment: "c" }));
    expect(keptSeats()).toEqual([]);
    keepSeat(ADA);
    keepRead("a", "read", 9);
    keepRead("a", "read", 4);
    expect(seatAt("a")?.read).toBe(9);
  });

  it("may sign out while the games of the account are asked for: they are not stored again", async () => {
    const [{ signedIn }, { fetchOthers }] = await Promise.all([
      import("../src/session.svelte"),
      import("../src/ui/account/elsewhere"),
    ]);
    signedIn({ key: "qs_1", id: "ada", name: "Ada" });
    vi.stubGlobal("fetch", () => {
      keepSession(null);
      return Promise.resolve(new Response(JSON.stringify([{ table: "a", opened: 1 }])));
    });
    await fetchOthers();
    expect(keptSeats()).toEqual([]);
  });

  it("may change the settings: a change here leaves its changes stored", async () => {
    vi.stubGlobal("document", { documentElement: { dataset: {}, toggleAttribute: () => false } });
    const here = await import("../src/settings.svelte");
    kept.set("demesne.settings", JSON.stringify({ theme: "dark", signs: true }));
    here.change({ level: 5 });
    expect(readSettings(kept.get("demesne.settings") ?? null)).toMatchObject({ theme: "dark", signs: true, level: 5 });
  });

  it("may turn the guide off, or learn from it: it stays off, and nothing is taught twice", async () => {
    const here = await import("../src/ui/coach/memory.svelte");
    here.guideOn();
    kept.set("demesne.guide", JSON.stringify({ on: false, met: true, learned: ["claim"] }));
    here.learn("place");
    expect(JSON.parse(kept.get("demesne.guide") ?? "")).toEqual({ on: false, met: true, learned: ["claim", "place"] });
    expect(here.memory.on).toBe(false);
  });
});

describe("more seats than there is room for", () => {
  const many = (more: Partial<KeptSeat>): KeptSeat[] =>
    Array.from({ length: 399 }, (_, at) => ({ ...ADA, table: `t${at}`, when: 10 + at, ...more }));
  const tables = (): string[] => keptSeats().map(({ table }) => table);

  it("push out finished games before an older one in progress", () => {
    kept.set("demesne.seats", JSON.stringify([ADA, ...many({ over: true })]));
    keepSeat({ ...ADA, table: "new", when: 1000 });
    expect([tables().length, tables().includes("a"), tables().includes("t0")]).toEqual([400, true, false]);
  });

  it("push out seats of the account before a guest's", () => {
    kept.set("demesne.seats", JSON.stringify([ADA, ...many({ key: "qs_1" })]));
    keepSeat({ ...ADA, table: "new", when: 1000 });
    expect([tables().length, tables().includes("a"), tables().includes("t0")]).toEqual([400, true, false]);
  });

  it("are not all taken from an account that is signed in to: a guest's are nowhere else", async () => {
    const there = many({}).map(({ table, when }) => ({ table, opened: when }));
    const answers = { session: { key: "qs_1", account: { id: "ada", name: "Ada" } }, games: [...there, ...there] };
    vi.stubGlobal("fetch", (at: string, init: RequestInit) => {
      const games =
        init.method === "POST" ? { tables: [] } : answers.games.map((one, n) => ({ ...one, table: `g${n}` }));
      return Promise.resolve(new Response(JSON.stringify(at.endsWith("session") ? answers.session : games)));
    });
    keepSeat({ ...ADA, table: "here-a" });
    const { comeIn } = await import("../src/ui/account/asked");
    await comeIn("session", { name: "Ada", password: "a long word" });
    expect([tables().length, tables().includes("here-a")]).toEqual([400, true]);
  });

  it("leave an old game in progress among those that the first page asks for", async () => {
    kept.set("demesne.seats", JSON.stringify([ADA, ...many({})]));
    const over = (address: string): Response => {
      const table = address.split("/").at(-1) ?? "";
      return new Response(JSON.stringify({ table, status: table === "a" ? "playing" : "over" }));
    };
    vi.stubGlobal("fetch", (address: string) => Promise.resolve(over(address)));
    let found = await foundTables();
    for (let visit = 1; visit < 40 && !found.some(({ table }) => table === "a"); visit++) found = await foundTables();
    expect(running(found).map(({ table }) => table)).toEqual(["a"]);
    expect(found.length).toBeLessThanOrEqual(50);
  });
});

describe("whoever signs in", () => {
  it("takes over what was played as a guest, also without a network, where the server knows it", async () => {
    const asked: { at: string; body: string }[] = [];
    const answers: Record<string, unknown> = {
      session: { key: "qs_1", account: { id: "ada", name: "Ada" } },
      games: { tables: ["a", "sent"] },
    };
    vi.stubGlobal("fetch", (at: string, { method, body }: RequestInit) => {
      if (method !== "POST") return Promise.resolve(new Response("[]"));
      asked.push({ at, body: String(body) });
      return Promise.resolve(new Response(JSON.stringify(answers[at.split("/").at(-1) ?? ""])));
    });
    keepSeat(ADA);
    keepSeat({ ...ADA, table: "here-a", when: 2 });
    keepSeat({ ...ADA, table: "here-b", key: "2", when: 3, sent: "sent", sentKey: "3" });
    keepSeat({ ...ADA, table: "here-c", when: 4, sent: "hers", sentKey: "qs_0" });
    noteTry("kingdomino", "2026-11-23", "a");
    const { comeIn } = await import("../src/ui/account/asked");
    expect(await comeIn("session", { name: "Ada", password: "a long word" })).toBe(2);
    expect(JSON.parse(asked[1]?.body ?? "")).toEqual({
      seats: [
        { table: "sent", key: "3" },
        { table: "a", key: "1" },
      ],
    });
    keepSession({ key: "qs_2", id: "bo", name: "Bo" });
    expect(triedAt("kingdomino", "2026-11-23")).toBeUndefined();
  });
});

describe("something that cannot be read", () => {
  it("is no setting, and costs no other one", () => {
    const usual = readSettings(null);
    expect(readSettings('{"name":5,"level":null,"sound":"x","signs":true}')).toEqual({ ...usual, signs: true });
    expect(readSettings("null")).toEqual(usual);
  });

  it("is no first try, and those of other games can be forgotten", () => {
    kept.set("demesne.today", JSON.stringify({ kingdomino: null, domaine: 3 }));
    noteTry("queendomino", "2026-11-23", "a");
    forgetTry("a");
    expect(triedAt("queendomino", "2026-11-23")).toBe("");
  });

  it("is no wish: the first page offers a game all the same, and those of other games stay stored", async () => {
    const info = { name: "kingdomino", players: [2, 3], options: [], seatings: [] };
    vi.stubGlobal("fetch", (at: string) =>
      Promise.resolve(new Response(JSON.stringify(at.endsWith("/games") ? [info] : []))),
    );
    for (const text of ["null", '{"last":null}', '{"last":{"game":"kingdomino","players":2}}', "{"]) {
      vi.resetModules();
      kept.set("demesne.wish", text);
      const { wishing } = await import("../src/wishing.svelte");
      await wishing.load();
      expect(wishing.wish.game).toBe("kingdomino");
    }
    const { wishing } = await import("../src/wishing.svelte");
    const other = { game: "domaine", players: 4, options: {} };
    kept.set("demesne.wish", JSON.stringify({ domaine: other })); // chosen in another window
    wishing.take({ ...other, game: "kingdomino" });
    expect(JSON.parse(kept.get("demesne.wish") ?? "")).toMatchObject({ domaine: other });
  });

  it("is nobody who is signed in", () => {
    kept.set("demesne.session", '{"key":"qs_1","id":4}');
    expect(keptSession()).toBeNull();
    keepSession(null);
    expect(keptSeats()).toEqual([]);
  });
});
