import { describe, expect, it } from "vitest";
import { readSettings } from "../src/settings.svelte";

describe("settings that were kept", () => {
  const usual = readSettings(null);

  it("are what was chosen, with defaults for the rest", () => {
    expect(readSettings('{"pace":"click","name":"Ada"}')).toEqual({ ...usual, pace: "click", name: "Ada" });
  });

  it("name only a pace that exists", () => {
    expect(readSettings('{"pace":"brisk","name":"Ada"}')).toEqual({ ...usual, name: "Ada" });
  });

  it("are the defaults where they cannot be read", () => {
    expect(readSettings("{")).toEqual(usual);
  });
});
