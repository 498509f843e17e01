import { describe, expect, it } from "vitest";
import "../../../src/playing"; // it reads the families first
import { FAMILIES } from "../../../src/families";
import type { Event } from "../../../src/protocol";
import { soundOf } from "../../../src/ui/sound/hearing";
import { SOUNDS } from "../../../src/ui/sound/names";
import { lengthOf, RECIPES } from "../../../src/ui/sound/recipes";

const happened = (...codes: string[]): Event[] =>
  codes.map((code, at) => ({ seq: at + 1, code, seat: 0, args: {}, stand_in: false }) as unknown as Event);
const ACTS = { place: "set-down", tax: "coin" } as const;

describe("what is heard", () => {
  it("is the last act", () => {
    expect(soundOf(happened("place", "tax"), ACTS)).toBe("coin");
  });

  it("is what matters most, where that happened too", () => {
    expect(soundOf(happened("asked", "place"), ACTS)).toBe("request");
    expect(soundOf(happened("asked", "over", "place"), ACTS)).toBe("end");
  });

  it("is nothing where nothing is to be heard, or where one catches up", () => {
    expect(soundOf(happened("line", "said"), ACTS)).toBeUndefined();
    expect(soundOf(happened(...Array<string>(9).fill("place")), ACTS)).toBeUndefined();
  });
});

describe("the sounds", () => {
  it("are short, and nowhere louder than the loudest", () => {
    for (const name of SOUNDS) {
      expect(lengthOf(name)).toBeLessThan(1.5);
      for (const layer of RECIPES[name]) {
        expect(layer.peak).toBeGreaterThan(0);
        expect(layer.peak).toBeLessThanOrEqual(0.8);
        expect(Math.min(layer.from, layer.to)).toBeGreaterThan(20);
      }
    }
  });

  it("are known to every family that has some", () => {
    for (const family of FAMILIES)
      for (const name of Object.values(family.sounds ?? {})) expect(SOUNDS).toContain(name);
  });
});
