import { expect, it } from "vitest";
import { guide } from "../../../src/queendomino/table/guide";
import type { Play } from "../../../src/queendomino/table/play/play.svelte";

const at = (type: string): Play => ({ choice: { offer: { type } } }) as unknown as Play;

it("says how large a kingdom may be where one is enlarged, not where its slip would lie over the line", () => {
  const inside = guide.lesson("kingdomino").find((word) => word.name === "kingdom-inside");
  expect(inside?.when(at("place"))).toBe(true);
  expect(inside?.when(at("claim"))).toBe(false);
});
