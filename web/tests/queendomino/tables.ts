/** Small tables for tests. */
import type { DominoView, Event, QueendominoView, RulesView, SeatView, SideView, TableView } from "../../src/protocol";
import { HERE, QUIET } from "../tables";

export function domino(number: number, first = "lake", second = "town"): DominoView {
  return { number, first: { terrain: first, crowns: 0 }, second: { terrain: second, crowns: 0 }, box: "queendomino" };
}

export function event(seq: number, code: string, seat: number | null = 0, args: Event["args"] = {}): Event {
  return { seq, code, seat, args, stand_in: false, why: null };
}

export function seat(number: number, name: string, change: Partial<SeatView> = {}): SeatView {
  const plain = { kind: "away", taken: true, online: true, yours: false, bot: null } as const;
  return { seat: number, side: number, sign: "rose", name, ...plain, ...HERE, ...change };
}

export function side(number: number, change: Partial<SideView> = {}): SideView {
  const empty = { coins: 7, knights: 1, knights_all: 1, towers: 0, queen: false, size: 5, land: [] };
  const sheet = { total: 0, rows: [] };
  return {
    side: number,
    seats: [number],
    ...empty,
    sheet,
    rank: null,
    tie_break: "",
    largest: 0,
    earlier: [],
    ...change,
  };
}

export function rules(change: Partial<RulesView> = {}): RulesView {
  const printed = {
    town: true,
    line: 4,
    kings: 2,
    rounds: 12,
    dynasty: false,
    games: 1,
    bonuses: [],
    centre: "extent",
    boxes: ["queendomino"],
    box: "",
  };
  const supply = { ties: ["largest"], coins: 7, knights: 1, knight_supply: 22 };
  return {
    type: "queendomino",
    game: "queendomino",
    edition: "us",
    players: 2,
    size: 7,
    teams: false,
    sides: [[0], [1]],
    ...printed,
    ...supply,
    ...change,
  };
}

export function position(change: Partial<QueendominoView> = {}): QueendominoView {
  return {
    type: "queendomino",
    round: 1,
    rounds: 12,
    phase: "place",
    steps: ["place", "tax", "build", "bribe", "claim"],
    size: 5,
    sides: [],
    this_line: [],
    next_line: [],
    builders: { slots: [], pile: 0, dragon_home: true },
    buildings: [],
    undealt: [],
    discarded: [],
    hand: null,
    last_squares: [],
    last_side: null,
    game: 1,
    this_box: "queendomino",
    next_box: "queendomino",
    ...change,
  };
}

export function table(change: Partial<TableView> = {}): TableView {
  return {
    table: "t1",
    game: "queendomino",
    options: {},
    rules: rules(),
    status: "playing",
    seats: [seat(0, "Ada", { yours: true }), seat(1, "Ben", { kind: "bot" })],
    to_move: 0,
    host: false,
    can_undo: false,
    position: position(),
    next_table: null,
    preparing: false,
    failing: false,
    ...QUIET,
    ...change,
  };
}
