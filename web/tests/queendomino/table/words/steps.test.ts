/** How far a turn has come depends on what was done in it, and on nothing that was said or reported in between. */
import { expect, test } from "vitest";
import type { Event } from "../../../../src/protocol";
import { stepsOf } from "../../../../src/queendomino/table/words/steps";
import { position } from "../../tables";

const event = (code: string, seat: number | null): Event => ({ seq: 1, code, seat, args: {} }) as unknown as Event;
const taxing = { ...position(), steps: ["place", "tax", "claim"], phase: "tax" } as ReturnType<typeof position>;
const first = (...events: Event[]): string | undefined => stepsOf(taxing, 0, events)[0]?.state;

test("what was laid before a game is played on from is done, not skipped", () => {
  const placed = [event("claim", 1), event("place", 0)];
  expect(first(...placed)).toBe("done");
  expect(first(...placed, event("branched", null), event("started", null))).toBe("done");
  expect(first(...placed, event("said", 1))).toBe("done");
  expect(first(...placed, event("undo", 0))).toBe("skipped");
  expect(first(event("place", 0), event("claim", 0))).toBe("skipped");
});
