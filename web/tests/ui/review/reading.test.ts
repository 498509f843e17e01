import { describe, expect, it } from "vitest";
import "virtual:words/page";
import { Refusal } from "../../../src/api";
import type { Review } from "../../../src/protocol";
import { Reading, type World } from "../../../src/ui/review/reading.svelte";

const told = (number: number, stage: Review["stage"]): Review => ({
  number,
  stage,
  before: 0,
  plies: [],
  sides: [],
  better: [],
  report: null,
  hides: false,
  sketch: null,
});

/** A server that gives these answers in turn, what it was asked, and who waits for the page to be visible. */
function world(answers: (Review | Error)[]) {
  const asked: number[] = [];
  const waiting: (() => void)[] = [];
  const found = { asked, waiting, hidden: false };
  const made: World = {
    ask: (_, after) => {
      asked.push(after);
      const answer = answers.shift();
      return answer instanceof Error || !answer ? Promise.reject(answer ?? new Error("left")) : Promise.resolve(answer);
    },
    seen: () => !found.hidden,
    whenSeen: (then) => void waiting.push(then),
    after: (_, then) => then(),
  };
  return { found, made };
}

describe("a review that is read while it is made", () => {
  it("is asked for until there is nothing more to find", async () => {
    const { found, made } = world([told(5, "working"), told(9, "working"), told(12, "done"), told(13, "done")]);
    const reading = new Reading("t", "k", "known", made);
    await reading.follow();
    expect(found.asked).toEqual([0, 5, 9]);
    expect(reading.now?.number).toBe(12);
  });

  it("is not polled while the page is hidden", async () => {
    const { found, made } = world([told(5, "done")]);
    found.hidden = true;
    const reading = new Reading("t", "k", "known", made);
    const following = reading.follow();
    await Promise.resolve();
    expect(found.asked).toEqual([]);
    found.hidden = false;
    found.waiting[0]?.();
    await following;
    expect(found.asked).toEqual([0]);
  });

  it("waits for a server that is lost, and gives up when it is refused", async () => {
    const lost = new Refusal("offline", "lost");
    const { found, made } = world([lost, told(5, "working"), new Refusal("review.failed", "It failed.")]);
    const reading = new Reading("t", "k", "known", made);
    await reading.follow();
    expect(found.asked).toEqual([0, 0, 5]);
    expect(reading.fault).toBe("It failed.");
    expect(reading.now?.number).toBe(5);
  });

  it("ends when the reader leaves", async () => {
    const { found, made } = world([told(5, "working")]);
    const reading = new Reading("t", "k", "known", made);
    const following = reading.follow();
    reading.close();
    await following;
    expect(found.asked).toEqual([0]);
    expect(reading.fault).toBe("");
  });
});
