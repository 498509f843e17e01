import "virtual:words/table";
import { describe, expect, it, vi } from "vitest";
import {
  admitsBot,
  againWords,
  clockWords,
  companyLine,
  goneBefore,
  goneWords,
  stintNote,
  isRefusal,
  mattersOf,
  patience,
  refusedMeanwhile,
  requestWords,
  saidWords,
  waitId,
  waitsOn,
  wasDeclined,
} from "../../src/ui/table/words/company";
import { standingsOf } from "../../src/ui/table/words/sides";
import { Chat } from "../../src/ui/table/talk/chat.svelte";
import { goneSince, seatsThen } from "../../src/ui/table/talk/gone";
import type { Event, RequestView, TableView } from "../../src/protocol";
import { event, seat, table } from "../queendomino/tables";

const request: RequestView = {
  ...{ seq: 9, what: "undo", seat: 1, code: "dance", left: 30 },
  ...{ agreed: [], wanted: [0], yours: true },
} as const;
const kinds = (change: Partial<TableView>, events = [event(1, "started", null)]): string[] =>
  mattersOf(table(change), events).map(({ kind }) => kind);
const seats = [seat(0, "Ada", { yours: true }), seat(1, "Ben"), seat(2, "Cleo")];
const plain = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, "");

describe("a free seat", () => {
  const rated = { ...table({}).customs, rated: true };
  const free = { taken: false };

  it("is for a bot wherever two people still find room, and anywhere else where nothing is rated", () => {
    const two = [seat(0, "Ada", { yours: true }), seat(1, "", free)];
    expect(admitsBot(table({ customs: rated, seats: two }))).toBe(false);
    expect(admitsBot(table({ seats: two }))).toBe(true);
    expect(admitsBot(table({ customs: rated, seats: [...two, seat(2, "", free)] }))).toBe(true);
    expect(admitsBot(table({ customs: rated, seats: [...two, seat(2, "", { kind: "bot" })] }))).toBe(false);
    expect(admitsBot(table({ customs: rated, seats: [...two, seat(2, "Ben")] }))).toBe(true);
  });
});

describe("at the end", () => {
  const gone = (why: "left" | "away" | "resigned" | "late", moved = true) => ({ stint: { bot: "random", why, moved } });

  it("is said of everybody for whom a bot played on, and why", () => {
    const all = [
      seat(0, "Ada", gone("resigned")),
      seat(1, "Ben", gone("late")),
      seat(2, "Cleo"),
      seat(3, "Dora", gone("away")),
      seat(4, "Eva", gone("left")),
    ];
    expect(goneWords(all).map(plain)).toEqual([
      "Ada gave up, and a bot played on.",
      "Ben ran out of time, and a bot played on.",
      "Dora was away, and a bot played on.",
      "Eva left, and a bot played on.",
    ]);
    expect(goneWords(seats)).toEqual([]);
  });

  it("is not said that a bot played on where none has moved", () => {
    const all = [seat(0, "Ada", gone("resigned", false)), seat(1, "Ben", gone("left", false)), seat(2, "Cleo")];
    expect(goneWords(all).map(plain)).toEqual(["Ada gave up."]);
    const own = seat(0, "Ada", { yours: true, ...gone("resigned", false) });
    expect(goneWords([own]).map(plain)).toEqual(["Ada gave up."]);
  });

  it("is beside a name why they did not play to the end, and before it that a bot plays", () => {
    const { stint } = gone("resigned");
    expect(stintNote(stint, "playing")).toBe("a bot plays");
    expect(stintNote(stint, "over")).toBe("gave up");
    expect(stintNote(gone("late").stint, "over")).toBe("ran out of time");
  });

  it("is said to the reader of their own seat, unless they have several", () => {
    const own = seat(0, "Ada", { yours: true, ...gone("resigned") });
    expect(goneWords([own, seat(1, "Ben")])).toEqual(["You gave up, and a bot played on for you."]);
    const several = goneWords([own, seat(1, "Ben", { yours: true })]);
    expect(several.map(plain)).toEqual(["Ada gave up, and a bot played on."]);
  });

  it("is not said of whoever was the last to give up: no bot has moved for them", () => {
    const two = [
      seat(0, "Ada", { yours: true, ...gone("resigned") }),
      seat(1, "Ben", gone("resigned")),
      seat(2, "Cleo"),
    ];
    expect(goneBefore(two, { how: "resigned", seat: 1 })).toEqual(["You gave up, and a bot played on for you."]);
    expect(goneBefore(two, { how: "resigned", seat: 0 }).map(plain)).toEqual(["Ben gave up, and a bot played on."]);
    const screen = [two[0]!, seat(1, "Ben", { yours: true, ...gone("resigned") }), seat(2, "Cleo", gone("left"))];
    expect(goneBefore(screen, { how: "resigned", seat: 0 }).map(plain)).toEqual(["Cleo left, and a bot played on."]);
    expect(goneBefore(two, { how: "agreed", seat: null })).toHaveLength(2);
  });
});

