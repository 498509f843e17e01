import { beforeEach, expect, test, vi } from "vitest";
import { arrivalAt, formatCarried, parseCarried, takeCarried, wayOf } from "../src/carried";
import type { SeatView } from "../src/protocol";
import { keepSeat, keepSession, seatAt } from "../src/seats";

const KEY = `qd_${"a-B_".repeat(8)}`;
const OTHER = `qd_${"0".repeat(32)}`;
const kept = new Map<string, string>();
/** The names of the seats that a key opens at the table; any other key opens none. */
let opens: Record<string, string[]>;
const asked: string[] = [];

const seat = (name: string, yours: boolean) => ({ name, yours, kind: "away" });

beforeEach(() => {
  kept.clear();
  asked.length = 0;
  opens = { [KEY]: ["Anna"] };
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
  vi.stubGlobal("fetch", (address: string, init: RequestInit) => {
    asked.push(address);
    const own = opens[(init.headers as Record<string, string>)["X-Seat-Key"] ?? ""] ?? [];
    const seats = ["Anna", "Bruno", "Carla"].map((name) => seat(name, own.includes(name)));
    return Promise.resolve(new Response(JSON.stringify({ table: "t1", seats })));
  });
});

const keepAs = (key: string, name = "Bruno") => keepSeat({ table: "t1", key, name, when: 1 });

test("what a link says is read again, with or without an invitation", () => {
  for (const carried of [{ key: KEY }, { key: KEY, invite: "qi_a-B_9" }])
    expect(parseCarried(`#${formatCarried(carried)}`)).toEqual(carried);
});

test("a link to a seat is told from invitations, moments and the owner's link", () => {
  for (const hash of ["", "#qi_invitation", "#owner=qo_a", "#6.3.2", `#qs_${"a".repeat(43)}`, `#x${KEY}`])
    expect(parseCarried(hash)).toBeUndefined();
});

test("of a link cut short there is a key, which opens nothing", async () => {
  const cut = parseCarried(`#${KEY.slice(0, 20)}`);
  expect(cut).toEqual({ key: KEY.slice(0, 20) });
  expect(await arrivalAt("t1", cut!)).toEqual({ kind: "none", mine: [] });
});

test("the session of an account is never in a link", () => {
  expect(() => formatCarried({ key: `qs_${"a".repeat(43)}` })).toThrow();
  expect(wayOf("t1", { table: "t1", key: "qs_a", name: "Anna", when: 1 })).toBe("account");
});

test("a guest's seat goes by a link, a game of this browser and a spectator nowhere", () => {
  const guest = { table: "t1", key: KEY, name: "Anna", when: 1 };
  expect(wayOf("t1", guest)).toBe("link");
  expect(wayOf("here-1", { ...guest, table: "here-1" })).toBeNull();
  expect(wayOf("t1", undefined)).toBeNull();
});

test("the key is sent in a header, never in an address", async () => {
  await arrivalAt("t1", { key: KEY });
  expect(asked).toEqual(["/api/tables/t1"]);
});

test("where there is no seat, all seats of the link are stored under the person's name", async () => {
  opens = { [KEY]: ["Anna", "Carla"] };
  const arrival = await arrivalAt("t1", { key: KEY });
  if (arrival.kind !== "free") throw new Error(arrival.kind);
  expect(arrival.theirs.map(({ name }) => name)).toEqual(["Anna", "Carla"]);
  takeCarried("t1", { key: KEY, invite: "qi_x" }, [
    { ...arrival.theirs[0], kind: "here" } as SeatView,
    arrival.theirs[1]!,
  ]);
  expect(seatAt("t1")).toMatchObject({ key: KEY, name: "Carla", invite: "qi_x" });
});

test("the same seat is known", async () => {
  keepAs(KEY, "Anna");
  expect(await arrivalAt("t1", { key: KEY })).toEqual({ kind: "known" });
});

test("another seat of this device is named before it is given up, and not changed", async () => {
  opens[OTHER] = ["Bruno"];
  keepAs(OTHER);
  const arrival = await arrivalAt("t1", { key: KEY });
  expect(arrival).toMatchObject({
    kind: "taken",
    theirs: [{ name: "Anna" }],
    mine: [{ name: "Bruno" }],
    ofAccount: false,
  });
  expect(seatAt("t1")?.key).toBe(OTHER);
});

test("a seat of the account is told apart, because the account keeps it", async () => {
  const session = `qs_${"b".repeat(43)}`;
  keepSession({ key: session, id: "b", name: "Bruno" });
  opens[session] = ["Bruno"];
  keepAs(session);
  expect(await arrivalAt("t1", { key: KEY })).toMatchObject({ kind: "taken", ofAccount: true });
});

test("a seat that was freed meanwhile is none", async () => {
  keepAs(OTHER);
  expect((await arrivalAt("t1", { key: KEY })).kind).toBe("free");
});

test("a foreign key changes nothing for somebody who plays here", async () => {
  opens = { [OTHER]: ["Bruno"] };
  keepAs(OTHER);
  expect(await arrivalAt("t1", { key: KEY })).toMatchObject({ kind: "none", mine: [{ name: "Bruno" }] });
  expect(seatAt("t1")?.key).toBe(OTHER);
});
