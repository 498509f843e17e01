/** The best of a reader's games at such a table is told once all of them are known. */
import { beforeEach, expect, test, vi } from "vitest";
import type { Summary } from "../../src/protocol";
import { forgetSeat, keepSeat, keptSeats } from "../../src/seats";
import { isBest } from "../../src/ui/history/best";

interface Told {
  points: number;
  players?: number;
  yours?: readonly number[];
  status?: Summary["status"];
  practice?: boolean;
  rules?: object;
}

let games: Record<string, Told> = {};
let asked: string[] = [];
/** The game that cannot be asked about. */
let away = "";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.stubGlobal("fetch", (address: string | URL) => {
    const table = Object.keys(games).find((name) => String(address).includes(`/${name}`)) ?? "";
    asked.push(table);
    if (table && table === away) return Promise.reject(new TypeError("Failed to fetch"));
    const game = games[table];
    return Promise.resolve(
      game
        ? Response.json(summaryOf(table, game))
        : Response.json({ reason: { code: "table.unknown" } }, { status: 404 }),
    );
  });
  asked = [];
});

function summaryOf(
  table: string,
  { points, players = 2, yours = [0], status = "over", practice = false, ...told }: Told,
) {
  const seats = [0, 1].map((seat) => ({ seat, side: seat, sign: "rose", name: "Ada", yours: yours.includes(seat) }));
  const results = [
    { seats: [0], rank: 1, total: points, rows: {} },
    { seats: [1], rank: 2, total: 1, rows: {} },
  ];
  return {
    table,
    game: "orchard",
    rules: told.rules ?? { game: "orchard", players },
    status,
    seats,
    results,
    practice,
  };
}

/** Seats at these games, all of them over; the last one has just ended. */
function played(all: Record<string, Told>): string {
  games = all;
  const names = Object.keys(all);
  for (const [at, table] of names.entries()) keepSeat({ table, key: "key", name: "Ada", when: at, over: true });
  return names.at(-1) ?? "";
}

test("more points than in two or more other games are the best so far, and nobody is asked twice", async () => {
  const last = played({ first: { points: 30 }, second: { points: 41 }, third: { points: 42 } });
  expect(await isBest(last)).toBe(true);
  expect(asked.toSorted()).toEqual(["first", "second", "third"]);
  expect(await isBest("second")).toBe(false);
  expect(asked).toHaveLength(3);
});

test("as many points as before are not more", async () => {
  expect(await isBest(played({ first: { points: 30 }, second: { points: 42 }, third: { points: 42 } }))).toBe(false);
});

test("one other game is too few", async () => {
  expect(await isBest(played({ first: { points: 30 }, second: { points: 42 } }))).toBe(false);
});

test("games of more players, with the deal known, at one screen or still running are not compared", async () => {
  const other: Record<string, Told> = {
    crowd: { points: 99, players: 4 },
    again: { points: 99, practice: true },
    screen: { points: 99, yours: [0, 1] },
  };
  expect(await isBest(played({ ...other, first: { points: 30 }, last: { points: 42 } }))).toBe(false);
  expect(await isBest(played({ ...other, first: { points: 30 }, second: { points: 31 }, last: { points: 42 } }))).toBe(
    true,
  );
  expect(await isBest("again")).toBe(false);
});

test("land that chance has laid out makes no other game of it, as any rule does", async () => {
  const domaine = (layout: string, spacing = 7) => {
    const rules = { game: "domaine", players: 2, layout, land: [[layout]], castles: 4, spacing };
    return { rules };
  };
  const [one, two] = [
    { points: 30, ...domaine("1n") },
    { points: 41, ...domaine("2e") },
  ];
  expect(await isBest(played({ one, two, last: { points: 42, ...domaine("3s") } }))).toBe(true);
  const others = { three: { points: 30, ...domaine("1n", 6) }, four: { points: 41, ...domaine("2e") } };
  expect(await isBest(played({ ...others, end: { points: 43, ...domaine("3s", 6) } }))).toBe(false);
});

test("it is not told while a game is out of reach", async () => {
  const last = played({ first: { points: 30 }, second: { points: 31 }, third: { points: 32 }, last: { points: 42 } });
  away = "third";
  expect(await isBest(last)).toBe(false);
  away = "";
  expect(await isBest(last)).toBe(true);
});

test("a game that was deleted elsewhere counts no longer", async () => {
  const last = played({ first: { points: 30 }, second: { points: 31 }, third: { points: 52 }, last: { points: 42 } });
  delete games["third"];
  expect(await isBest(last)).toBe(true);
  expect(keptSeats().flatMap(({ table, missed }) => (missed ? [] : [table]))).toEqual(["last", "second", "first"]);
});

test("what has been deleted is compared with nothing", async () => {
  const last = played({ best: { points: 50 }, first: { points: 30 }, second: { points: 31 }, last: { points: 42 } });
  expect(await isBest(last)).toBe(false);
  forgetSeat("best");
  expect(await isBest(last)).toBe(true);
  expect(keptSeats()).toHaveLength(3);
});

test("long lists become known over several games", async () => {
  const many = Object.fromEntries([...Array(30).keys()].map((at) => [`game${at}x`, { points: at }]));
  const last = played({ ...many, last: { points: 42 } });
  expect(await isBest(last)).toBe(false);
  expect(asked).toHaveLength(25);
  expect(await isBest(last)).toBe(true);
});
