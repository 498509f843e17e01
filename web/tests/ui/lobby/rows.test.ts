import "virtual:words/table";
import { describe, expect, it, vi } from "vitest";
import type { Lobby, LobbyTable } from "../../../src/protocol";
import { Looking } from "../../../src/ui/lobby/looking.svelte";
import { idOf, LINGER, merged, type Row } from "../../../src/ui/lobby/rows";
import { opened, unusual } from "../../../src/ui/table/words/company";

const listed = (table: string, host = "Ada"): LobbyTable => ({ table: { table }, host }) as LobbyTable;
const told = (rows: readonly Row[]): string[] => rows.map((row) => (row.gone === null ? idOf(row) : `(${idOf(row)})`));

describe("the rows of open tables", () => {
  const first = merged([], [listed("a"), listed("b")], 0);

  it("stand where they are; what is new comes last, with what is known of it now", () => {
    const rows = merged(first, [listed("c"), listed("b", "Bo"), listed("a")], 10);
    expect(told(rows)).toEqual(["a", "b", "c"]);
    expect(rows[1]?.listed.host).toBe("Bo");
  });

  it("stay for a moment when they are gone, and longer under the pointer", () => {
    const gone = merged(first, [listed("b")], 10);
    expect(told(gone)).toEqual(["(a)", "b"]);
    expect(told(merged(gone, [listed("b")], 9 + LINGER))).toEqual(["(a)", "b"]);
    expect(told(merged(gone, [listed("b")], 10 + LINGER, "a"))).toEqual(["(a)", "b"]);
    expect(told(merged(gone, [listed("b")], 10 + LINGER))).toEqual(["b"]);
  });

  it("come back to life when the table is open again", () => {
    expect(told(merged(merged(first, [listed("b")], 10), [listed("a"), listed("b")], 20))).toEqual(["a", "b"]);
  });
});

describe("looking into the lobby", () => {
  const answer: Lobby = { waiting: [listed("a")], running: [listed("r")] };

  it("polls only while the page is visible", async () => {
    const ask = vi.fn(async () => answer);
    let seen = false;
    const looking = new Looking({ ask, now: () => 0, seen: () => seen });
    await looking.look();
    expect([ask.mock.calls.length, looking.found]).toEqual([0, false]);
    seen = true;
    await looking.look();
    expect([told(looking.rows), looking.running.length, looking.found]).toEqual([["a"], 1, true]);
  });

  it("keeps what it knows when the server does not answer, and says so", async () => {
    const ask = vi.fn(async () => answer);
    const looking = new Looking({ ask, now: () => 0, seen: () => true });
    await looking.look();
    ask.mockRejectedValueOnce(new Error("away"));
    await looking.look();
    expect(looking.fault).not.toBe("");
    expect(told(looking.rows)).toEqual(["a"]);
    await looking.look();
    expect(looking.fault).toBe("");
  });
});

describe("a table for everybody", () => {
  const usual = { grace: 120, hints: true, watchers: true, words: true };

  it("has phrases only, and says that it is open; closed again it keeps them", () => {
    const open = opened(usual, true);
    expect([open.public, open.words, unusual(open).length]).toEqual([true, false, 2]);
    expect(opened(open, false)).toMatchObject({ public: false, words: false });
    expect(unusual(usual)).toEqual([]);
  });
});
