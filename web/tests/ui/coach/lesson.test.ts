import { expect, it } from "vitest";
import { lessonAfter, lessonFor } from "../../../src/ui/coach/lesson";

it("begins with the small game of a family, and goes on to the next", () => {
  expect(lessonFor("queendomino")?.game).toBe("kingdomino");
  expect(lessonFor("domaine")?.game).toBe("domaine");
  expect(lessonFor("little-orchard")?.game).toBe("kingdomino");
  expect(lessonAfter("kingdomino")?.game).toBe("queendomino");
  expect(lessonAfter("queendomino")).toBeUndefined();
  expect(lessonAfter("little-orchard")).toBeUndefined();
});
