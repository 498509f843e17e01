import { expect, test } from "vitest";
import { padHref } from "../src/ruling.svelte";

test("the score pad is offered where it can count what is played, and where nothing is", () => {
  expect(padHref({ game: "royal-wedding" })).toBe("/pad");
  expect(padHref(null)).toBe("/pad");
  expect(padHref({ game: "domaine" })).toBeUndefined();
  expect(padHref({ game: "little-orchard" })).toBeUndefined();
});
