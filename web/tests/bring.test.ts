import "./every-word";
import { afterEach, expect, test, vi } from "vitest";
import { textOf } from "../src/board/text";
import { bring, movesIn, recordsIn } from "../src/ui/history/bring";
import { findGames, recordsOf } from "../src/ui/history/found";
import type { PastGame } from "../src/ui/history/past";
import { bare } from "../src/words";

afterEach(() => vi.unstubAllGlobals());

test("a file holds records one after another, in either form", () => {
  const lines = '{"game":"kingdomino","players":2}\n{"ply":0}\n';
  expect(recordsIn(lines + lines)).toEqual([lines.trim(), lines.trim()]);
  const text = "game: domaine\nplayers: 2\n\nstart\n";
  expect(recordsIn(text + lines)).toEqual([text.trim(), lines.trim()]);
  expect(recordsIn("\n")).toEqual([]);
  expect(recordsIn(`# saved last year\n\n${text}`)).toEqual([text.trim()]);
});

const LINES = '{"game":"kingdomino","players":2}\n{"ply":0,"move":"deal 3"}\n{"ply":1,"move":"king 0"}\n';
const TEXT = 'game: kingdomino\nnames: ["A;b"]\n\n# kept\ndeal  3;\tking 0  # chance; seat 1\n\nside 0: rank 1\n';

test("a game is known by its moves, in whichever form its record is and however its lines end", async () => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  const asked: string[] = [];
  vi.stubGlobal("fetch", (address: string | URL, { body = "" }: { body?: string } = {}) => {
    if (String(address).includes("/record?")) return Promise.resolve(new Response(LINES));
    asked.push((JSON.parse(body) as { record: string }).record);
    return Promise.resolve(Response.json({ table: `t${asked.length}`, key: "key" }));
  });
  const here = [{ table: "t", key: "key" }] as PastGame[];
  const same = [LINES, LINES.replaceAll("\n", "\r\n"), TEXT, TEXT.replaceAll("\n", "\r\n")];
  expect(await bring(same.join(""), "Ada", here, () => undefined)).toMatchObject({ all: 4, known: 4, brought: 0 });
  const other = TEXT.replace("king 0", "king 1");
  expect(await bring(other + other, "Ada", here, () => undefined)).toMatchObject({ all: 2, known: 1, brought: 1 });
  expect(asked).toEqual([other.trim()]);
});

test("of several games, the refused one is named, and refused again where it comes twice", async () => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("fetch", (_: string, { body = "" }: { body?: string } = {}) =>
    Promise.resolve(
      body.includes("king 0")
        ? Response.json({ reason: { code: "record.not-yours", args: { name: "Ada" } } }, { status: 403 })
        : Response.json({ table: "t", key: "key" }),
    ),
  );
  const other = LINES.replace("king 0", "king 1");
  const sofar = await bring(other + LINES + LINES, "Ada", [], () => undefined);
  expect(sofar).toMatchObject({ done: 3, brought: 1, known: 0, refused: 2 });
  expect(sofar.faults.map(bare)).toEqual(["Game 2 of 3: Nobody in it is called Ada."]);
  expect((await bring(LINES, "Ada", [], () => undefined)).faults.map(bare)).toEqual(["Nobody in it is called Ada."]);
});

test("every reason why games of a file were refused is told once, with the first game that it concerns", async () => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("fetch", (_: string, { body = "" }: { body?: string } = {}) => {
    const code = body.includes("king 0") ? "record.not-yours" : "record.unfinished";
    return Promise.resolve(Response.json({ reason: { code, args: { name: "Ada" } } }, { status: 403 }));
  });
  const { refused, faults } = await bring(
    LINES + LINES + LINES.replace("king 0", "king 1"),
    "Ada",
    [],
    () => undefined,
  );
  expect(refused).toBe(3);
  expect(faults.map((each) => bare(each).split(":")[0])).toEqual(["Game 1 of 3", "Game 3 of 3"]);
});

test("a game deleted elsewhere meanwhile stops neither a file of all games nor an import", async () => {
  let kept = JSON.stringify([{ table: "gone", key: "key", name: "Ada", when: 1 }]);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => (key === "demesne.seats" ? kept : null),
    setItem: (_: string, value: string) => void (kept = value),
  });
  vi.stubGlobal("fetch", (address: string) =>
    Promise.resolve(
      address.includes("gone")
        ? Response.json({ reason: { code: "table.unknown" } }, { status: 404 })
        : new Response(LINES),
    ),
  );
  const here = [{ table: "left", key: "key" }, { table: "gone", key: "key" }] as PastGame[]; // prettier-ignore
  expect(await recordsOf(here)).toBe(LINES);
  expect(JSON.parse(kept)).toMatchObject([{ table: "gone", missed: expect.any(Number) as number }]);
  expect(await bring(LINES, "Ada", here, () => undefined)).toMatchObject({ known: 1, faults: [] });
});

test("where the browser has no room, a game is not kept, and no other lost", async () => {
  const full = Array.from({ length: 400 }, (_, at) => ({ table: `own ${at}`, key: "key", name: "Ada", when: at }));
  let kept = JSON.stringify(full);
  vi.stubGlobal("localStorage", { getItem: () => kept, setItem: (_: string, value: string) => void (kept = value) });
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ table: "new", key: "key" })));
  const found = await bring(TEXT, "Ada", [], () => undefined);
  expect(found).toMatchObject({
    all: 1,
    brought: 0,
    faults: ["This browser has no room for more games. Forget some first."],
  });
  expect(JSON.parse(kept)).toEqual(full);
});

test("records are saved in the order of the games, so that whoever imports them has them in that order", async () => {
  vi.stubGlobal("fetch", (address: string) => Promise.resolve(new Response(`${address.split("/")[3]} `)));
  const latestFirst = [{ table: "third" }, { table: "second" }, { table: "first" }] as PastGame[];
  expect(await recordsOf(latestFirst)).toBe("first second third ");
});

test("who asks for hundreds of games waits when that is too fast for the server", async () => {
  vi.stubGlobal("setTimeout", (next: () => void) => queueMicrotask(next));
  const seat = { table: "t", key: "key", name: "Ada", when: 1 };
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => (key === "demesne.seats" ? JSON.stringify([seat]) : null),
  });
  let asked = 0;
  vi.stubGlobal("fetch", (address: string) => {
    if (asked++ % 2 === 0) return Promise.resolve(Response.json({ reason: { code: "rate.fast" } }, { status: 429 }));
    return Promise.resolve(
      address.includes("/record?") ? new Response(LINES) : Response.json({ status: "playing", seats: [] }),
    );
  });
  await findGames(() => undefined);
  expect(await recordsOf([seat] as unknown as PastGame[])).toBe(LINES);
  expect(await bring(LINES, "Ada", [seat] as unknown as PastGame[], () => undefined)).toMatchObject({ known: 1 });
  expect(asked).toBe(6);
});

test("a file without a game is refused, and one that is no text like an empty one", async () => {
  const picture = new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])]);
  expect(await textOf(picture)).toBe("");
  expect(await textOf(new Blob(["\ufeffgame: domaine — Łódź\n"]))).toBe("game: domaine — Łódź\n");
  for (const text of ["", "\n", "# only a comment\n"])
    expect((await bring(text, "Ada", [], () => undefined)).faults).toEqual(["No game could be read from this file."]);
});

test("what holds no moves is known by its text", () => {
  expect(movesIn("no record")).not.toBe(movesIn("nor this"));
  expect(movesIn("{broken")).not.toBe(movesIn('{"other":'));
});
