import { beforeEach, describe, expect, it, vi } from "vitest";
import { rest } from "../../src/live/table.svelte";
import type { Event, SeatView, TableView } from "../../src/protocol";
import { paceOf, settings } from "../../src/settings.svelte";

const event = (code: string, seat: number | null, args: Event["args"] = {}): Event => ({
  ...({ seq: 1, stand_in: false } as Event),
  code,
  seat,
  args,
});
const seats = [{ seat: 0, yours: true } as SeatView, { seat: 1, yours: false } as SeatView];
const told = (...events: Event[]): number => rest({ events, view: { seats } as TableView });

beforeEach(() => {
  vi.stubGlobal("document", { visibilityState: "visible" });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  settings.pace = "slow";
});

describe("what is shown of the others", () => {
  it("is looked at", () => {
    expect(told(event("place", 1))).toBe(paceOf());
    expect(told(event("pass", 1, { step: "tax" }), event("claim", 1))).toBe(paceOf());
  });

  it("takes no time where there is nothing to see", () => {
    expect(told(event("place", 0))).toBe(0);
    expect(told(event("line", null))).toBe(0);
    expect(told(event("pass", 1, { step: "tax" }))).toBe(0);
  });

  it("takes time where a game is passed: that is a move of its own", () => {
    expect(told(event("pass", 1))).toBe(paceOf());
  });
});
