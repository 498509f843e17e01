import { expect, test } from "vitest";
import {
  cleared,
  counts,
  doubts,
  draftOf,
  EMPTY,
  hasRoom,
  ownTiles,
  painted,
  turned,
  type Draft,
  type Letter,
} from "../../src/domaine/tiles/draft";
import { boardIn, draftIn, fileOf, textOf, Unreadable } from "../../src/domaine/tiles/text";

/** A tile drawn in four rows. */
const drawn = (draft: Draft, tile: "c" | "1" | "3"): string[] => ownTiles(draft).tiles[tile] ?? [];

/** The draft with one tile painted square by square. */
function withRows(draft: Draft, tile: "c" | "1" | "3", rows: string): Draft {
  return [...rows.replaceAll(" ", "")].reduce(
    (now, letter, square) => painted(now, tile, square, letter as Letter),
    draft,
  );
}

const CORNER = withRows(EMPTY, "3", "fv.. g... .... ....");

function faultOf(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (error instanceof Unreadable) return [error.code, ...Object.values(error.args)].join(" ");
    throw error;
  }
  return "none";
}

test("a square is painted on its own tile, and nothing else changes", () => {
  const draft = painted(EMPTY, "3", 6, "v");
  expect(drawn(draft, "3")).toEqual(["....", "..v.", "....", "...."]);
  expect(drawn(draft, "1")).toEqual(["....", "....", "....", "...."]);
  expect(EMPTY.tiles["3"]).toBe(".".repeat(16));
  expect(painted(draft, "3", 6, "v")).toBe(draft);
  expect(cleared(draft, "3")).toEqual(EMPTY);
});

test("a tile turns clockwise, and four turns are none", () => {
  const once = turned(CORNER, "3");
  expect(drawn(once, "3")).toEqual(["..gf", "...v", "....", "...."]);
  const twice = turned(once, "3");
  expect(drawn(twice, "3")).toEqual(["....", "....", "...g", "..vf"]);
  expect(turned(turned(twice, "3"), "3")).toEqual(CORNER);
});

test("squares are counted over all tiles", () => {
  const found = counts(withRows(CORNER, "1", "ff.. .... .... ...*").tiles);
  expect([found.f, found.v, found.g, found["*"], found.s]).toEqual([3, 1, 1, 1, 0]);
  expect(found["."]).toBe(144 - 6);
});

test("too many, too few and a city outside the centre are reported", () => {
  const told = (draft: Draft): string[] =>
    doubts(draft.tiles).map((doubt) =>
      doubt.kind === "place" ? "place" : `${doubt.kind} ${doubt.count} ${doubt.letter}`,
    );
  expect(told(EMPTY)).toEqual(["few 1 *", "few 4 g", "few 4 s", "few 4 c", "few 4 d"]);
  const centre = withRows(EMPTY, "c", "gggg ssss cccc ddd*");
  expect(told(centre)).toEqual(["few 1 d"]);
  expect(told(withRows(centre, "1", "dd.* .... .... ...."))).toEqual(["many 1 *", "many 1 d"]);
  expect(told(withRows(withRows(EMPTY, "c", "gggg ssss cccc dddd"), "1", "*... .... .... ...."))).toEqual(["place"]);
});

test("castles need room", () => {
  expect(hasRoom(EMPTY.tiles)).toBe(true);
  const full = (["c", "1", "2", "3", "4", "5"] as const).reduce(
    (draft, tile) => ({ ...draft, tiles: { ...draft.tiles, [tile]: "f".repeat(16) } }),
    EMPTY,
  );
  expect(hasRoom(full.tiles)).toBe(true);
  expect(hasRoom(painted(full, "8", 0, "v").tiles)).toBe(false);
});

test("a set comes back from its text and from its file", () => {
  const draft = { ...withRows(CORNER, "c", "g..s .*.. .... c..d"), name: "Ada's land" };
  expect(textOf(draft).split("\n").slice(0, 2)).toEqual(["name: Ada's land", "c: g..s .*.. .... c..d"]);
  expect(draftIn(textOf(draft))).toEqual(draft);
  expect(draftIn(fileOf(draft))).toEqual(draft);
  expect(draftOf(ownTiles(draft))).toEqual(draft);
  expect(draftIn(textOf(draft).replaceAll(" ", "/").replace(":/Ada's/", ": Ada's ").replaceAll(":/", ": "))).toEqual(
    draft,
  );
});

test("what cannot be read says tile, row and square", () => {
  const text = textOf(CORNER);
  expect(faultOf(() => draftIn(text.replace("fv..", "fv.x")))).toBe("letter 3 1 4 x");
  expect(faultOf(() => draftIn(text.replace("fv..", "fv.")))).toBe("length 3 1 3");
  expect(faultOf(() => draftIn(text.replace("fv.. ", "")))).toBe("rows 3 3");
  expect(faultOf(() => draftIn(text.replace("3: fv.. g... .... ....\n", "")))).toBe("missing 3");
  expect(faultOf(() => draftIn(`${text}3: .... .... .... ....`))).toBe("twice 3");
  expect(faultOf(() => draftIn(`${text}9: .... .... .... ....`))).toBe("line 10");
  expect(faultOf(() => draftIn("hello"))).toBe("line 1");
  expect(faultOf(() => draftIn(""))).toBe("missing c");
  expect(faultOf(() => draftIn(`name: ${"x".repeat(41)}\n${text}`))).toBe("name 40");
});

test("a file that is not ours is refused", () => {
  const file = fileOf(CORNER);
  for (const bad of ["{", "{}", '{"tiles":[]}', '{"tiles":{"9":[]}}', '{"tiles":{"c":"...."}}', '{"tiles":null}'])
    expect(faultOf(() => draftIn(bad))).toBe("json");
  expect(faultOf(() => draftIn('{"name":7,"tiles":{}}'))).toBe("json");
  expect(faultOf(() => draftIn(file.replace('"fv.."', '"fv.é"')))).toBe("letter 3 1 4 é");
  expect(faultOf(() => draftIn(file.replace('"fv.."', "4")))).toBe("length 3 1 1");
});

test("a whole board is twelve rows of twelve, separated by line breaks or slashes", () => {
  const rows = ["v...........", ...Array.from({ length: 10 }, () => "............"), "...........*"];
  expect(boardIn(`\n${rows.join("\r\n")}\n`)).toBe(rows.join("/"));
  expect(boardIn(rows.join(" / "))).toBe(rows.join("/"));
  expect(faultOf(() => boardIn(""))).toBe("board-rows 0");
  expect(faultOf(() => boardIn(rows.slice(1).join("/")))).toBe("board-rows 11");
  expect(faultOf(() => boardIn(rows.join("/").replace("v.", "v")))).toBe("board-length 1 11");
  expect(faultOf(() => boardIn(rows.join("/").replace("*", "x")))).toBe("board-letter l12 x");
});
