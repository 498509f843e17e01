/** The word line: what the table says beside its headline, in a place that is always kept free. */
import { sentenceFor } from "../../api";
import type { Reason } from "../../protocol";

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

/** A refusal as the line says it. */
export function refusalWord(reason: Reason): Word {
  return { text: sentenceFor(reason), clause: reason.clause, refused: true };
}
