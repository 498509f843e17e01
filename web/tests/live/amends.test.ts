import { describe, expect, it } from "vitest";
import { amended, totalOf } from "../../src/live/amends";
import type { TableView } from "../../src/protocol";

const view = (tree: object): TableView => tree as TableView;

describe("an update sent as changes", () => {
  const before = view({
    to_move: 0,
    seats: [{ name: "Ada" }, { name: "Bo" }],
    position: { line: [3, 17, 20], coins: 7 },
  });

  it("makes the new view with names in their order, and leaves the old one and unchanged parts alone", () => {
    const kept = JSON.stringify(before);
    const after = amended(before, [
      { path: ["to_move"], value: 1 },
      { path: ["seats", 1, "name"], value: "Cy" },
      { path: ["position", "line"], value: [5, 9], at: 1, drop: 1 },
    ]);
    expect(JSON.stringify(after)).toBe(
      '{"to_move":1,"seats":[{"name":"Ada"},{"name":"Cy"}],"position":{"line":[3,5,9,20],"coins":7}}',
    );
    expect(JSON.stringify(before)).toBe(kept);
    expect(after.seats[0]).toBe(before.seats[0]);
  });

  it("replaces what was there with null, with nothing and with lists", () => {
    const after = amended(before, [
      { path: ["to_move"], value: null },
      { path: ["position", "line"], value: [], at: 0, drop: 3 },
      { path: ["position", "coins"], value: [[1, 0]] },
    ]);
    expect(after).toMatchObject({ to_move: null, position: { line: [], coins: [[1, 0]] } });
  });

  it("has the checksum that the server computes", () => {
    expect(totalOf(view({ name: 'Łucja "ß"', n: -1, none: null }))).toBe(TOTAL);
    expect(totalOf(view({}))).not.toBe(totalOf(view({ a: 1 })));
  });
});

/** zlib.crc32 of the bytes that the server would send. */
const TOTAL = 2042420586;
