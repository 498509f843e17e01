import { describe, expect, it } from "vitest";
import type { Event, TableView } from "../../../src/protocol";
import { meaning } from "../../../src/domaine/table/play/keys";
import { pilesOf } from "../../../src/domaine/table/known/piles";
import { sentences } from "../../../src/domaine/table/play/status";
import { stepsOf, toldStep } from "../../../src/domaine/table/words/steps";
import { verdict } from "../../../src/domaine/table/after/verdict";
import { seat } from "../../queendomino/tables";
import { QUIET } from "../../tables";
import { card, lord, rules, step, view } from "../tables";

const table = (change: Partial<TableView> = {}): TableView => ({
  table: "t",
  game: "domaine",
  options: {},
  rules: rules(),
  status: "playing",
  seats: [seat(0, "Ada", { yours: true }), seat(1, "Ben")],
  to_move: 0,
  host: false,
  can_undo: false,
  position: view(),
  next_table: null,
  preparing: false,
  failing: false,
  ...QUIET,
  ...change,
});
const ids = (view_: TableView, offer: Parameters<typeof sentences>[0]["offer"] = null): string[] =>
  sentences({ link: "live", view: view_, offer }).map((saying) => saying.id);

describe("whose turn it is", () => {
  it("calls you and says what to do", () => {
    expect(ids(table(), step("borders"))).toEqual(["status-yours", "status-borders"]);
    expect(
      ids(
        table({
          position: view({ phase: "castle", placing: { colour: 2, castle: null } }),
          rules: rules({ neutral: 2 }),
        }),
        { type: "castle", seat: 0, colour: 2, distance: 7, spots: [] },
      ),
    ).toEqual(["status-yours", "status-castle-neutral"]);
  });

  it("tells people who share a screen whose turn it is", () => {
    const seats = [seat(0, "Ada", { yours: true, kind: "here" }), seat(1, "Ben", { yours: true, kind: "here" })];
    expect(ids(table({ seats }), step("knights"))[0]).toBe("status-here");
  });

  it("says what another does", () => {
    expect(ids(table({ to_move: 1, position: view({ phase: "refill", mover: 1 }) }))).toEqual(["status-theirs-refill"]);
    const play = { card: "A01", action: "expansion" as const, parts: 2, left: 1, castle: null };
    expect(ids(table({ to_move: 1, position: view({ phase: "step", play }) }))).toEqual(["status-theirs-expansion"]);
  });
});

it("a turn stands at its step", () => {
  const names = (phase: string, change = {}) =>
    stepsOf({ ...view(), phase, ...change }).map(({ name, state }) => `${name} ${state}`);
  expect(names("act")).toEqual(["income done", "act now", "refill to-come"]);
  expect(names("refill", { sold: "A01" })).toEqual(["income done", "sold done", "refill now"]);
  expect(names("knight")).toEqual(["castle done", "knight now"]);
  expect(names("over")).toEqual([]);
  expect(toldStep({ name: "refill", state: "to-come", left: 0 })).toMatchObject({ text: "Refill", rule: "4.6" });
});

describe("keys", () => {
  const press = (key: string, change = {}) =>
    meaning({ key, ctrlKey: false, metaKey: false, altKey: false, ...change });

  it("numbers take cards, letters their symbols", () => {
    expect(press("2")).toEqual({ do: "card", place: 1 });
    expect(press("B")).toEqual({ do: "use", place: 1 });
    expect(press("s")).toEqual({ do: "sell" });
    expect(press("Enter")).toEqual({ do: "confirm" });
    expect(press("Escape")).toEqual({ do: "back" });
    expect(press("e")).toEqual({ do: "end" });
    expect(press("ArrowUp")).toEqual({ do: "walk" });
  });

  it("a browser's own shortcuts are left alone", () => {
    expect(press("s", { ctrlKey: true })).toBeNull();
    expect(press("x")).toBeNull();
  });
});

it("cards that are alike lie on one pile, and the one just sold is not taken back", () => {
  const two = [{ action: "borders" as const, parts: 2 }];
  const cards = new Map(
    [
      card("A01", two),
      card("A02", two),
      card("B01", two, 3, 2),
      card("C09", [{ action: "deserter" as const, parts: 1 }], 7, 4),
    ].map((one) => [one.card, one]),
  );
  const offer = {
    type: "refill" as const,
    seat: 0,
    deck: null,
    spots: [
      { move: "refill A02", card: "A02" },
      { move: "refill B01", card: "B01" },
    ],
    barred: "C09",
  };
  expect(
    pilesOf(["A02", "C09", "B01"], cards, offer).map(({ card: { card: name }, count, take, barred }) => [
      name,
      count,
      take,
      barred,
    ]),
  ).toEqual([
    ["A02", 2, "A02", false],
    ["C09", 1, null, true],
  ]);
});

describe("the verdict", () => {
  const nameOf = (number: number): string => ["Ada", "Ben", "Cleo"][number] ?? "";
  const crown: Event[] = [
    { seq: 9, code: "crown", seat: 1, args: { points: 31, king: 30 }, stand_in: false, why: null },
  ];
  const scored = (number: number, total: number, rank: number, change = {}) =>
    lord(number, { rank, sheet: { total, rows: [] }, ...change });

  it("by the king: who reached it, and by how much they win", () => {
    const end = verdict(view({ lords: [scored(0, 12, 2), scored(1, 31, 1)] }), crown, 30, nameOf);
    expect(end.title).toEqual({ id: "over-wins", args: { name: "Ben", margin: 19 } });
    expect(end.texts).toEqual([{ id: "over-king", args: { names: "Ben", king: 30, count: 1 } }]);
    expect(end.ducats).toBe(false);
    expect(end.order.map((one) => one.seat)).toEqual([1, 0]);
  });

  it("by the end of the deck, with ducats breaking a tie", () => {
    const end = verdict(
      view({
        lords: [
          scored(0, 12, 2, { tie_break: "ducats", ducats: 3 }),
          scored(1, 12, 1, { tie_break: "ducats", ducats: 8 }),
        ],
      }),
      [],
      30,
      nameOf,
    );
    expect(end.title.id).toBe("over-wins-tie");
    expect(end.texts.map((text) => text.id)).toEqual(["over-deck", "over-ducats"]);
    expect(end.texts[1]?.args).toEqual({ points: 12, first: 8, second: 3 });
  });

  it("shared when nothing breaks the tie", () => {
    const end = verdict(
      view({
        lords: [scored(0, 12, 1, { tie_break: "shared" }), scored(1, 12, 1, { tie_break: "shared" }), scored(2, 3, 3)],
      }),
      [],
      30,
      nameOf,
    );
    expect(end.title).toEqual({ id: "over-shared", args: { names: "Ada and Ben" } });
    expect(end.winners).toHaveLength(2);
  });
});
