/** What the answers at a table have revealed, and what went wrong, topic by topic. */
import { sentenceFor } from "../../../api";
import type { Coming, Know, Refused, Stakes } from "../../../protocol";
import { words } from "../../../words";

type Topic = Know["what"];

export class Answers {
  coming: Coming | null = $state.raw(null);
  stakes: Stakes | null = $state.raw(null);
  private faults: Partial<Record<Topic, string>> = $state.raw({});
  /** What went wrong, the first topic's first; success with one topic does not clear the error of another. */
  readonly fault: string = $derived((this.faults.coming || this.faults.stakes) ?? "");

  /** Takes an answer, null if the wire was lost. Returns how many seconds to wait, if the question came too soon. */
  hear(what: Topic, told: Coming | Stakes | Refused | null): number | null {
    if (told?.type === "refused" && told.reason.code === "know.fast") return Number(told.reason.args["wait"]);
    if (told?.type === "coming") this.coming = told;
    else if (told?.type === "stakes") this.stakes = told;
    this.faults = { ...this.faults, [what]: faultOf(told) };
    return null;
  }

  /** Keeps errors of only these topics. */
  keep(topics: readonly string[]): void {
    const kept = Object.entries(this.faults).filter(([what]) => topics.includes(what));
    this.faults = Object.fromEntries(kept);
  }
}

function faultOf(told: Coming | Stakes | Refused | null): string {
  if (told === null) return words("known-lost");
  return told.type === "refused" ? sentenceFor(told.reason) : "";
}