describe("how the sides stand", () => {
  it("is told best first, each side once, and of those whose points are known", () => {
    const team = [
      seat(0, "Ada"),
      seat(1, "Ben", { side: 1 }),
      seat(2, "Cleo", { side: 0 }),
      seat(3, "Dora", { side: 2 }),
    ];
    const points = new Map([
      [0, 12],
      [1, 30],
      [2, 12],
    ]);
    const found = standingsOf(team, (at) => points.get(at) ?? null);
    expect(found.map(({ name, points }) => [plain(name), points])).toEqual([
      ["Ben", 30],
      ["Ada and Cleo", 12],
    ]);
  });
});

describe("another game", () => {
  const six = [0, 1, 2, 3, 4, 5];

  it("moves everybody on by a seat, and teams together", () => {
    const alone = six.map((number) => seat(number, `${number}`, { side: number }));
    const teams = six.map((number) => seat(number, `${number}`, { side: Math.floor(number / 2) }));
    expect(plain(againWords(alone, "Ada"))).toContain("Everybody sits one seat further on.");
    expect(plain(againWords(teams, "Ada"))).toContain("Each team sits one place further on.");
  });
});

describe("what there is to settle at a table", () => {
  it("is nothing while everybody is here and nothing is asked", () => {
    expect(kinds({ seats })).toEqual([]);
  });

  it("is what somebody asks, before what may wait", () => {
    const away = [seats[0]!, seat(1, "Ben"), seat(2, "Cleo", { away: 60, online: false })];
    expect(kinds({ seats: away, request })).toEqual(["request", "away"]);
    expect(kinds({ seats, paused: true })).toEqual(["paused"]);
  });

  it("asks once about somebody who is away and out of time: whether a bot plays on to the end", () => {
    const ben = seat(1, "Ben", { away: 150, online: false, kind: "away", late: true });
    expect(kinds({ seats: [seats[0]!, ben, seats[2]!], to_move: 1 })).toEqual(["late"]);
    expect(kinds({ seats: [seats[0]!, ben, seats[2]!], to_move: 2 })).toEqual(["away"]);
  });

  it("says that the clock waits for people to come, but not in a break", () => {
    expect(kinds({ gathering: true })).toEqual(["gathering"]);
    expect(kinds({ gathering: true, paused: true })).toEqual(["paused"]);
  });

  it("leaves out people for whom a bot already plays", () => {
    expect(
      kinds({ seats: [seats[0]!, seat(1, "Ben", { away: 60, stint: { bot: "greedy", why: "away", moved: false } })] }),
    ).toEqual([]);
  });

  it("is only the end once the game was ended", () => {
    expect(kinds({ seats, request, ended: { how: "agreed", seat: null } })).toEqual(["ended"]);
  });

  it("tells somebody who is back what a bot did, until they move again", () => {
    const bot = { ...event(3, "place", 0), stand_in: true };
    const events = [event(1, "claim", 0), event(2, "gone", 0), bot, event(4, "claim", 1), event(5, "back", 0)];
    expect(mattersOf(table({ seats }), events)).toEqual([{ kind: "done", count: 1 }]);
    expect(kinds({ seats }, [...events, event(6, "renamed", 0)])).toEqual(["done"]);
    expect(kinds({ seats }, [...events, event(6, "claim", 0)])).toEqual([]);
  });

  it("says nothing about bots to people who were only away", () => {
    expect(kinds({ seats }, [event(1, "away", 0), event(2, "back", 0)])).toEqual([]);
  });
});

