import { describe, expect, it } from "vitest";
import { addressOf, changeOf, countedRound, keysOf, momentAt, roundsOf, stepFrom } from "../../src/live/moments";
import type { Moment } from "../../src/protocol";

/** Moments in their order: "6.3.2 1 12/9" is act 2 of turn 3 of round 6, by seat 1, which left 12 and 9 points. */
const game = (...lines: string[]): Moment[] =>
  lines.map((line) => {
    const [place = "", seat = "-", points = ""] = line.split(" ");
    const [round = 0, turn = 0, act = 0] = place.split(".").map(Number);
    const who = seat === "-" ? null : Number(seat);
    return { events: [], seat: who, round, turn, act, to_move: null, points: points.split("/").map(Number) };
  });

const GAME = game(
  "0.0.0 - 0/0",
  "0.1.1 0 0/0",
  "0.2.1 1 0/0",
  "1.1.1 0 5/0",
  "1.1.2 0 5/0",
  "1.2.1 1 5/9",
  "1.3.1 0 9/9",
  "1.4.1 1 9/16",
  "2.1.1 1 9/12",
  "2.2.1 0 11/12",
);

describe("the address of a moment", () => {
  it("leads back to it, at every moment", () => {
    expect(GAME.map(addressOf).map((address) => momentAt(GAME, address))).toEqual(GAME.map((_, at) => at));
  });

  it("leads to the last moment before it where there is none, and nowhere if it is no address", () => {
    expect(momentAt(GAME, "1.2.9")).toBe(5);
    expect(momentAt(GAME, "9")).toBe(9);
    expect(momentAt(GAME, "1")).toBe(2);
    expect(momentAt(GAME, "")).toBeNull();
    expect(momentAt(GAME, "round six")).toBeNull();
    expect(momentAt(GAME, "1.2.3.4")).toBeNull();
  });
});

describe("a walk", () => {
  it("knows rounds and their turns", () => {
    const turns = roundsOf(GAME).map(({ round, turns }) => [round, turns.map(({ first, last }) => [first, last])]);
    expect(turns).toEqual([
      [
        0,
        [
          [0, 0],
          [1, 1],
          [2, 2],
        ],
      ],
      [
        1,
        [
          [3, 4],
          [5, 5],
          [6, 6],
          [7, 7],
        ],
      ],
      [
        2,
        [
          [8, 8],
          [9, 9],
        ],
      ],
    ]);
  });

  it("goes by act, turn and round, to the ends and never past them", () => {
    expect([stepFrom(GAME, 3, "act", 1), stepFrom(GAME, 0, "act", -1), stepFrom(GAME, 9, "act", 1)]).toEqual([4, 0, 9]);
    expect([stepFrom(GAME, 3, "turn", 1), stepFrom(GAME, 4, "turn", -1), stepFrom(GAME, 9, "turn", 1)]).toEqual([
      5, 3, 9,
    ]);
    expect([stepFrom(GAME, 1, "round", 1), stepFrom(GAME, 9, "round", -1), stepFrom(GAME, 2, "round", -1)]).toEqual([
      3, 8, 0,
    ]);
    expect([stepFrom(GAME, 4, "game", -1), stepFrom(GAME, 4, "game", 1)]).toEqual([0, 9]);
  });

  it("goes from one key moment to the next, and stays where there is no other", () => {
    const keys = keysOf(GAME).map(({ at }) => at);
    expect(stepFrom(GAME, 0, "key", 1)).toBe(keys[0]);
    expect(stepFrom(GAME, 9, "key", 1)).toBe(9);
    expect(stepFrom(GAME, 9, "key", -1)).toBe(keys.at(-1));
  });
});

describe("key moments", () => {
  it("are the largest changes, up or down, two a round at most, in the order of the game", () => {
    expect(keysOf(GAME)).toEqual([
      { at: 5, seat: 1, points: 9 },
      { at: 7, seat: 1, points: 7 },
      { at: 8, seat: 1, points: -4 },
    ]);
  });

  it("do not exist where points are counted at the end only", () => {
    expect(keysOf(GAME.map((moment) => ({ ...moment, points: [] })))).toEqual([]);
    expect(changeOf(game("0.0.0 -", "1.1.1 0"), 1, 3)).toBeNull();
  });
});

describe("a round as the table counts it", () => {
  const at = (rules: object, ...rounds: number[]) =>
    rounds.map((round) => countedRound(rules, round)).map(({ game, round }) => `${game}.${round}`);

  it("is the game and the round in it, of a dynasty, whose set-ups count as rounds", () => {
    expect(at({ games: 3, rounds: 6 }, 0, 1, 6, 7, 8, 13, 14, 15, 20).join(" ")).toBe(
      "1.0 1.1 1.6 2.0 2.1 2.6 3.0 3.1 3.6",
    );
  });

  it("is its number in one game, and where no rounds are counted", () => {
    expect([...at({ games: 1, rounds: 6 }, 0, 5), ...at({}, 12)]).toEqual(["0.0", "0.5", "0.12"]);
  });
});
