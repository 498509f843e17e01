/** The question and the result, in words. */
import "virtual:words/practice";
import type { Miss } from "../../live/puzzle.svelte";
import type { SeatView } from "../../protocol";
import { hasWords, translated, words } from "../../words";
import { sideName } from "../table/words/sides";

/** What is to be found: "the better claim". */
export function question(step: string): string {
  const id = `practice-find-${step}`;
  return words(hasWords(id) ? id : "practice-find-move");
}

/** How far a wrong try is behind, and the main reason. */
export function missed({ behind, reasons }: Miss, seats: readonly SeatView[]): string {
  const points = (code: string): number => Number(reasons.find(([each]) => each === code)?.[1]["points"] ?? 0);
  const [, row] = reasons.find(([code, args]) => code === "review.row" && Number(args["points"]) > 0) ?? [];
  const [, takes] = reasons.find(([code]) => code === "review.takes") ?? [];
  const why = row ? "row" : takes && points("review.takes") > 0 ? "takes" : "none";
  const side = Number(takes?.["side"] ?? -1);
  const name = sideName({ seats: seats.filter((each) => each.side === side).map((each) => each.seat) }, seats);
  return words("practice-wrong", { behind, why, name, ...translated({ row: row?.["row"] ?? "wealth" }) });
}
