import "virtual:words/table";
import { describe, expect, it } from "vitest";
import type { TableView } from "../../src/protocol";
import { PLANS, planWords } from "../../src/ui/laying/clocks";
import { face, secondsLeft, spanLeft, spokenTime, voiced, type Heard } from "../../src/ui/table/people/clock";
import { companyLine, mattersOf, unusual } from "../../src/ui/table/words/company";
import { event, seat, table } from "../queendomino/tables";

const PAGES = import.meta.glob<string>("../../locales/*/page.ftl", { query: "?raw", import: "default", eager: true });
const plain = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, "");
const seats = [seat(0, "Ada", { yours: true, left: 65_000 }), seat(1, "Ben", { left: 20_000 }), seat(2, "Cleo")];
const heard = (change: Partial<TableView> = {}): Heard => ({
  view: table({ seats, ticking: 0, to_move: 0, ...change }),
  at: 1_000,
});

describe("what is left on a clock", () => {
  it("runs on from when it was received, only for the player to move", () => {
    expect(secondsLeft(heard(), 0, 6_500)).toBe(59.5);
    expect(secondsLeft(heard(), 1, 6_500)).toBe(20);
    expect(secondsLeft(heard(), 0, 900_000)).toBe(0);
    expect(secondsLeft(heard({ ticking: null }), 0, 6_500)).toBe(65);
  });

  it("is nothing without a clock, or when no game is in progress", () => {
    expect(secondsLeft(heard(), 2, 2_000)).toBeNull();
    expect(secondsLeft(heard({ status: "over" }), 0, 2_000)).toBeNull();
    expect(secondsLeft(null, 0, 2_000)).toBeNull();
  });

  it("has tenths below half a minute, and is never rounded up to more", () => {
    expect([face(65), face(60.2), face(30), face(29.99), face(0)].map(plain)).toEqual([
      "1:05",
      "1:01",
      "0:30",
      "29.9",
      "0.0",
    ]);
    expect(plain(spokenTime(65))).toBe("1 minute 5 seconds left");
    expect(plain(spokenTime(9.5))).toBe("10 seconds left");
  });

  it("is told in words where a turn has hours, until nothing is left", () => {
    expect([5_400, 30, 0].map(spanLeft).map(plain)).toEqual(["1 hour, 30 minutes left", "1 minute left", "time is up"]);
  });

  it("is said at one minute and at ten seconds only", () => {
    expect([voiced(60.2, 59.9), voiced(59.9, 59.4), voiced(10.4, 9.9), voiced(9.9, 9.4), voiced(61, 60.5)]).toEqual([
      60,
      null,
      10,
      null,
      null,
    ]);
    expect(voiced(70, 0)).toBeNull();
  });
});

describe("when the time of somebody is over", () => {
  const late = seat(1, "Ben", { left: 0, late: true, lenders: [0] });

  it("the others are asked while it is their turn and no bot plays for them", () => {
    const kinds = (change: Partial<TableView>): string[] =>
      mattersOf(table({ seats: [seats[0]!, late], to_move: 1, ...change }), []).map(({ kind }) => kind);
    expect(kinds({})).toEqual(["late"]);
    expect(kinds({ to_move: 0 })).toEqual([]);
    expect(kinds({ paused: true })).toEqual(["paused"]);
    expect(kinds({ seats: [seats[0]!, { ...late, stint: { bot: "greedy", why: "late", moved: false } }] })).toEqual([]);
  });

  it("the log tells it, and why a bot plays on", () => {
    const told = (code: string, args = {}): string => plain(companyLine({ ...event(4, code, 1), args }, seats).text);
    expect(told("late")).toBe("Ben’s time is up.");
    expect(told("lent", { bot: "greedy", late: 1 })).toBe("A bot plays on for Ben, whose time ran out.");
    expect(told("lent", { bot: "greedy" })).toBe("A bot plays for Ben until they are back.");
  });
});

describe("whoever comes to a game of days by the link in an email", () => {
  const kinds = (signedIn: boolean, change: Partial<TableView> = {}): string[] => {
    const days = { ...table().customs, hours: 72 };
    const others = [seat(0, "Ada", { account: "a" }), seat(1, "Ben")];
    return mattersOf(table({ seats: others, customs: days, ...change }), [], signedIn).map(({ kind }) => kind);
  };

  it("is asked to sign in where they are not, and somebody plays by an account", () => {
    expect(kinds(false)).toEqual(["unknown"]);
    expect(kinds(true)).toEqual([]);
    expect(kinds(false, { customs: table().customs })).toEqual([]);
    expect(kinds(false, { status: "over" })).toEqual([]);
    expect(kinds(false, { seats: [seat(0, "Ada", { account: "a" }), seat(1, "Ben", { yours: true })] })).toEqual([]);
    expect(kinds(false, { seats: [seat(0, "Ada"), seat(1, "Ben")] })).toEqual([]);
  });
});

describe("whoever sat here until the seat became an account’s on another device", () => {
  const seats = [seat(0, "Ada", { account: "a" }), seat(1, "Ben")];
  const kinds = (change: Partial<TableView>, signedIn = false, sat = true): string[] =>
    mattersOf(table({ seats, ...change }), [], signedIn, sat).map(({ kind }) => kind);

  it("is asked to sign in, once they have no seat any more", () => {
    expect(kinds({})).toEqual(["unknown"]);
    expect(kinds({}, true)).toEqual([]);
    expect(kinds({}, false, false)).toEqual([]);
    expect(kinds({ seats: [seats[0]!, seat(1, "Ben", { yours: true })] })).toEqual([]);
    expect(kinds({ seats: [seat(0, "Ada"), seats[1]!] })).toEqual([]);
  });
});

describe("a clock that is chosen", () => {
  it("is none at first, and told in words", () => {
    expect(PLANS[0]).toEqual({ minutes: 0, seconds: 0, hours: 0 });
    expect(PLANS.map(planWords).map(plain).slice(0, 3)).toEqual([
      "No clock",
      "3\u00A0min\u00A0+\u00A05\u00A0s a turn",
      "5\u00A0min\u00A0+\u00A010\u00A0s a turn",
    ]);
    for (const [language, text] of Object.entries(PAGES)) {
      const [, time = " "] = /^clock-plan = (.*?\{ \$seconds \}.\S+)/mu.exec(text) ?? [];
      expect(time.replaceAll(/\{.*?\}/g, "8"), language).toMatch(/^8\u00A0\S+\u00A0\+\u00A08\u00A0\S+$/u);
    }
    expect(unusual({ minutes: 5, seconds: 10 }).map(plain)).toEqual([
      "Each player may think for 5 minutes in all, and 10 seconds more for each turn.",
    ]);
  });
});
