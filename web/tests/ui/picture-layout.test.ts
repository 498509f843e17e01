/** The picture of a game is often seen small, in a message on a phone: with eight players, too, all can be read. */
import { describe, expect, it } from "vitest";
import { layoutFor } from "../../src/ui/picture/layout";

const HIGH_LETTERS = 0.75;

describe.each([1, 2, 3, 4, 5, 6, 7])("with %i others", (others) => {
  const at = layoutFor(others);

  it("their letters are at least a twenty-seventh of the picture’s height", () => {
    expect(at.letters).toBeGreaterThanOrEqual(630 / 27);
  });

  it("nothing stands on anything else, from the name down to the foot", () => {
    expect(at.banner).toBeGreaterThan(20);
    expect(at.points - at.figures * HIGH_LETTERS).toBeGreaterThan(at.name);
    expect(at.word - 34 * HIGH_LETTERS).toBeGreaterThan(at.name);
    expect(at.rule).toBeGreaterThan(at.points);
    expect(at.first - at.step / 2).toBeGreaterThan(at.rule);
    expect(at.step).toBeGreaterThan(at.letters);
    expect(at.first + at.step * (others - 0.5)).toBeLessThanOrEqual(at.foot - 44 * HIGH_LETTERS);
  });
});
