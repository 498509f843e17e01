/** What is sought among one's games, as it stands in the address: there again on coming back, and in a bookmark. */
import type { Sought } from "./past";

/** What is sought, and of which kind of game the course is shown; empty for the one played most. */
export interface Shown extends Sought {
  kind: string;
}

const RESULTS: readonly Sought["result"][] = ["won", "lost", "ended"];

/** What *search*, the part of an address from the question mark, asks for. */
export function shownAt(search: string): Shown {
  const asked = new URLSearchParams(search);
  const of = (name: string): string => asked.get(name) ?? "";
  return {
    title: of("game"),
    name: of("with"),
    result: RESULTS.find((result) => result === of("result")) ?? "",
    kind: of("course"),
  };
}

/** The same address with what is *shown* now. */
export function addressOf(address: string, { title, name, result, kind }: Shown): string {
  const url = new URL(address);
  for (const [key, value] of Object.entries({ game: title, with: name, result, course: kind })) {
    if (value) url.searchParams.set(key, value);
    else url.searchParams.delete(key);
  }
  return url.href;
}
