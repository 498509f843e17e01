import { expect, it } from "vitest";
import "virtual:words/known";
import type { Coming, Refused, Stakes } from "../../src/protocol";
import { Answers } from "../../src/ui/table/known/answers.svelte";

const coming: Coming = { type: "coming", id: "a", seq: 1, seat: 0, piles: [] };
const stakes: Stakes = { type: "stakes", id: "b", seq: 1, seat: 0, prizes: [] };
const refused = (code: string, args: Refused["reason"]["args"] = {}): Refused => ({
  type: "refused",
  id: "c",
  reason: { code, clause: "", args },
});

it("keeps what went wrong with one topic, whatever is answered to the other", () => {
  const answers = new Answers();
  answers.hear("coming", refused("know.forbidden"));
  const { fault } = answers;
  expect(fault).not.toBe("");
  answers.hear("stakes", stakes);
  expect([answers.fault, answers.stakes]).toEqual([fault, stakes]);
  answers.hear("coming", coming);
  expect([answers.fault, answers.coming]).toEqual(["", coming]);
});

it("tells of a lost wire until the same topic is answered", () => {
  const answers = new Answers();
  answers.hear("stakes", null);
  answers.hear("coming", coming);
  expect(answers.fault).toBe("The connection is down for a moment.");
  answers.hear("stakes", stakes);
  expect(answers.fault).toBe("");
});

it("forgets what went wrong with a topic that is no longer asked for, and waits where it asked too fast", () => {
  const answers = new Answers();
  answers.hear("stakes", refused("know.forbidden"));
  answers.keep(["coming"]);
  expect(answers.fault).toBe("");
  expect(answers.hear("coming", refused("know.fast", { wait: 2 }))).toBe(2);
  expect(answers.fault).toBe("");
});
