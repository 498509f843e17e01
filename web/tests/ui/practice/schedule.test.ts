import { describe, expect, it } from "vitest";
import { nextOf, type Pack } from "../../../src/ui/practice/finding";
import { among, askable, drop, dueBy, note, practice } from "../../../src/ui/practice/schedule";

function shelf(text: string | null = null) {
  return { getItem: () => text, setItem: (_: string, kept: string) => void (text = kept) };
}

/** A moment of the local calendar, counted from 1 March. */
function at(day: number, hour = 20, minute = 0): number {
  return new Date(2026, 2, 1 + day, hour, minute).getTime();
}

/** On which day a puzzle is due again, when it is found or missed in the evening of each of these days. */
function course(...days: [number, boolean][]): (number | null)[] {
  const kept = shelf();
  return days.map(([day, found]) => {
    note("a", found, at(day), kept);
    return dayDue(kept);
  });
}

/** The day on which the puzzle is due, from early in the morning. */
function dayDue(kept: ReturnType<typeof shelf>): number | null {
  const due = practice(kept)["a"]?.due ?? null;
  const days = Array.from({ length: 60 }, (_, day) => day);
  return due === null ? null : (days.find((day) => at(day, 4) === due) ?? NaN);
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
    expect(course([0, false], [0, true], [1, true])).toEqual([1, 1, 5]);
  });

  it("comes back by the calendar, not by the hour, also when the clocks change", () => {
    for (const day of [0, 27, 28, 29]) {
      const kept = shelf();
      note("a", false, at(day, 20, 15), kept);
      const met = practice(kept);
      expect(dueBy(met, at(day, 23, 59)), "that evening").toEqual([]);
      expect(dueBy(met, at(day + 1, 0, 1)), "that night").toEqual([]);
      expect(dueBy(met, at(day + 1, 8)), "a little earlier the next day").toEqual(["a"]);
    }
  });

  it("that is missed after midnight was missed the evening before", () => {
    const kept = shelf();
    note("a", false, at(8, 0, 1), kept);
    expect(dayDue(kept)).toBe(8);
    note("a", false, at(8, 4), kept);
    expect(dayDue(kept)).toBe(9);
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

describe("puzzles of one's own games", () => {
  it("are asked only with a seat at a table that is there, also where the game was sent from here", () => {
    const names = ["/t/abc/practice/1", "/t/local/practice/2", "/t/sent/practice/3", "/t/other/practice/4"];
    const met = Object.fromEntries([...names, "/practice/domaine/1"].map((name) => [name, { missed: 0, due: 1 }]));
    const seats = [
      { table: "abc", key: "k", name: "Ada", when: 1 },
      { table: "local", key: "k", name: "Ada", when: 2, sent: "sent" },
      { table: "other", key: "k", name: "Ada", when: 3, missed: 4 },
    ];
    const kept = (text: string | null) => ({
      getItem: (key: string) => (key.endsWith("seats") ? text : null),
      setItem() {},
    });
    expect(Object.keys(askable(met, kept(JSON.stringify(seats))))).toEqual([
      ...names.slice(0, 3),
      "/practice/domaine/1",
    ]);
    expect(Object.keys(askable(met, kept(null)))).toEqual(["/practice/domaine/1"]);
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
