import { expect, it, vi } from "vitest";
import { Replayed, seatsAfter } from "../src/live/replayed";
import type { Moment, TableView } from "../src/protocol";
import { Play } from "../src/queendomino/table/play/play.svelte";
import { event, position, seat, side, table } from "./queendomino/tables";

vi.stubGlobal("sessionStorage", { getItem: () => null });
vi.stubGlobal("localStorage", { getItem: () => null });

const BEN = 1;
const GONE = { bot: "level:3", why: "resigned", moved: true } as const;
const SEATS = [seat(0, "Ada", { yours: true }), seat(BEN, "Ben", { stint: GONE })];

function act(by: number | null, bot = false): Moment {
  const events = [{ ...event(1, "claim", by), stand_in: bot }];
  return { events, seat: by, round: 1, turn: 1, act: 1, to_move: 0, points: [0, 0] };
}

const whose = (moments: readonly Moment[], seats = SEATS): (string | undefined)[] =>
  seatsAfter(moments, seats).map(({ stint }) => stint?.why);

it("says that a bot plays only from its first move on", () => {
  expect(whose([act(null), act(0), act(BEN)])).toEqual([undefined, undefined]);
  expect(whose([act(null), act(0), act(BEN), act(BEN, true)])).toEqual([undefined, "resigned"]);
});

it("says so no longer once its person has moved again", () => {
  const back = [seat(0, "Ada"), seat(BEN, "Ben")];
  expect(whose([act(BEN, true), act(0)], back)).toEqual([undefined, "away"]);
  expect(whose([act(BEN, true), act(BEN)], back)).toEqual([undefined, undefined]);
});

it("has nobody to talk to", () => {
  const view: TableView = table({ seats: SEATS, position: position({ sides: [side(0, { seats: [0, BEN] })] }) });
  const play = new Play("t1", new Replayed({ view, moments: [act(null)] }, () => Promise.resolve([])));
  expect(play.partner?.name).toBe("Ben");
  expect(play.talking).toBe(false);
});
