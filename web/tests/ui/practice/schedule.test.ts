import { describe, expect, it } from "vitest";
import { nextOf, type Pack } from "../../../src/ui/practice/finding";
import { among, drop, dueBy, note, practice } from "../../../src/ui/practice/schedule";

const DAY = 24 * 60 * 60 * 1000;

function shelf(text: string | null = null) {
  return { getItem: () => text, setItem: (_: string, kept: string) => void (text = kept) };
}

/** After how many days a puzzle is due, when it is found or missed on each of these days. */
function course(...days: [number, boolean][]): (number | null | undefined)[] {
  const kept = shelf();
  return days.map(([day, found]) => {
    note("a", found, day * DAY, kept);
    const due = practice(kept)["a"]?.due;
    return due == null ? due : due / DAY;
  });
}

describe("a puzzle", () => {
  it("that is found at once does not come back", () => {
    expect(course([0, true])).toEqual([null]);
  });

  it("that is missed comes back after 1, 4 and 14 days, and is forgotten then", () => {
    expect(course([0, false], [1, true], [5, true], [19, true])).toEqual([1, 5, 19, null]);
  });

  it("that is missed once more starts over", () => {
    expect(course([0, false], [1, true], [6, false])).toEqual([1, 5, 7]);
  });

  it("is not finished by being tried again too early", () => {
    expect(course([0, false], [0.5, true], [1, true])).toEqual([1, 1, 5]);
  });
});

describe("what this browser knows", () => {
  it("is nothing where it cannot be read", () => {
    for (const text of ["", "[]", "null", '{"a": 3, "b": {"missed": 0}}', '{"a"'])
      expect(practice(shelf(text)), text).toEqual({});
  });

  it("survives unavailable storage", () => {
    const setItem = (): void => {
      throw new Error("full");
    };
    const closed = { getItem: () => null, setItem };
    expect(() => note("a", false, 0, closed)).not.toThrow();
  });
});

describe("puzzles that are no longer there", () => {
  const names = ["/t/abc/practice/1", "/t/abc/practice/12", "/t/abcd/practice/1", "/practice/domaine/1"];

  function left(place: string): string[] {
    const kept = shelf();
    for (const name of names) note(name, false, 0, kept);
    drop(place, kept);
    return Object.keys(practice(kept));
  }

  it("do not come back: one of them, or all of a game", () => {
    expect(left("/t/abc/practice/1")).toEqual(names.slice(1));
    expect(left("/t/abc/practice/")).toEqual(names.slice(2));
  });

  it("are told from those of other games", () => {
    const met = Object.fromEntries(names.map((name) => [name, { missed: 0, due: 1 }]));
    expect(Object.keys(among(met, "/t/abc/"))).toEqual(names.slice(0, 2));
    expect(Object.keys(among(met, "/"))).toEqual(names);
  });
});

describe("what is asked next", () => {
  const pack = (...addresses: string[]): Pack => ({
    shelf: { game: "kingdomino" },
    game: "kingdomino",
    addresses,
    rows: [],
  });
  const met = { a: { missed: 0, due: null }, b: { missed: 0, due: 50 }, c: { missed: 1, due: 20 } };

  it("is first what has come back, the longest waiting first, then what is new, in order", () => {
    expect(dueBy(met, 60)).toEqual(["c", "b"]);
    expect(nextOf([pack("a", "b", "d")], met, 60)).toBe("c");
    expect(nextOf([pack("a", "b", "d"), pack("e")], met, 10)).toBe("d");
  });

  it("is not what was asked just now, and nothing when all is known", () => {
    expect(nextOf([pack("a", "b", "d")], met, 60, "c")).toBe("b");
    expect(nextOf([pack("a", "b")], met, 10)).toBeUndefined();
  });
});
