/** The progress of a turn, step by step. */
import type { DomaineView } from "../../../protocol";
import { words } from "../../../words";
import type { ToldStep } from "../../../ui/table/words/status";

type StepName =
  | "castle"
  | "knight"
  | "income"
  | "act"
  | "borders"
  | "knights"
  | "expansion"
  | "deserter"
  | "alliance"
  | "sold"
  | "refill";

export interface Step {
  name: StepName;
  state: "done" | "now" | "to-come";
  /** The parts left to play, for a card with several. */
  left: number;
}

const step = (name: StepName, state: Step["state"], left = 0): Step => ({ name, state, left });

export function stepsOf({ phase, play, sold }: Pick<DomaineView, "phase" | "play" | "sold">): Step[] {
  if (phase === "castle") return [step("castle", "now"), step("knight", "to-come")];
  if (phase === "knight") return [step("castle", "done"), step("knight", "now")];
  if (phase === "act") return [step("income", "done"), step("act", "now"), step("refill", "to-come")];
  if (phase === "step" && play)
    return [step("income", "done"), step(play.action, "now", play.left), step("refill", "to-come")];
  if (phase === "refill" || phase === "draw")
    return [step("income", "done"), step(sold ? "sold" : "act", "done"), step("refill", "now")];
  return [];
}

/** The step in words. */
export function toldStep({ name, state, left }: Step): ToldStep {
  return { name, state, text: words(`turn-${name}`, { left }), why: words(`turn-${name}-why`), rule: STEP_RULES[name] };
}

/** The clause of the rules on a step. */
const STEP_RULES: Readonly<Record<StepName, string>> = {
  castle: "3.4",
  knight: "3.6",
  income: "4.1",
  act: "4.2",
  sold: "4.3",
  refill: "4.6",
  borders: "5.1",
  knights: "7.1",
  expansion: "8.1",
  deserter: "9.1",
  alliance: "10.1",
};
