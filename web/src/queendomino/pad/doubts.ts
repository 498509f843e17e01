import { countedOf, gamesOf } from "./dynasty";
import { estateOf, knightsOf, modeOf, towersOf, type PadGame, type Side } from "./game";
import { doubts, squaresIn, tileOf, type Doubt } from "./scoring";
import type { Mode } from "./tables";

/** What cannot be right: in one kingdom, or in all of them together, since they come from the same boxes. */

export interface Told extends Doubt {
  /** Whose kingdom it is about; if undefined, it is about the whole table. */
  side?: number;
  /** In which game of a dynasty, from 1. */
  game?: number;
}

/** All doubts about a game, the sides' own first. `done`: the kingdoms are entered, so what is missing counts, too. */
export function doubtsOf(game: PadGame, done: boolean): Told[] {
  const mode = modeOf(game);
  if (!mode) return [];
  const own = game.sides.flatMap((side, index) =>
    ownDoubts(game, side, mode, done).map((doubt) => ({ ...doubt, side: index })),
  );
  return [
    ...own,
    ...supplies(game, mode),
    ...shared(game, mode, own),
    ...dominoesTwice(game),
    ...queens(game, mode, done),
  ];
}

/** All doubts about a counted game, in a dynasty about all of them. */
export function allDoubtsOf(game: PadGame): Told[] {
  if (game.games === 1) return doubtsOf(game, true);
  const played = gamesOf(game).slice(0, countedOf(game));
  return played.flatMap((one, index) => doubtsOf(one, true).map((doubt) => ({ ...doubt, game: index + 1 })));
}

function ownDoubts(game: PadGame, side: Side, mode: Mode, done: boolean): Doubt[] {
  const { coins, knights, towers, queen, buildings } = side;
  const land = side.squares.length;
  const found = doubts(estateOf(game, side), mode).filter(({ code }) => isOwn(code));
  // until then separate parts may still be joined
  const whole = done || land >= Math.min(2 * mode.dominoes, game.size ** 2 - 1);
  const kept = found.filter(({ code }) => whole || code !== "unconnected");
  if (!mode.town && (coins || knights || towers || queen || buildings.length))
    kept.push({ code: "townless", args: {} });
  if (land > 2 * mode.dominoes) kept.push({ code: "too-much-land", args: { squares: land, dominoes: mode.dominoes } });
  if (done && land % 2 === 1) kept.push({ code: "odd-land", args: { squares: land } });
  if (done && !side.castle) kept.push({ code: "no-castle", args: {} });
  return kept;
}

/** Pieces are counted once for the whole table, in `supplies`; what Kingdomino lacks is one sentence. */
const isOwn = (code: string): boolean => code !== "too-many-pieces" && code !== "not-in-kingdomino";

const sum = (game: PadGame, of: (side: Side) => number): number => game.sides.reduce((all, side) => all + of(side), 0);

function supplies(game: PadGame, mode: Mode): Doubt[] {
  if (!mode.town) return [];
  const [knights, towers] = [sum(game, (side) => knightsOf(game, side)), sum(game, (side) => towersOf(game, side))];
  const found: Doubt[] = [];
  if (knights > mode.knightSupply) found.push({ code: "knights", args: { there: knights, has: mode.knightSupply } });
  if (towers > mode.towerSupply) found.push({ code: "towers", args: { there: towers, has: mode.towerSupply } });
  return found;
}

function counted<T>(all: readonly T[]): [T, number][] {
  const counts = new Map<T, number>();
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts];
}

/**
 * More squares or tiles of a kind than the boxes have, over all kingdoms; what one alone exceeds is reported there.
 */
function shared(game: PadGame, mode: Mode, told: readonly Doubt[]): Doubt[] {
  const known = new Set(
    told.map(({ code, args }) => `${code} ${args["terrain"] ?? args["building"]} ${args["crowns"]}`),
  );
  const land = counted(
    game.sides.flatMap((side) => side.squares.map(([, , terrain, crowns]) => `${terrain} ${crowns}`)),
  );
  const squares = land.flatMap(([kind, there]): Doubt[] => {
    const [terrain = "", printed] = kind.split(" ");
    const crowns = Number(printed);
    const has = squaresIn(mode.boxes, terrain, crowns);
    return there > has && !known.has(`too-many-squares ${kind}`)
      ? [{ code: "all-squares", args: { terrain, crowns, there, has } }]
      : [];
  });
  const tiles = counted(game.sides.flatMap((side) => side.buildings.map(([id]) => id))).flatMap(
    ([building, there]): Doubt[] => {
      const has = tileOf(building)?.copies ?? 0;
      return there > has && !known.has(`too-many-tiles ${building} undefined`)
        ? [{ code: "all-tiles", args: { building, there, has } }]
        : [];
    },
  );
  return [...squares, ...tiles];
}

function dominoesTwice(game: PadGame): Doubt[] {
  const laid = counted(game.sides.flatMap((side) => side.laid.map((one) => `${one.box} ${one.number}`)));
  return laid.flatMap(([key, times]) => {
    const [box = "", number = ""] = key.split(" ");
    return times > 1 ? [{ code: "domino-twice", args: { box, number: Number(number), times } }] : [];
  });
}

/** Rules 7.1: one Queen, with a side whose towers no other exceeds. */
function queens(game: PadGame, mode: Mode, done: boolean): Told[] {
  if (!mode.town) return [];
  const most = Math.max(0, ...game.sides.map((side) => towersOf(game, side)));
  const hosts = game.sides.filter((side) => side.queen);
  if (hosts.length > 1) return [{ code: "queens", args: { count: hosts.length } }];
  if (done && hosts.length === 0 && most > 0) return [{ code: "no-host", args: { most } }];
  return hosts.flatMap((host): Told[] => {
    const [towers, side] = [towersOf(game, host), game.sides.indexOf(host)];
    if (towers === 0) return [{ code: "host-towerless", args: {}, side }];
    return towers < most ? [{ code: "host", args: { towers, most }, side }] : [];
  });
}
