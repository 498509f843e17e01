/** The reasons for a move, in words made from the facts that come with it. */
import type { Fact, SeatView } from "../../../protocol";
import { hasWords, told, words } from "../../../words";
import type { Advised } from "./advice.svelte";
import { whose } from "./whose";
import type { Word } from "./word";

/** How many reasons the line beside the headline has, and how many of a hint are shown at all. */
const ON_LINE = 2;
const MOST = 4;

/** The reasons for the line, and those left to be shown elsewhere, so that nothing appears twice. */
export function parted(reasons: readonly string[]): { line: string; left: readonly string[] } {
  return { line: reasons.slice(0, ON_LINE).join(" "), left: reasons.slice(ON_LINE, MOST) };
}

/** The reasons for a move, the most important first; they address the reader, unless it was another's (not `own`). */
export function reasonsOf(
  advised: { reasons: readonly Fact[] } | null,
  seats: readonly SeatView[],
  own = true,
): string[] {
  const said = ({ code, args }: Fact): string => told("why", code, { ...args, name: whose(args, seats) });
  return (advised?.reasons ?? []).map((fact) => (own ? said(fact) : saidBy(fact, seats)));
}

/** What the line says about an advised move: the reasons for it, or *what* it is if there are none. */
export function adviceWord(advised: Advised, equals: number, what: string, seats: readonly SeatView[]): Word {
  const { line } = parted(reasonsOf(advised, seats));
  if (advised.behind !== null) return { text: `${words("hint-next", { behind: advised.behind })} ${line}`, more: what };
  if (line !== "") return { text: line, more: what };
  return { text: equals > 0 ? `${what} ${words("hint-equal", { count: equals + 1 })}` : what };
}

/** Why somebody else did what they did: as for oneself, except for phrases that address the reader. */
export function saidBy({ code, args }: Fact, seats: readonly SeatView[]): string {
  const named = { ...args, name: whose(args, seats) };
  return hasWords(`says-${code}`) ? told("says", code, named) : told("why", code, named);
}
