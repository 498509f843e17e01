import { describe, expect, it } from "vitest";
import { readSettings } from "../src/settings.svelte";

describe("settings that were kept", () => {
  const usual = readSettings(null);

  it("are what was chosen, and the usual beside it", () => {
    expect(readSettings('{"pace":"click","name":"Ada"}')).toEqual({ ...usual, pace: "click", name: "Ada" });
  });

  it("name a pace that there is", () => {
    expect(readSettings('{"pace":"brisk","name":"Ada"}')).toEqual({ ...usual, name: "Ada" });
  });

  it("are the usual where they cannot be read", () => {
    expect(readSettings("{")).toEqual(usual);
  });
});