describe("waiting for somebody", () => {
  const late = { kind: "late", seat: seat(1, "Ben") } as const;
  const { customs } = table({});
  const waits = new Map([[waitId(late), patience(customs)]]);

  it("ends with what it was about, so that the next time is asked about anew", () => {
    expect(waitsOn(waits, [late], 1)).toBe(waits);
    expect([...waitsOn(waits, [{ ...late, kind: "away" }], 1)]).toEqual([]);
  });

  it("ends when somebody else agrees to a bot, so that one learns of it", () => {
    expect([...waitsOn(waits, [{ ...late, seat: { ...late.seat, wanting: [2] } }], 1)]).toEqual([]);
  });

  it("ends after a while, so that one may think better of it", () => {
    expect([...waitsOn(waits, [late], patience(customs))]).toEqual([]);
  });

  it("puts it off for longer where a move has hours", () => {
    expect(patience({ ...customs, hours: 12 })).toBeGreaterThanOrEqual(20 * patience(customs));
  });
});

describe("a request that is refused", () => {
  const found = (code: string, by: number, what = "undo"): boolean => isRefusal(event(1, code, by, { what }), seats);

  it("is told everybody but the one who declined", () => {
    expect([found("declined", 1), found("declined", 0), found("agreed", 1)]).toEqual([true, false, false]);
  });

  it("is told the one who asked, too, when time runs out", () => {
    expect(found("lapsed", 0)).toBe(true);
  });

  it("is told elsewhere when it was about another game", () => {
    expect([found("declined", 1, "again"), found("lapsed", 0, "again")]).toEqual([false, false]);
  });
});

describe("whoever asked and comes back", () => {
  const told = (what: string, ...later: readonly [string, number, string?][]): string | undefined => {
    const since = later.map(([code, by, about = what], at) => event(3 + at, code, by, { what: about }));
    const found = refusedMeanwhile(table({ seats }), [event(2, "asked", 0, { what }), ...since]);
    return found && plain(companyLine(found, seats).text);
  };

  it("is told who did not agree, or that not everybody answered, until they move", () => {
    expect(told("end", ["declined", 1], ["claim", 1])).toBe("Ben did not agree.");
    expect(told("end", ["claim", 1], ["lapsed", 0])).toBe("Not everybody answered Ada, so nothing changes.");
    expect(told("end", ["declined", 1], ["claim", 0])).toBeUndefined();
  });

  it("is told that their move stands where somebody played on instead of answering", () => {
    expect(told("undo", ["agreed", 2], ["claim", 1])).toBe("Not everybody answered Ada, so nothing changes.");
    expect(told("undo", ["undo", 0], ["claim", 1])).toBeUndefined();
  });

  it("is told nothing of what is open, was granted, or was asked by others", () => {
    expect(refusedMeanwhile(table({ seats, request }), [event(9, "asked", 0, { what: "undo" })])).toBeUndefined();
    expect(
      told("pause", ["agreed", 1], ["paused", 0], ["resumed", 1], ["asked", 1, "end"], ["declined", 2, "end"]),
    ).toBe(undefined);
    expect(refusedMeanwhile(table({ seats }), [event(2, "asked", 1), event(3, "declined", 2)])).toBeUndefined();
  });
});

describe("another game that was asked for", () => {
  it("is asked about where the game ends, and nowhere else", () => {
    expect(kinds({ status: "over", request: { ...request, what: "again" } })).toEqual([]);
  });

  const again = (code: string, seat: number): Event => event(5, code, seat, { what: "again" });

  it("is known to whoever asked to be declined, though they come back later", () => {
    const asked = event(2, "asked", 0, { what: "again" });
    expect(wasDeclined([asked, again("declined", 1)], seats)).toBe(true);
    expect(wasDeclined([asked, again("lapsed", 0)], seats)).toBe(true);
    expect(wasDeclined([asked, again("declined", 1), event(6, "asked", 0, { what: "again" })], seats)).toBe(false);
    expect(wasDeclined([asked, again("agreed", 1)], seats)).toBe(false);
  });

  it("is not, of what others asked for, or was asked during the game", () => {
    expect(wasDeclined([event(2, "asked", 1, { what: "again" }), again("declined", 2)], seats)).toBe(false);
    const during = [event(2, "asked", 0, { what: "end" }), event(3, "declined", 1, { what: "end" })];
    expect(wasDeclined(during, seats)).toBe(false);
  });
});

