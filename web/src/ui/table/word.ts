/** The word line: what the table says beside its headline, in a place that is always kept free. */
import { sentenceFor } from "../../api";
import type { Fact, Reason, SeatView } from "../../protocol";
import { told } from "../../words";
import { whose } from "./whose";

export interface Word {
  text: string;
  /** What only the ear needs: the eye sees it on the table. */
  more?: string;
  /** The rule behind it. */
  clause?: string;
  /** Something was refused. */
  refused?: boolean;
  /** It is read out elsewhere, with what it belongs to. */
  quiet?: boolean;
}

/** Why nothing can be done with a thing: the rule, and what is to be seen at the thing, which is said there. */
export function deniedWord(reason: Reason, here: Fact | null, seats: readonly SeatView[]): Word {
  const word = refusalWord(reason);
  if (!here) return word;
  return { ...word, more: told("here", here.code, { ...here.args, name: whose(here.args, seats) }) };
}

/** A refusal as the line says it. */
export function refusalWord(reason: Reason): Word {
  return { text: sentenceFor(reason), clause: reason.clause, refused: true };
}
