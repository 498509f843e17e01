import { expect, test } from "vitest";
import "../every-word";
import type { SeatView } from "../../src/protocol";
import { firstSeat, labelOf, seatsOnward } from "../../src/ui/replay/onward";

const seat = (number: number, kind: SeatView["kind"], yours = false): SeatView =>
  ({ seat: number, kind, yours, name: "" }) as unknown as SeatView;
const kinds = (seats: readonly SeatView[], own: number, others: "bots" | "friends"): string[] =>
  seatsOnward(seats, own, others, "Ada", 3).map((wish) => (wish.kind === "bot" ? String(wish.bot) : wish.kind));

test("the reader is offered their own seat, or else that of the player to move", () => {
  expect(firstSeat([seat(0, "bot"), seat(1, "away", true)], 0)).toBe(1);
  expect(firstSeat([seat(0, "bot"), seat(1, "bot")], 1)).toBe(1);
  expect(firstSeat([seat(0, "bot"), seat(1, "bot")], null)).toBe(0);
});

test("with bots, every other seat has one of the chosen level", () => {
  expect(kinds([seat(0, "away"), seat(1, "here"), seat(2, "bot")], 1, "bots")).toEqual(["level:3", "you", "level:3"]);
});

test("friends take the seats where people sat and bots stay bots; where no people sat, friends take them all", () => {
  expect(kinds([seat(0, "away"), seat(1, "away"), seat(2, "bot")], 0, "friends")).toEqual(["you", "open", "level:3"]);
  expect(kinds([seat(0, "bot"), seat(1, "bot")], 1, "friends")).toEqual(["open", "you"]);
});

test("seats are called as in the replay, and bots of one level, without names, by their seats", () => {
  const told = (bot: string | null, name: string, number: number): string =>
    labelOf({ ...seat(number, "bot"), bot, name }).replace(/[\u2068\u2069]/g, "");
  expect([told(null, "", 0), told(null, "", 1), told("level:3", "Ben", 2)]).toEqual(["Player 1", "Player 2", "Ben"]);
  expect([told("level:3", "", 0), told("level:3", "", 1)]).toEqual(["Seat 1", "Seat 2"]);
});
