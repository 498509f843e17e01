/** A first game with the guide: a real table, with bots that play gently. */
import { familyOf, LESSONS } from "../../playing";
import { settings } from "../../settings.svelte";
import { alone, layTable } from "../../tables";
import type { Wish } from "../../wish";
import { words } from "../../words";

const GENTLE = 1;

/** The first game for somebody who would like to play *game*: one of its family, else of any. */
export function lessonFor(game: string): Wish | undefined {
  return familyOf(game)?.lessons?.[0] ?? LESSONS[0];
}

/** What to learn next, after a first *game*. */
export function lessonAfter(game: string): Wish | undefined {
  const lessons = familyOf(game)?.lessons ?? [];
  const at = lessons.findIndex((lesson) => lesson.game === game);
  return at >= 0 ? lessons[at + 1] : undefined;
}

/** Opens the table of a first game. Returns its address. */
export async function layLesson(lesson: Wish): Promise<string> {
  const name = settings.name.trim() || words("new-guest");
  const opened = await layTable(lesson, alone(lesson.players, name, lesson.level ?? GENTLE), name);
  return `/t/${opened.table}`;
}
