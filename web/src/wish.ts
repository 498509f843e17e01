/** Which game one would like to play, with how many, and how: chosen among what GET /api/games says exists. */
import type { GameInfo, OptionInfo } from "./protocol";

export interface Wish {
  game: string;
  players: number;
  /** Only what was chosen; the rest is as the game has it. */
  options: Record<string, unknown>;
}

/** The order in which games stand on the shelf; others follow. */
const SHELF = ["queendomino", "kingdomino", "royal-wedding", "domaine"];

export function onShelf(games: readonly GameInfo[]): GameInfo[] {
  const place = (game: GameInfo): number => (SHELF.indexOf(game.name) + SHELF.length + 1) % (SHELF.length + 1);
  return [...games].sort((a, b) => place(a) - place(b));
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whether somebody may sit down so: a combination the game lists agrees with players and options. */
export function exists(info: GameInfo, players: number, options: Readonly<Record<string, unknown>>): boolean {
  return info.seatings.some(
    (seating) => seating.players.includes(players) && Object.entries(options).every(([name, value]) => !(name in seating.options) || same(seating.options[name], value)),
  );
}

/** The values an option can have beside this number of players and what is chosen before it in the game's list. */
export function valuesFor(info: GameInfo, option: OptionInfo, wish: Wish): unknown[] {
  const before = info.options.slice(0, info.options.indexOf(option)).map((each) => each.name);
  const fixed = Object.fromEntries(before.map((name) => [name, valueOf(info, name, wish)]));
  return candidates(option).filter((value) => exists(info, wish.players, { ...fixed, [option.name]: value }));
}

/** Null stands for what the edition and the number of players make of it. */
function candidates(option: OptionInfo): unknown[] {
  return option.default === null ? [null, ...option.values] : option.values;
}

/** What an option is now: chosen, or as the game has it. */
export function valueOf(info: GameInfo, name: string, wish: Wish): unknown {
  return name in wish.options ? wish.options[name] : info.options.find((option) => option.name === name)?.default;
}

/** The same wish with everything the game does not have put right; the number of players counts most. */
export function settled(info: GameInfo, wish: Wish): Wish {
  const players = info.players.includes(wish.players) ? wish.players : (info.players[0] ?? 2);
  let right: Wish = { game: info.name, players, options: {} };
  for (const option of info.options) {
    const chosen = nearest(info, option, right, valueOf(info, option.name, wish));
    if (!same(chosen, option.default)) right = { ...right, options: { ...right.options, [option.name]: chosen } };
  }
  return right;
}

/** The value wanted if it can be, else the game's own, else the first that can. */
function nearest(info: GameInfo, option: OptionInfo, wish: Wish, wanted: unknown): unknown {
  if (option.kind !== "one") return wanted;
  const possible = valuesFor(info, option, wish);
  const has = (value: unknown): boolean => possible.some((each) => same(each, value));
  return has(wanted) ? wanted : has(option.default) ? option.default : possible[0];
}

export interface Questions {
  /** What everybody may want to choose. */
  main: OptionInfo[];
  /** Where printed rules differ: an edition settles these, unless one says otherwise. */
  more: OptionInfo[];
}

// What an edition is a preset of; a plain kingdom's size is a main question, a wedding's is printed.
const PRESET: ReadonlySet<string> = new Set([
  ...["knight_supply", "last_tie", "line", "single", "purse"],
  ...["spacing", "expansion", "stalling", "second_bonus", "king_tie", "neutral_targets", "last_knight", "allied_deserter"],
]);

/** The options worth a question: more than one value is possible. */
export function questions(info: GameInfo, wish: Wish): Questions {
  const open = info.options.filter((option) => isOpen(info, option, wish) && matters(option, wish));
  const isMore = (option: OptionInfo): boolean => PRESET.has(option.name) || (option.name === "size" && info.name === "royal-wedding");
  return { main: open.filter((option) => !isMore(option)), more: open.filter(isMore) };
}

function isOpen(info: GameInfo, option: OptionInfo, wish: Wish): boolean {
  return option.kind === "several" || (option.kind === "one" && valuesFor(info, option, wish).length > 1);
}

/** How Middle Kingdom is read matters only where it is played, and a team's purse where there are teams. */
function matters(option: OptionInfo, wish: Wish): boolean {
  if (option.name === "purse") return wish.options["teams"] === true;
  if (option.name === "neutral_targets") return wish.players === 2;
  if (option.name === "single") return wish.options["teams"] !== true;
  if (option.name !== "centre") return true;
  const bonuses = wish.options["bonuses"];
  return Array.isArray(bonuses) && bonuses.includes("middle_kingdom");
}

/** The wish with one option changed and the rest put right. */
export function changed(info: GameInfo, wish: Wish, name: string, value: unknown): Wish {
  return settled(info, { ...wish, options: { ...wish.options, [name]: value } });
}
