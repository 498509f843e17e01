/** What an update moves on the table, to be animated: dominoes, tiles, coins, kings, the dragon and the Queen. */
import { signOf, type Sign } from "../../../board/types";
import type { DominoView, Event, QueendominoView, SeatView, Square, Update } from "../../../protocol";
import type { Journey } from "../../../ui/table/journeys";
import { keyOf } from "../../board/geometry";

/** The piece that is animated. */
export type Flying =
  | { kind: "domino"; domino: DominoView; upright: boolean; turned: boolean }
  | { kind: "tile"; building: string }
  | { kind: "king"; sign: Sign }
  | { kind: "coin" | "dragon" | "queen" };

/** At most this many coins fly. */
const MANY = 5;

interface Table {
  before: QueendominoView;
  after: QueendominoView;
  seats: readonly SeatView[];
}

/** The paths of the pieces that an update moves, given the table *before*. */
export function journeysOf(update: Update, before: QueendominoView | null): Journey<Flying>[] {
  const { position, seats } = update.view;
  if (!before || position?.type !== "queendomino") return [];
  const table = { before, after: position, seats };
  return update.events.flatMap((event) => (event.seat === null || isOurs(event, seats) ? [] : ways(event, table)));
}

function isOurs({ seat, stand_in }: Event, seats: readonly SeatView[]): boolean {
  return !stand_in && seats.some((each) => each.seat === seat && each.yours);
}

function ways(event: Event, table: Table): Journey<Flying>[] {
  switch (event.code) {
    case "place":
      return placing(event, table);
    case "build":
      return building(event, table);
    case "tax":
      return taxing(event, table);
    case "claim":
      return claiming(event, table);
    case "bribe":
      return burning(event, table);
    case "queen":
      return walking(event, table);
    default:
      return [];
  }
}

/** A selector for everything of a side. */
const home = (side: number): string => `[data-side="${side}"]`;
const purse = (side: number): string => `${home(side)} .owned`;
const banner = (side: number): string => `${home(side)} .banner`;

function sideOf(event: Event, { after }: Table): number {
  return after.sides.find((side) => side.seats.includes(event.seat ?? -1))?.side ?? -1;
}

function onLand(side: number, squares: readonly Square[]): Pick<Journey<Flying>, "to" | "covers"> {
  const keys = squares.map((square) => keyOf(...square));
  return {
    to: keys.map((key) => `${home(side)} [data-square="${key}"] .hit`),
    covers: keys.map((key) => `${home(side)} [data-land="${key}"]`).join(),
  };
}

function placing({ args, seat }: Event, table: Table): Journey<Flying>[] {
  const number = Number(args["domino"]);
  const domino = table.before.this_line.find((slot) => slot.domino.number === number)?.domino;
  if (!domino) return [];
  const first: Square = [Number(args["x1"]), Number(args["y1"])];
  const second: Square = [Number(args["x2"]), Number(args["y2"])];
  const upright = first[0] === second[0];
  const turned = upright ? first[1] > second[1] : first[0] > second[0];
  const side = table.after.sides.find((each) => each.seats.includes(seat ?? -1))?.side ?? -1;
  return [
    {
      piece: { kind: "domino", domino, upright, turned },
      from: [`[data-domino="${number}"] .domino`, banner(side)],
      wide: upright ? 1 : 2,
      high: upright ? 2 : 1,
      ...onLand(side, [first, second]),
    },
  ];
}

function building(event: Event, table: Table): Journey<Flying>[] {
  const tile = String(event.args["building"]);
  const slot = table.before.builders?.slots.find((each) => each.building === tile);
  const side = sideOf(event, table);
  return [
    {
      piece: { kind: "tile", building: tile },
      from: [`[data-slot="${slot?.cost ?? -1}"] .slot`, banner(side)],
      wide: 1,
      high: 1,
      ...onLand(side, [[Number(event.args["x"]), Number(event.args["y"])]]),
    },
  ];
}

/** Coins come from where knights were sent, one after the other. */
function taxing(event: Event, table: Table): Journey<Flying>[] {
  const side = sideOf(event, table);
  const knights = (position: QueendominoView): Set<string> =>
    new Set(
      position.sides
        .find((each) => each.side === side)
        ?.land.filter((square) => square.knight)
        .map(({ x, y }) => keyOf(x, y)),
    );
  const had = knights(table.before);
  const sent = [...knights(table.after)].filter((key) => !had.has(key));
  const coins = Math.min(MANY, Number(event.args["coins"]));
  return Array.from({ length: coins }, (_, at) => ({
    piece: { kind: "coin" },
    from: [`${home(side)} [data-square="${sent[at % sent.length] ?? ""}"] .hit`, banner(side)],
    to: [purse(side)],
    wide: 1,
    high: 1,
  }));
}

/** A king steps from the domino that was placed onto the next. */
function claiming(event: Event, table: Table): Journey<Flying>[] {
  const { args, seat } = event;
  const { before, seats } = table;
  const side = sideOf(event, table);
  const old = before.this_line.find((slot) => slot.seat === seat && slot.current)?.domino.number ?? -1;
  const sign = signOf(seats.find((each) => each.seat === seat)?.sign ?? "");
  const king = `[data-domino="${Number(args["domino"])}"] .king`;
  const from = [`[data-domino="${old}"] .king`, ".status-king", banner(side)];
  return [{ piece: { kind: "king", sign }, from, to: [king], wide: 1, high: 4 / 3, covers: king }];
}

function burning({ args }: Event, { before }: Table): Journey<Flying>[] {
  const slot = before.builders?.slots.find((each) => each.building === args["building"]);
  if (!slot) return [];
  const at = `[data-slot="${slot.cost}"]`;
  return [
    {
      piece: { kind: "dragon" },
      from: [".lair"],
      to: [`${at} .slot`],
      wide: 1,
      high: 1,
      covers: `${at} .burnt-dragon`,
    },
  ];
}

/** The Queen walks from the side she leaves, or from the builders. */
function walking({ args }: Event, { before }: Table): Journey<Flying>[] {
  const old = before.sides.find((side) => side.queen)?.side ?? -1;
  const queen = `${home(Number(args["side"]))} :is(.host, .strip-queen)`;
  return [
    {
      piece: { kind: "queen" },
      from: [`${home(old)} :is(.host, .strip-queen)`, banner(old), ".builders", ".strip"],
      to: [queen],
      wide: 1,
      high: 1.3,
      covers: queen,
    },
  ];
}
