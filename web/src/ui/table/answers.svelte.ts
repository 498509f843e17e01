/** What is known at a table by the answers that came, and what went wrong, topic by topic. */
import { sentenceFor } from "../../api";
import type { Coming, Know, Refused, Stakes } from "../../protocol";
import { words } from "../../words";

type Topic = Know["what"];

export class Answers {
  coming: Coming | null = $state.raw(null);
  stakes: Stakes | null = $state.raw(null);
  private faults: Partial<Record<Topic, string>> = $state.raw({});
  /** What went wrong, the first topic's first; what is well with one topic mends nothing of another. */
  readonly fault: string = $derived((this.faults.coming || this.faults.stakes) ?? "");

  /** Takes the answer to what was asked, null if the wire was lost; how many seconds to wait, if it came too fast. */
  hear(what: Topic, told: Coming | Stakes | Refused | null): number | null {
    if (told?.type === "refused" && told.reason.code === "know.fast") return Number(told.reason.args["wait"]);
    if (told?.type === "coming") this.coming = told;
    else if (told?.type === "stakes") this.stakes = told;
    this.faults = { ...this.faults, [what]: faultOf(told) };
    return null;
  }

  /** Only of these topics is anything told from now on. */
  keep(topics: readonly string[]): void {
    const kept = Object.entries(this.faults).filter(([what]) => topics.includes(what));
    this.faults = Object.fromEntries(kept);
  }
}

function faultOf(told: Coming | Stakes | Refused | null): string {
  if (told === null) return words("known-lost");
  return told.type === "refused" ? sentenceFor(told.reason) : "";
}
