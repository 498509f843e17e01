/** How well bots play: eight levels by name, and what each overlooks. */
import "virtual:words/levels*";
import type { SeatView } from "./protocol";
import { hasWords, words } from "./words";

export const LEVELS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8];

/** The level that a bot plays at; none for a person, and for a bot without a level. */
export function levelOf({ bot }: Pick<SeatView, "bot">): number | undefined {
  return LEVELS.find((level) => `level:${level}` === bot);
}

export function levelName(level: number): string {
  return words(`level-${level}`);
}

/** What somebody can be called by. */
type Called = Pick<SeatView, "bot" | "name"> & Partial<Pick<SeatView, "seat">>;

/** What to call who has a seat: by name; a bot without one by its level; of whom a record says nothing by the seat. */
export function called({ name, bot, seat }: Called): string {
  const level = levelOf({ bot });
  if (name) return name;
  if (level !== undefined) return levelName(level);
  return bot !== null || seat === undefined ? words("seat-bot") : words("new-guest-number", { number: seat + 1 });
}

/** The names of those who have these seats; nobody has an empty one. */
export function namesOf(seats: readonly (Called & Pick<SeatView, "kind">)[]): string[] {
  return seats.filter((seat) => seat.name || seat.kind === "bot").map((seat) => called(seat));
}

/** What a bot of this level overlooks in a game; nothing if there are no words for it. */
export function levelWhy(level: number, game: string): string {
  const id = `level-${level}-${game}`;
  return hasWords(id) ? words(id) : "";
}

/** How well a bot plays; one without a name is called by its level already. */
function levelLine(name: string, level: number): string {
  const title = levelName(level);
  return name ? words("level-of", { name, level, title }) : words("level-note", { level, name: title });
}

/** Lines about the bots in these seats: the level of each, and what it overlooks; and about programs. */
export function levelLines(
  seats: readonly (Pick<SeatView, "bot" | "name"> & Partial<Pick<SeatView, "program">>)[],
  game: string,
): string[] {
  return seats.flatMap((seat) => {
    if (seat.program) return [words("seat-program-why")];
    const level = levelOf(seat);
    return level === undefined ? [] : [levelLine(seat.name, level), levelWhy(level, game)].filter(Boolean);
  });
}
