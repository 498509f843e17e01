import { SIGNS } from "../board/types";
import type { GameEnd } from "../../family";
import { halvesOf, readBox, type Boxed } from "./box";
import { openAt } from "./dynasty";
import { list, must, one, record, truth, Unreadable, whole, word } from "./fields";
import { modeOf, MOST_OWNED, type PadGame, type Side } from "./game";
import type { Laid } from "./laying";
import { tileOf, type Built, type Land, type Square } from "./scoring";
import { LANDSCAPES } from "./tables";

/** Games as text, for files and links: input is parsed strictly, field by field. */

/** Files without a dynasty and a box of one's own keep the first version, which every pad reads. */
const VERSIONS = { single: 1, dynasty: 2, boxed: 3 };
const FAR = 40; // squares from the grid's corner
const LONGEST_NAME = 24;
const LONGEST_LINK = 20_000;
const LONGEST_TEXT = 200_000;

/** One or more games as a file. */
export function textOf(games: readonly PadGame[]): string {
  return JSON.stringify({ demesne: "pad", version: versionOf(games), games: games.map(written) }, null, 1);
}

function versionOf(games: readonly PadGame[]): number {
  if (games.some((game) => game.box)) return VERSIONS.boxed;
  return games.some((game) => game.games > 1) ? VERSIONS.dynasty : VERSIONS.single;
}

/**
 * A game as it is written: a single one says nothing of others, a dynasty has its last game open, and an owner's box is
 * written out, so that the sums are the same wherever it is read.
 */
function written(game: PadGame): object {
  const { games, before, after, box, ...last } = openAt(game);
  const own = box ? { box } : {};
  return games > 1 ? { ...last, ...own, games, before } : { ...last, ...own };
}

/** The games of a file. Throws `Unreadable` if one of them is none. */
export const gamesIn = (text: string): PadGame[] => unread(text).map(readGame);

/** The games of a file without those that cannot be read. Throws `Unreadable` if the file is none. */
export function readableIn(text: string): PadGame[] {
  return unread(text).flatMap((game) => {
    try {
      return [readGame(game)];
    } catch {
      return [];
    }
  });
}

function unread(text: string): unknown[] {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    throw new Unreadable("cut");
  }
  const file = record(found);
  if (file["demesne"] !== "pad" || !Array.isArray(file["games"])) throw new Unreadable("wrong");
  if (!Object.values(VERSIONS).some((version) => version === file["version"])) throw new Unreadable("newer");
  return file["games"];
}

/** The games of a file as other parts of the page see them: who played, and the address of the filled pad. */
export async function endsIn(text: string): Promise<GameEnd[]> {
  let games: PadGame[];
  try {
    games = gamesIn(text);
  } catch (error) {
    if (error instanceof Unreadable) return [];
    throw error;
  }
  const addresses = await Promise.all(games.map(fragmentOf));
  return games.map(({ sides }, at) => ({ names: sides.map(({ name }) => name), address: `/pad#${addresses[at]}` }));
}

/** A game as the fragment of a link, after `#`. */
export async function fragmentOf(game: PadGame): Promise<string> {
  const packed = await through(
    new Blob([textOf([game]).replaceAll("\n", "")]),
    new CompressionStream("deflate-raw"),
    Infinity,
  );
  return `g=${toBase64(packed)}`;
}

/** The game in a link's fragment. Throws `Unreadable`. */
export async function gameIn(fragment: string): Promise<PadGame> {
  const body = /^g=([\w-]+)$/.exec(fragment)?.[1];
  if (!body || body.length > LONGEST_LINK) throw new Unreadable("cut");
  let text: string;
  try {
    const bytes = await through(new Blob([fromBase64(body)]), new DecompressionStream("deflate-raw"), LONGEST_TEXT);
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Unreadable("cut");
  }
  const [game] = gamesIn(text);
  if (!game) throw new Unreadable("wrong");
  return game;
}