describe("what is said to everybody", () => {
  const events = [
    event(1, "said", 1, { phrase: "thanks" }),
    event(2, "claim", 1),
    event(3, "said", 2, { text: "Hm." }),
  ];

  it("is heard in the reader's language, or as it was written", () => {
    expect(new Chat("t").heard(events).map(saidWords)).toEqual(["Thank you.", "Hm."]);
  });

  it("leaves out people whom the reader has muted, until they are unmuted", () => {
    const chat = new Chat("t");
    chat.mute(2, true);
    expect(chat.heard(events).map(({ seq }) => seq)).toEqual([1]);
    chat.mute(2, false);
    expect(chat.heard(events).length).toBe(2);
  });

  it("is news until it has been read, and not on the next visit of whoever has a seat", () => {
    let kept = JSON.stringify([{ table: "t", key: "key", name: "Ada", when: 1 }]);
    vi.stubGlobal("localStorage", { getItem: () => kept, setItem: (_: string, value: string) => void (kept = value) });
    const chat = new Chat("t");
    expect([chat.hasNews([]), chat.hasNews(events)]).toEqual([false, true]);
    chat.note(events);
    const again = new Chat("t");
    const more = [...events, event(4, "said", 1, { phrase: "thanks" })];
    expect([chat, again].map((each) => [each.hasNews(events), each.hasNews(more)])).toEqual(
      Array(2).fill([false, true]),
    );
    expect(new Chat("other").hasNews(events)).toBe(true);
    again.note(more);
    again.rewind(2); // the server went back to a backup
    again.rewind(3);
    expect([again, new Chat("t")].map((each) => each.hasNews(events))).toEqual([true, true]);
    vi.unstubAllGlobals();
  });
});

describe("words among the people here", () => {
  it("name the move that is to be taken back where a game has words for it", () => {
    expect(plain(requestWords(request, "Ben"))).toContain("Ben asks to take back the last move.");
  });

  it("read time from a clock", () => {
    expect([0.2, 45, 60, 125].map((seconds) => plain(clockWords(seconds)))).toEqual([
      "1 s",
      "45 s",
      "1:00 min",
      "2:05 min",
    ]);
  });

  it("name two people where two are concerned", () => {
    const line = companyLine(event(1, "wanted", 0, { other: 1 }), seats);
    expect(plain(line.text)).toBe("Ada wants a bot to play for Ben.");
    const laid = companyLine(event(1, "customs", null, { grace: 60, hints: 0, odds: 1, words: 0 }), seats).text;
    expect(plain(laid)).toContain("settings of its own. There are no hints. Talk is limited to phrases.");
  });
});

describe("a line of somebody who has left the room since", () => {
  const said = event(2, "said", 1, { text: "Hello" });
  const left = event(3, "left", null, { guest: "Gina", seat: 1, account: "" });

  it("is theirs, whoever sits there now, and nobody else's", () => {
    expect(goneSince(said, [said])).toBeNull();
    expect(goneSince(said, [said, left])).toBe("Gina");
    expect(goneSince(said, [said, { ...left, args: { guest: "Gina", seat: 2 } }])).toBeNull();
    expect(goneSince(event(5, "said", 1), [said, left, event(4, "joined", 1)])).toBeNull();
  });

  it("has no name where the server did not note who left which seat", () => {
    expect(goneSince(said, [said, { ...left, args: { guest: "Gina" } }, event(4, "joined", 1)])).toBe("");
  });

  it("is told in their name: who sat down before others did", () => {
    const events = [event(1, "joined", 1), left, event(4, "joined", 1)];
    const said = (of: Event | undefined): string =>
      of ? plain(companyLine(of, seatsThen(of, events, seats)).text) : "";
    expect([said(events[0]), said(events[2])]).toEqual(["Gina sits down.", `${seats[1]?.name} sits down.`]);
  });

  it("is told of a bot where one made room", () => {
    const bot = event(1, "seated", 1);
    const events = [bot, event(2, "opened", null, { seat: 1 }), event(3, "joined", 1)];
    expect(plain(companyLine(bot, seatsThen(bot, events, seats)).text)).toBe("Bot takes a free seat.");
  });
});
