/** The word line: what the table says beside its headline, in a space that is always reserved. */
import { sentenceFor } from "../../../api";
import type { Fact, Reason, SeatView } from "../../../protocol";
import { told } from "../../../words";
import { whose } from "./whose";

export interface Word {
  text: string;
  /** Only for screen readers: it is visible on the table. */
  more?: string;
  /** The rule behind it. */
  clause?: string;
  /** Whether something was refused. */
  refused?: boolean;
  /** Whether it is read out elsewhere, with what it belongs to. */
  quiet?: boolean;
}

/** Why nothing can be done with a thing: the rule, and the local reason, which is shown at the thing. */
export function deniedWord(reason: Reason, here: Fact | null, seats: readonly SeatView[]): Word {
  const word = refusalWord(reason);
  if (!here) return word;
  return { ...word, more: told("here", here.code, { ...here.args, name: whose(here.args, seats) }) };
}

/** A refusal as the line shows it. */
export function refusalWord(reason: Reason): Word {
  return { text: sentenceFor(reason), clause: reason.clause, refused: true };
}
