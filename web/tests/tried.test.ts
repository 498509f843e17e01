/** The first try of a day's deal counts; a browser remembers it until the next day. */
import { describe, expect, it } from "vitest";
import { claimTries, forgetTry, noteTry, triedAt } from "../src/ui/today/tried";
import { keepSession, type Shelf } from "../src/seats";

function shelf(kept: Record<string, string> = {}): Shelf {
  return {
    getItem: (key) => kept[key] ?? null,
    setItem: (key, value) => {
      kept[key] = value;
    },
  };
}

describe("the first try", () => {
  it("is remembered by game and day, and a second one does not take its place", () => {
    const kept = shelf();
    expect(triedAt("kingdomino", "2026-11-23", kept)).toBeUndefined();
    noteTry("kingdomino", "2026-11-23", "first", kept);
    noteTry("kingdomino", "2026-11-23", "second", kept);
    noteTry("domaine", "2026-11-23", "third", kept);
    expect(triedAt("kingdomino", "2026-11-23", kept)).toBe("first");
    expect(triedAt("domaine", "2026-11-23", kept)).toBe("third");
    expect(triedAt("kingdomino", "2026-11-24", kept)).toBeUndefined();
    noteTry("kingdomino", "2026-11-24", "fourth", kept);
    expect(triedAt("kingdomino", "2026-11-24", kept)).toBe("fourth");
  });

  it("is remembered when a clock that was wrong shows its day again", () => {
    const kept = shelf({ "demesne.today": JSON.stringify({ kingdomino: { day: "2026-11-23", table: "first" } }) });
    noteTry("kingdomino", "2026-11-24", "second", kept);
    noteTry("kingdomino", "2026-11-22", "earlier", kept);
    const days = ["2026-11-22", "2026-11-23", "2026-11-24"];
    expect(days.map((day) => triedAt("kingdomino", day, kept))).toEqual(["earlier", "first", "second"]);
    for (let day = 10; day < 30; day++)
      for (const game of ["a", "b", "c", "d"]) noteTry(game, `2026-12-${day}`, "later", kept);
    expect(days.map((day) => triedAt("kingdomino", day, kept))).toEqual([undefined, undefined, undefined]);
    expect(triedAt("d", "2026-12-29", kept)).toBe("later");
  });

  it("leads nowhere once its game is forgotten, and is none that could be tried anew", () => {
    const kept = shelf();
    noteTry("kingdomino", "2026-11-23", "first", kept);
    noteTry("domaine", "2026-11-23", "other", kept);
    forgetTry("first", kept);
    noteTry("kingdomino", "2026-11-23", "second", kept);
    expect(triedAt("kingdomino", "2026-11-23", kept)).toBe("");
    expect(triedAt("domaine", "2026-11-23", kept)).toBe("other");
  });

  it("is not that of the account which was signed in before, but a guest has it who was", () => {
    const kept = shelf();
    const signIn = (id: string): void => keepSession({ key: `qs_${id}`, id, name: id }, kept);
    signIn("ada");
    noteTry("kingdomino", "2026-11-23", "hers", kept);
    keepSession(null, kept);
    expect(triedAt("kingdomino", "2026-11-23", kept)).toBe("hers");
    signIn("bo");
    expect(triedAt("kingdomino", "2026-11-23", kept)).toBeUndefined();
    noteTry("kingdomino", "2026-11-23", "his", kept);
    expect(triedAt("kingdomino", "2026-11-23", kept)).toBe("his");
    signIn("ada");
    expect(triedAt("kingdomino", "2026-11-23", kept)).toBeUndefined(); // the server knows it
  });

  it("of a guest is that of the account which takes it over, and of no other", () => {
    const kept = shelf();
    const signIn = (id: string): void => keepSession({ key: `qs_${id}`, id, name: id }, kept);
    noteTry("kingdomino", "2026-11-23", "first", kept);
    noteTry("domaine", "2026-11-23", "left", kept);
    signIn("ada");
    claimTries(["first", "another"], "ada", kept);
    expect(triedAt("kingdomino", "2026-11-23", kept)).toBe("first");
    signIn("bo");
    expect(triedAt("kingdomino", "2026-11-23", kept)).toBeUndefined();
    expect(triedAt("domaine", "2026-11-23", kept)).toBe("left"); // nobody has taken it over: it may be Bo's
    claimTries(["first", "left"], "bo", kept);
    signIn("ada");
    expect(triedAt("kingdomino", "2026-11-23", kept)).toBe("first");
    expect(triedAt("domaine", "2026-11-23", kept)).toBeUndefined();
  });

  it("is unknown where what is kept cannot be read", () => {
    expect(triedAt("kingdomino", "2026-11-23", shelf({ "demesne.today": "{" }))).toBeUndefined();
    expect(triedAt("kingdomino", "2026-11-23", shelf({ "demesne.today": "null" }))).toBeUndefined();
  });
});
