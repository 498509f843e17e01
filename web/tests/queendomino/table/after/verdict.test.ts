import { describe, expect, it } from "vitest";
import { imagined } from "../../../../src/queendomino/table/play/imagined";
import { sentence } from "../../../../src/queendomino/table/words/telling";
import { verdict } from "../../../../src/queendomino/table/after/verdict";
import type { SeatView } from "../../../../src/protocol";
import { addressed } from "../../../../src/ui/table/words/sides";
import { listed } from "../../../../src/words";
import { domino, event, position, seat, side } from "../../tables";

const name = (of: { side: number }) => ["Ada", "Ben", "Cleo"][of.side] ?? "";
const sheet = (total: number) => ({ total, rows: [] });

describe("the verdict", () => {
  it("names the winner and the margin", () => {
    const sides = [side(0, { rank: 2, sheet: sheet(44) }), side(1, { rank: 1, sheet: sheet(58) })];
    const found = verdict(position({ sides }), name);
    expect(found.title).toEqual({ id: "over-wins", args: { name: "Ben", margin: 14 } });
    expect(found.text).toEqual({ id: "over-text", args: { first: 58, second: 44, rounds: 12 } });
    expect(found.order.map((each) => each.side)).toEqual([1, 0]);
  });

  it("says what broke a tie", () => {
    const sides = [
      side(0, { rank: 1, sheet: sheet(50), tie_break: "largest", largest: 7 }),
      side(1, { rank: 2, sheet: sheet(50), tie_break: "largest", largest: 5 }),
    ];
    const found = verdict(position({ sides }), name);
    expect(found.title.id).toBe("over-wins-tie");
    expect(found.text).toEqual({ id: "over-largest", args: { points: 50, first: 7, second: 5 } });
  });

  it("says that a team wins, and that crowns broke a tie", () => {
    const sides = [
      side(0, { seats: [0, 1], rank: 1, sheet: sheet(50), tie_break: "crowns" }),
      side(1, { rank: 2, sheet: sheet(50), tie_break: "crowns" }),
    ];
    const found = verdict(position({ sides }), name);
    expect([found.title.id, found.text.id]).toEqual(["over-wins-tie-team", "over-crowns"]);
  });

  it("lets winners share", () => {
    const sides = [
      side(0, { rank: 1, tie_break: "shared" }),
      side(1, { rank: 1, tie_break: "shared" }),
      side(2, { rank: 3 }),
    ];
    const found = verdict(position({ sides }), name);
    expect(found.title).toEqual({ id: "over-shared", args: { names: "Ada and Ben" } });
    expect(found.winners.length).toBe(2);
  });
});

describe("teams that share the win", () => {
  it("are named as all their players, not as pairs of pairs", () => {
    const tied = { rank: 1, tie_break: "shared" } as const;
    const sides = [side(0, { seats: [0, 1], ...tied }), side(1, { seats: [2, 3], ...tied })];
    const people = ["Ada", "Ben", "Cleo", "Dov"];
    const found = verdict(position({ sides }), (of) => listed(of.seats.map((number) => people[number] ?? "")));
    expect(found.title.args).toEqual({ names: "Ada, Ben, Cleo and Dov" });
  });
});

describe("the log in words", () => {
  const cast = { seats: [seat(0, "Ada"), seat(1, "Ben")], book: { of: () => domino(17, "lake", "town") } };

  it("names people, dominoes and buildings", () => {
    expect(sentence(event(1, "claim", 1, { domino: 17 }), cast)).toBe("Ben claimed the lake and town.");
    const build = { building: "travelling_castle", price: 1, x: 0, y: 1 };
    expect(sentence(event(2, "build", 0, build), cast)).toBe("Ada built the Travelling Castle for 1 coin.");
    expect(sentence(event(3, "queen", 1, { seat: 1 }), cast)).toBe("The Queen comes to Ben.");
    expect(sentence(event(4, "line", null, { dominoes: "20 3 17" }), cast)).toBe("A new line: 3, 17, 20.");
  });

  it("has words for every event of the wire", async () => {
    const { EVENT_CODES } = await import("../../../../src/protocol");
    const { hasWords } = await import("../../../../src/words");
    expect(EVENT_CODES.filter((code) => code !== "round" && !hasWords(`log-${code}`))).toEqual([]);
  });
});

describe("the imagined kingdom", () => {
  const square = { x: 1, y: 0, terrain: "town", crowns: 0, domino: 3, building: null, knight: false };

  it("shows the building about to stand and the knight about to be sent", () => {
    const slot = { cost: 0, price: 0, building: "bakery", sites: [], reason: null };
    const site = { move: "build 0 1,0", square: [1, 0] as [number, number] };
    expect(imagined([square], { tax: null, slot, site })[0]?.building).toBe("bakery");
    const part = { square: [1, 0] as [number, number], terrain: "town", territory: 1, knight_safe: 0, tower_safe: 0 };
    expect(
      imagined([square], { tax: { move: "tax 1,0", coins: 1, parts: [part] }, slot: null, site: null })[0]?.knight,
    ).toBe(true);
    expect(imagined([square], { tax: null, slot: null, site: null })[0]).toBe(square);
  });
});

describe("the winner", () => {
  const wins = { id: "over-wins", args: { name: "Ada", margin: 6 } };
  const tie = { id: "over-wins-tie", args: { name: "Ada" } };
  const team = { id: "over-wins-team", args: { name: "Ada and Ben", margin: 6 } };
  const ada = (change: Partial<SeatView> = {}): SeatView => seat(0, "Ada", change);
  const ben = (change: Partial<SeatView> = {}): SeatView => seat(1, "Ben", change);
  const stint = { bot: "level:3", why: "resigned", moved: true } as const;

  it.each([
    ["is the reader", wins, [0], [ada({ yours: true }), ben()], "over-you-win"],
    ["is the reader by a tie", tie, [0], [ada({ yours: true }), ben()], "over-you-win-tie"],
    ["is somebody else", wins, [0], [ada(), ben({ yours: true })], "over-wins"],
    ["is watched", wins, [0], [ada(), ben()], "over-wins"],
    ["shares a screen", wins, [0], [ada({ yours: true }), ben({ yours: true })], "over-wins"],
    ["is the bot that played on", wins, [0], [ada({ yours: true, stint }), ben()], "over-wins"],
    ["is a team", team, [0, 1], [ada({ yours: true }), ben()], "over-wins-team"],
  ])("%s", (_, title, won, seats, id) => {
    expect(addressed(title, won, seats)).toEqual({ ...title, id });
  });
});
