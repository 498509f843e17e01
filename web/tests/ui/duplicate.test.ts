/** A deal that was played more than once: who sits where, and what remains of a lead without luck. */
import { expect, test } from "vitest";
import "../every-word";
import type { AnyRules, DealtGame, DealtSide, SeatView } from "../../src/protocol";
import { faredAt, plansOf, replanned, roundRows } from "../../src/ui/today/dealt";

const seat = (at: number, kind: SeatView["kind"], more: Partial<SeatView> = {}): SeatView =>
  ({ seat: at, side: at, kind, name: `name ${at}`, bot: null, yours: false, ...more }) as SeatView;

const side = (seats: number[], total: number, lead: number, luck: number | null): DealtSide => ({
  seats,
  rank: lead > 0 ? 1 : 2,
  total,
  rounds: [total],
  lead,
  luck,
  lent: false,
});

test("the opener sits where they sat, friends where people sat, and the bots are as good as they were", () => {
  const seats = [seat(0, "away"), seat(1, "bot", { bot: "level:6" }), seat(2, "away", { yours: true })];
  expect(plansOf(seats).map((plan) => plan.kind)).toEqual(["open", "bot", "you"]);
  expect(plansOf(seats)[1]?.level).toBe(6);
  expect(plansOf(seats.map((one) => ({ ...one, yours: false }))).map((plan) => plan.kind)).toEqual([
    "you",
    "bot",
    "open",
  ]);
});

test("one seat is always one's own, and the player planned for the other one moves over", () => {
  const plans = plansOf([seat(0, "away"), seat(1, "bot", { bot: "level:2" })]);
  expect(replanned(plans, 1, "you").map((plan) => plan.kind)).toEqual(["bot", "you"]);
  expect(replanned(plans, 0, "bot").map((plan) => plan.kind)).toEqual(["you", "bot"]);
  expect(replanned(plans, 1, "open").map((plan) => plan.kind)).toEqual(["you", "open"]);
});

test("lead, luck and the lead without luck add up as they are shown", () => {
  const games: DealtGame[] = [
    { table: "a", names: ["Ada", "level:3"], sides: [side([0], 50, 7, 3.4), side([1], 43, -7, -3.4)] },
    { table: "b", names: ["Bo", "Cy"], sides: [side([0], 40, -2, null), side([1], 42, 2, null)] },
  ];
  const [first, second] = faredAt(games, 0);
  expect(first).toMatchObject({ names: "Ada", luck: 3, plain: 4 });
  expect(second).toMatchObject({ names: "Bo", luck: null, plain: null });
  expect(faredAt(games, 1)[0]?.names).not.toBe("level:3");
  expect(faredAt(games, 5)).toEqual([]);
});

test("the rounds of a dynasty are told by its games, without the set-ups between them", () => {
  const sides = [{ ...side([0], 9, 3, null), rounds: [1, 2, 2, 5, 9] }];
  const fared = faredAt([{ table: "one", names: ["Ada"], sides }], 0);
  const rows = (rules: object): [string, number][] =>
    roundRows(rules as AnyRules, fared).map(({ title, at }) => [title.replace(/[\u2068\u2069]/g, ""), at]);
  expect(rows({ games: 1, rounds: 5 }).map(([title]) => title)).toEqual(["1", "2", "3", "4", "5"]);
  expect(rows({ games: 2, rounds: 2 })).toEqual([
    ["Game 1, round 1", 0],
    ["Game 1, round 2", 1],
    ["Game 2, round 1", 3],
    ["Game 2, round 2", 4],
  ]);
});
