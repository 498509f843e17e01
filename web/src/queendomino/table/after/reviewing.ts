/** What was played, or would have been better, in words, and where. */
import type { Event, Square } from "../../../protocol";
import { told, words } from "../../../words";
import type { Book } from "../words/book";
import { dominoWords } from "../words/telling";

/** The squares that an event is about, if any. */
export function squaresOf({ code, args }: Event): Square[] {
  const at = (x: string, y: string): Square => [Number(args[x]), Number(args[y])];
  if (code === "place") return [at("x1", "y1"), at("x2", "y2")];
  return code === "build" ? [at("x", "y")] : [];
}

/** A choice as one would tell somebody to make it: "claim the wheat and lake". */
export function deed(event: Event, book: Book): string {
  const domino = book.of(event);
  const what = domino ? dominoWords(domino) : words("domino-number", { number: Number(event.args["domino"] ?? 0) });
  return told("deed", event.code, { ...event.args, what });
}
