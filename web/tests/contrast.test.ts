import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

/** Contrast as WCAG 2.2 counts it, of the colours as they stand in `tokens.css`, by day and by candlelight. */

const TOKENS = readFileSync(join(import.meta.dirname, "../src/style/tokens.css"), "utf8");
const LIGHTS = ["day", "candlelight"] as const;
type Light = (typeof LIGHTS)[number];

function colour(name: string, light: Light): string {
  const [, value = ""] = new RegExp(`--${name}: ([^;]+);`).exec(TOKENS) ?? [];
  const [, day = value, candle = value] = /light-dark\((#\w+), (#\w+)\)/.exec(value) ?? [];
  expect(day, `--${name}`).toMatch(/^#[0-9a-f]{6}$/);
  return light === "day" ? day : candle;
}

/** Relative luminance, from 0 to 1. */
function luminance(hex: string): number {
  const linear = (at: number): number => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(1) + 0.7152 * linear(3) + 0.0722 * linear(5);
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The marks whose contrast with one of the grounds is below *least* to 1. */
function faint(marks: readonly string[], grounds: readonly string[], least: number): string[] {
  return LIGHTS.flatMap((light) =>
    marks.flatMap((mark) =>
      grounds.flatMap((ground) => {
        const found = contrast(colour(mark, light), colour(ground, light));
        return found < least ? [`${mark} on ${ground}, ${light}: ${found.toFixed(2)}`] : [];
      }),
    ),
  );
}

const CLOTH = ["cloth", "cloth-2", "paper"];
const SEATS = ["rose", "moon", "star", "acorn", "key", "bell", "heart", "feather"];

describe("contrast", () => {
  it("is what the formula gives for known pairs", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
    expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2); // the usual example of a grey that just fails
  });

  it("of text is 7 to 1 (AAA): ink, buttons, the hem", () => {
    expect(faint(["ink"], [...CLOTH], 7)).toEqual([]);
    expect([...faint(["btn-ink"], ["btn"], 7), ...faint(["hem-ink"], ["hem"], 7)]).toEqual([]);
  });

  it("of quiet text, links and words of praise and blame is 4.5 to 1 (AA)", () => {
    expect(faint(["ink-2", "focus", "good", "bad", "thread"], ["cloth", "paper"], 4.5)).toEqual([]);
    expect(faint(["ink-2"], ["cloth-2"], 4.5)).toEqual([]);
    expect(faint(["hem-2"], ["hem"], 4.5)).toEqual([]);
  });

  it("of everything but text is 3 to 1: edges of controls, rings, stitches, signs of seats", () => {
    expect(faint(["rim", "ink-2", "focus", "thread", "thread-2"], CLOTH, 3)).toEqual([]);
    expect(faint(["glow"], ["line"], 3)).toEqual([]); // the ring of what is chosen carries its own casing
    expect(SEATS.flatMap((sign) => faint([`s-${sign}`], [`p-${sign}`], 3))).toEqual([]);
  });
});
