import { describe, expect, it } from "vitest";
import type { Offer } from "../../../../src/protocol";
import { sentences, type Situation, spoken } from "../../../../src/queendomino/table/play/status";
import { domino, position, seat, table } from "../../tables";

const placing: Offer = {
  type: "place",
  seat: 0,
  domino: domino(39),
  spots: [{ move: "place 39 1,0 2,0", first: [1, 0], second: [2, 0] }],
  discard: null,
};

function ids(change: Partial<Situation>): string[] {
  return sentences({ link: "live", view: table(), offer: null, ...change }).map((saying) => saying.id);
}

describe("the sentence", () => {
  it("calls you by name and names the two landscapes", () => {
    const [lead, task] = sentences({ link: "live", view: table(), offer: placing });
    expect(lead).toEqual({ id: "status-yours", args: { name: "Ada" } });
    expect(task).toEqual({ id: "status-place", args: { first: "lake", second: "town" } });
    const read = spoken(
      sentences({ link: "live", view: table(), offer: { ...placing, domino: domino(1, "grassland", "mine") } }),
    );
    expect(read.replaceAll(/[\u2066-\u2069]/g, "")).toBe("Your turn, Ada. Place the grassland and mine.");
  });

  it("calls equal halves double", () => {
    expect(ids({ offer: { ...placing, domino: domino(1, "wheat", "wheat") } })[1]).toBe("status-place-double");
  });

  it("says when the domino fits nowhere", () => {
    expect(ids({ offer: { ...placing, spots: [], discard: "discard 39" } })[1]).toBe("status-discard");
  });

  it("tells people who share a screen whose turn it is", () => {
    const view = table({
      seats: [seat(0, "Ada", { yours: true, kind: "here" }), seat(1, "Ben", { yours: true, kind: "here" })],
    });
    expect(ids({ view, offer: placing })[0]).toBe("status-here");
  });

  it("says what another is doing, or that they are away", () => {
    const view = table({ to_move: 1, position: position({ phase: "build" }) });
    expect(ids({ view })).toEqual(["status-theirs-build"]);
    const nameless = table({ to_move: 1, seats: [seat(0, "Ada"), seat(1, "", { kind: "bot", bot: "level:4" })] });
    expect(sentences({ link: "live", view: nameless, offer: null })[0]?.args).toEqual({ name: "Innkeeper" });
    const away = table({ to_move: 1, seats: [seat(0, "Ada", { yours: true }), seat(1, "Ben", { online: false })] });
    expect(ids({ view: away })).toEqual(["status-theirs-away"]);
  });

  it("calls nobody away in a game of days", () => {
    const seats = [seat(0, "Ada", { yours: true }), seat(1, "Ben", { online: false })];
    const days = table({ to_move: 1, seats, customs: { ...table().customs, hours: 72, grace: 0 } });
    expect(ids({ view: days })).toEqual(["status-theirs-place"]);
  });

  it("says that the table waits, is over, or cannot be heard", () => {
    const waiting = table({
      status: "waiting",
      position: null,
      seats: [seat(0, "Ada"), seat(1, "", { taken: false })],
    });
    expect(sentences({ link: "live", view: waiting, offer: null })).toEqual([
      { id: "status-waiting", args: { count: 1 } },
    ]);
    expect(ids({ view: table({ status: "over", to_move: null }) })).toEqual(["status-over"]);
    expect(ids({ link: "lost", offer: placing })).toEqual(["status-lost"]);
    expect(ids({ view: null, link: "connecting" })).toEqual(["status-opening"]);
  });
});
