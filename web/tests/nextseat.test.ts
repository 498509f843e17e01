/** Whoever agreed to another game and went away has a seat there all the same. */
import { beforeEach, expect, test, vi } from "vitest";
import { keepNext, seekNext } from "../src/nextseat";
import type { Summary } from "../src/protocol";
import { forgetSeat, keepSeat, keptSeats, seatAt } from "../src/seats";
import { foundTables } from "../src/ui/start/found";

const ADA = { table: "old", key: "1", name: "Ada", when: 1 };
const kept = new Map<string, string>();
const yours = { seat: 0, name: "Ada", yours: true };
const told = (table: string, status: Summary["status"], next: string | null = null, own = true): Summary =>
  ({ table, status, next_table: next, seats: [{ ...yours, yours: own }] }) as Partial<Summary> as Summary;

/** A server that has these tables. */
function serve(...tables: readonly Summary[]): () => string[] {
  const asked: string[] = [];
  const answer = (path: string): Promise<Response> => {
    const id = path.split("/").at(-1) ?? "";
    asked.push(id);
    const found = tables.find(({ table }) => table === id);
    const unknown = { reason: { code: "table.unknown" } };
    return Promise.resolve(found ? Response.json(found) : Response.json(unknown, { status: 404 }));
  };
  vi.stubGlobal("fetch", answer);
  return () => asked;
}

beforeEach(() => {
  kept.clear();
  vi.unstubAllGlobals();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
  });
});

test("the start page shows the game that began meanwhile, and those after it", async () => {
  keepSeat(ADA);
  serve(told("old", "over", "new"), told("new", "over", "newest"), told("newest", "playing"));
  expect((await foundTables()).map(({ table }) => table)).toEqual(["newest", "new", "old"]);
  expect([seatAt("new")?.key, seatAt("newest")?.key]).toEqual(["1", "1"]);
});

test("a seat that was forgotten afterwards stays so", async () => {
  keepSeat(ADA);
  serve(told("old", "over", "new"), told("new", "playing"));
  await foundTables();
  forgetSeat("new");
  expect((await foundTables()).map(({ table }) => table)).toEqual(["old"]);
});

test("a table that the server has lost is not shown; once it has it again, the seat is there", async () => {
  keepSeat(ADA);
  serve();
  expect(await foundTables()).toEqual([]);
  serve(told("old", "playing"));
  expect((await foundTables()).map(({ table }) => table)).toEqual(["old"]);
  expect(keptSeats()).toEqual([ADA]);
});

test("a room that began with fewer gives way to its game", async () => {
  keepSeat(ADA);
  serve(told("old", "waiting", "new"), told("new", "playing"));
  expect((await foundTables()).map(({ table }) => table)).toEqual(["new"]);
  expect(keptSeats().map(({ table }) => table)).toEqual(["new"]);
});

test("whoever lost their seat there before has none at the next table", () => {
  keepSeat(ADA);
  expect(keepNext(ADA, told("old", "waiting", "new", false))).toBeUndefined();
  expect(seatAt("new")).toBeUndefined();
});

test("a table is opened with the seat of the game before, which may not be of an account", async () => {
  keepSeat(ADA);
  keepSeat({ ...ADA, table: "here-1" });
  keepSeat({ ...ADA, table: "signed", key: "qs_1" });
  const asked = serve(told("old", "over", "new"));
  await seekNext();
  expect(seatAt("new")).toMatchObject({ key: "1", name: "Ada" });
  expect(asked()).toEqual(["old"]);
});

test("without an answer, the table is opened all the same", async () => {
  keepSeat(ADA);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  await seekNext();
  expect(keptSeats()).toEqual([ADA]);
});
