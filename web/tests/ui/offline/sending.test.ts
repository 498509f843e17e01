/** Games played in this browser are sent once, and wait for as long as nobody has said that they cannot be taken. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { KeptTable } from "../../../src/live/offline/shelf";

const kept = new Map<string, KeptTable>();
vi.mock("../../../src/live/offline/shelf", () => ({
  all: () => Promise.resolve([...kept.values()]),
  note: (table: string, more: Partial<KeptTable>) =>
    Promise.resolve(kept.set(table, { ...(kept.get(table) as KeptTable), ...more })),
}));

const { keepSeat, seatAt } = await import("../../../src/seats");
const { lostThere, send, sendAgain, sentSoFar } = await import("../../../src/ui/offline/sending");
const summary = { seats: [{ yours: true, name: "Ada" }] } as KeptTable["summary"];
const answers: (() => Response)[] = [];

function game(table: string, more: Partial<KeptTable> = {}): void {
  kept.set(table, { table, seating: {}, status: "over", summary, record: "a record", ...more });
  keepSeat({ table, key: table, name: "Ada", when: kept.size });
}

const refusing = (status: number, code: string): Response =>
  new Response(JSON.stringify({ reason: { code, clause: "", args: {} } }), { status });
const taking = (table: string): Response => new Response(JSON.stringify({ table, key: "key" }), { status: 201 });

beforeEach(() => {
  kept.clear();
  answers.length = 0;
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
  });
  vi.stubGlobal("fetch", () => {
    const next = answers.shift();
    return next ? Promise.resolve(next()) : Promise.reject(new TypeError("no network"));
  });
});

describe("a game that is sent", () => {
  it("is the one at the server from then on", async () => {
    game("here-a");
    answers.push(() => taking("there"));
    await send();
    await send();
    expect(await sentSoFar()).toMatchObject({ waiting: 0, sent: 1, refused: [] });
    expect(seatAt("there")?.key).toBe("key");
  });

  it("waits where a proxy answers for a server that is just restarted, and others are sent meanwhile", async () => {
    game("here-a");
    game("here-b");
    answers.push(
      () => new Response("<h1>Bad Gateway</h1>", { status: 502 }),
      () => taking("there"),
    );
    await send();
    expect(await sentSoFar()).toMatchObject({ waiting: 1, sent: 1, refused: [] });
    answers.push(() => taking("too"));
    await send();
    expect(await sentSoFar()).toMatchObject({ waiting: 0, sent: 2 });
  });

  it("is not asked about again once the rules have refused it, but on the reader's word", async () => {
    game("here-a");
    answers.push(() => refusing(422, "record.conflict"));
    await send();
    answers.push(() => taking("there"));
    await send();
    expect(await sentSoFar()).toMatchObject({ waiting: 0, sent: 0, refused: [{ why: { code: "record.conflict" } }] });
    await send(true);
    expect(await sentSoFar()).toMatchObject({ waiting: 0, sent: 1, refused: [] });
  });

  it("waits where an earlier version of the page took a server in trouble for a refusal", async () => {
    game("here-a", { refused: { code: "http.502", args: {} } });
    expect(await sentSoFar()).toMatchObject({ waiting: 1, refused: [] });
    answers.push(() => taking("there"));
    await send();
    expect(await sentSoFar()).toMatchObject({ waiting: 0, sent: 1 });
  });

  it("is sent again, on the reader's word, where the server has it no longer", async () => {
    game("here-a");
    game("here-b");
    answers.push(
      () => taking("a-there"),
      () => taking("b-there"),
    );
    await send();
    answers.push(
      () => refusing(404, "table.unknown"),
      () => Response.json({}),
    );
    const lost = await lostThere();
    expect(lost).toEqual(["here-b"]);
    await send();
    expect(await sentSoFar()).toMatchObject({ waiting: 0, sent: 2 });
    answers.push(() => taking("again"));
    await sendAgain(lost);
    expect([seatAt("again")?.key, seatAt("a-there")?.key]).toEqual(["key", "key"]);
    expect(seatAt("b-there")).toBeUndefined();
  });

  it("counts as there for as long as the server does not answer", async () => {
    game("here-a");
    answers.push(() => taking("there"));
    await send();
    await expect(lostThere()).rejects.toThrow();
  });
});