async function through(
  blob: Blob,
  pipe: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: BlobPart[] = [];
  let length = 0;
  const reader = blob
    .stream()
    .pipeThrough(pipe as ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>)
    .getReader();
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    length += step.value.length;
    if (length > most) throw new Unreadable("wrong");
    parts.push(step.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

function toBase64(bytes: Uint8Array): string {
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

// --- reading, field by field --------------------------------------------------------------

function square(value: unknown): Square {
  must(Array.isArray(value) && value.length === 2);
  return [whole(value[0], -FAR, FAR), whole(value[1], -FAR, FAR)];
}

function land(value: unknown): Land {
  must(Array.isArray(value) && value.length === 4);
  return [...square(value.slice(0, 2)), one(value[2], LANDSCAPES), whole(value[3], 0, 3)];
}

function building(value: unknown): Built {
  must(Array.isArray(value) && value.length === 3 && tileOf(word(value[0], LONGEST_NAME)) !== undefined);
  return [word(value[0], LONGEST_NAME), ...square(value.slice(1))];
}

function domino(value: unknown): Laid {
  const { box, number, first, second } = record(value);
  const from = word(box, LONGEST_NAME);
  const read = { box: from, number: whole(number, 1, 48), first: square(first), second: square(second) };
  must(halvesOf(null, read.box, read.number) !== undefined);
  return read;
}

function apart(places: readonly Square[]): void {
  must(new Set(places.map(([x, y]) => `${x},${y}`)).size === places.length);
}

function readSide(value: unknown, own: Boxed): Side {
  const from = record(value);
  const side: Side = {
    name: word(from["name"], LONGEST_NAME),
    sign: one(from["sign"], SIGNS),
    castle: from["castle"] === null ? null : square(from["castle"]),
    squares: list(from["squares"], 400, land),
    buildings: list(from["buildings"], 96, building),
    laid: list(from["laid"], 96, domino),
    coins: whole(from["coins"], 0, MOST_OWNED),
    knights: from["knights"] === null ? null : whole(from["knights"], 0, MOST_OWNED),
    towers: from["towers"] === null ? null : whole(from["towers"], 0, MOST_OWNED),
    queen: truth(from["queen"]),
  };
  holdsTogether(side, own);
  return side;
}

/**
 * Two things on one square, a building not on a town, a domino that is not in the land: contradictions in the data, not
 * mistakes at the table.
 */
function holdsTogether({ castle, squares, buildings, laid }: Side, own: Boxed): void {
  apart([...(castle ? [castle] : []), ...squares.map(([x, y]): Square => [x, y])]);
  apart(buildings.map(([, x, y]): Square => [x, y]));
  apart(laid.flatMap(({ first, second }) => [first, second]));
  const terrain = new Map(squares.map(([x, y, name, crowns]) => [`${x},${y}`, `${name} ${crowns}`]));
  must(buildings.every(([, x, y]) => terrain.get(`${x},${y}`)?.startsWith("town")));
  const fits = ({ box, number, first, second }: Laid): boolean =>
    [first, second].every((at, index) => terrain.get(at.join(",")) === halvesOf(own, box, number)?.[index]?.join(" "));
  must(laid.every(fits));
}

function readGame(value: unknown): PadGame {
  const from = record(value);
  const box = from["box"] === undefined ? null : readBox(from["box"]);
  const sides = (all: unknown): Side[] => list(all, 8, (side) => readSide(side, box));
  const game: PadGame = {
    id: word(from["id"], LONGEST_NAME),
    when: whole(from["when"], 0, 8.64e15),
    game: word(from["game"], LONGEST_NAME),
    edition: word(from["edition"], LONGEST_NAME),
    teams: truth(from["teams"]),
    players: whole(from["players"], 2, 8),
    size: whole(from["size"], 5, 7),
    bonuses: list(from["bonuses"], 2, (bonus) => word(bonus, LONGEST_NAME)),
    centre: one(from["centre"], ["extent", "grid"]),
    games: whole(from["games"] ?? 1, 1, 9),
    box,
    sides: sides(from["sides"]),
    before: list(from["before"] ?? [], 9, sides),
    after: [],
  };
  const mode = modeOf(game);
  must(
    mode !== undefined &&
      mode.sizes.includes(game.size) &&
      mode.sides === game.sides.length &&
      (mode.town || !box) &&
      /^[\w-]{4,24}$/.test(game.id),
  );
  must(
    game.bonuses.every((bonus) => mode.bonuses.includes(bonus)) && new Set(game.bonuses).size === game.bonuses.length,
  );
  must(new Set(game.sides.map((side) => side.sign)).size === game.sides.length);
  isDynasty(game, mode.dynasty?.games ?? 1);
  return game;
}

/** As many games as a dynasty has, or one; and in each of them the same players with the same signs. */
function isDynasty({ games, sides, before }: PadGame, most: number): void {
  must((games === 1 || games === most) && before.length < games);
  const people = (all: readonly Side[]): string => JSON.stringify(all.map(({ name, sign }) => [name, sign]));
  must(before.every((all) => people(all) === people(sides)));
}
