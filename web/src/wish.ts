/** Which game to play, with how many players, and how: chosen from what GET /api/games offers. */
import type { Wish } from "./family";
import { familyOf, OUR_GAMES } from "./playing";
import type { GameInfo, OptionInfo } from "./protocol";

export type { Wish } from "./family";

/** In the order of the shelf; games unknown to the page follow. */
export function onShelf(games: readonly GameInfo[]): GameInfo[] {
  const place = ({ name }: GameInfo): number => (OUR_GAMES.includes(name) ? OUR_GAMES.indexOf(name) : OUR_GAMES.length);
  return [...games].sort((a, b) => place(a) - place(b));
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whether such a game exists: some combination that the game lists matches players and options. */
export function exists(info: GameInfo, players: number, options: Readonly<Record<string, unknown>>): boolean {
  return info.seatings.some(
    (seating) =>
      seating.players.includes(players) &&
      Object.entries(options).every(
        ([name, value]) => !(name in seating.options) || same(seating.options[name], value),
      ),
  );
}

/** The values an option can have, given the number of players and the options before it in the game's list. */
export function valuesFor(info: GameInfo, option: OptionInfo, wish: Wish): unknown[] {
  const before = info.options.slice(0, info.options.indexOf(option)).map((each) => each.name);
  const fixed = Object.fromEntries(before.map((name) => [name, valueOf(info, name, wish)]));
  return candidates(option).filter((value) => exists(info, wish.players, { ...fixed, [option.name]: value }));
}

/** Null means that the edition and the number of players decide. */
function candidates(option: OptionInfo): unknown[] {
  return option.default === null ? [null, ...option.values] : option.values;
}

/** The current value of an option: as chosen, or the game's default. */
export function valueOf(info: GameInfo, name: string, wish: Wish): unknown {
  return name in wish.options ? wish.options[name] : info.options.find((option) => option.name === name)?.default;
}

/** The same wish with everything impossible corrected; the number of players has priority. */
export function settled(info: GameInfo, wish: Wish): Wish {
  const players = info.players.includes(wish.players) ? wish.players : (info.players[0] ?? 2);
  let right: Wish = { ...wish, game: info.name, players, options: {} };
  for (const option of info.options) {
    const chosen = nearest(info, option, right, valueOf(info, option.name, wish));
    if (!same(chosen, option.default)) right = { ...right, options: { ...right.options, [option.name]: chosen } };
  }
  return right;
}

/** The wanted value if possible, else the game's default, else the first possible one. */
function nearest(info: GameInfo, option: OptionInfo, wish: Wish, wanted: unknown): unknown {
  if (option.kind !== "one") return wanted;
  const possible = valuesFor(info, option, wish);
  const has = (value: unknown): boolean => possible.some((each) => same(each, value));
  return has(wanted) ? wanted : has(option.default) ? option.default : possible[0];
}

export interface Questions {
  /** Choices for everybody. */
  main: OptionInfo[];
  /** Where printed rules differ: the edition settles these, unless chosen otherwise. */
  more: OptionInfo[];
}

/** The options worth a question: more than one value is possible. */
export function questions(info: GameInfo, wish: Wish): Questions {
  const open = info.options.filter((option) => isOpen(info, option, wish));
  const asked = (how: "main" | "more"): OptionInfo[] =>
    open.filter((option) => (familyOf(info.name)?.asks(option, wish) ?? "main") === how);
  return { main: asked("main"), more: asked("more") };
}

/** A main option with a single answer is asked as well, if another number of players has more answers. */
function isOpen(info: GameInfo, option: OptionInfo, wish: Wish): boolean {
  if (option.kind !== "one") return option.kind === "several";
  const main = (familyOf(info.name)?.asks(option, wish) ?? "main") === "main";
  return (main ? answers(info, option) : valuesFor(info, option, wish)).length > 1;
}

/** Every value possible with some number of players. */
export function answers(info: GameInfo, option: OptionInfo): unknown[] {
  return candidates(option).filter((value) => playersFor(info, option, value).length > 0);
}

/** The numbers of players with which an option can have this value. */
export function playersFor(info: GameInfo, option: OptionInfo, value: unknown): number[] {
  return info.players.filter((players) => exists(info, players, { [option.name]: value }));
}

/** The wish with one option changed and the rest corrected. */
export function changed(info: GameInfo, wish: Wish, name: string, value: unknown): Wish {
  return settled(info, { ...wish, options: { ...wish.options, [name]: value } });
}
