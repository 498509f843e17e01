import { describe, expect, it } from "vitest";
import { bookOf } from "../../../../src/queendomino/table/words/book";
import { domino, event, position, rules, side } from "../../tables";

const wedding = rules({ game: "royal-wedding", boxes: ["queendomino", "kingdomino"] });
const half = { domino: 17, crowns: 1, building: null, knight: false };

describe("the dominoes of a table", () => {
  it("are known by box where two boxes have the same numbers", () => {
    const undealt = [domino(17, "lake", "town"), { ...domino(17, "wheat", "mine"), box: "kingdomino" }];
    const first = event(1, "claim", 0, { domino: 17 });
    const later = event(3, "claim", 0, { domino: 17 });
    const undone = event(4, "undo", 0, { code: "claim", domino: 17 });
    const book = bookOf(position({ undealt }), wedding, [
      first,
      event(2, "round", null, { round: 1, rounds: 12 }),
      later,
      undone,
    ]);
    expect(book.of(undone)?.first.terrain).toBe("wheat");
    expect(book.of(first)?.first.terrain).toBe("lake"); // the first line is Queendomino's
    expect(book.of(later)?.first.terrain).toBe("wheat");
  });

  it("are known also where a claim or a placement is only ordered", () => {
    const undealt = [domino(17, "lake", "town"), { ...domino(17, "wheat", "mine"), box: "kingdomino" }];
    const round = event(1, "round", null, { round: 1, rounds: 12 });
    const book = bookOf(position({ undealt }), wedding, [round]);
    expect(book.of(event(2, "place", 0, { domino: 17 }))?.first.terrain).toBe("lake");
    expect(book.of(event(3, "claim", 0, { domino: 17 }))?.first.terrain).toBe("wheat");
  });

  it("are read off the land they lie on", () => {
    const land = [
      { x: 1, y: 0, terrain: "wheat", ...half },
      { x: 2, y: 0, terrain: "mine", ...half },
    ];
    const place = event(2, "place", 0, { domino: 17, x1: 1, y1: 0, x2: 2, y2: 0, points: 0 });
    const book = bookOf(position({ sides: [side(0, { land })] }), rules(), [
      event(1, "round", null, { round: 1 }),
      place,
    ]);
    expect(book.of(place)?.second.terrain).toBe("mine");
  });

  it("are known after they were discarded", () => {
    const [claim, discard] = [event(1, "claim", 0, { domino: 17 }), event(3, "discard", 0, { domino: 17 })];
    const discarded = [domino(17, "lake", "town")];
    const book = bookOf(position({ discarded }), rules(), [claim, event(2, "round", null, { round: 1 }), discard]);
    expect([claim, discard].map((each) => book.of(each)?.first.terrain)).toEqual(["lake", "lake"]);
  });

  it("are unknown where nothing tells", () => {
    expect(bookOf(null, undefined, []).of(event(1, "claim", 0, { domino: 5 }))).toBeUndefined();
  });
});
