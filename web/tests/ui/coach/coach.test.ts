import { beforeEach, describe, expect, it } from "vitest";
import type { Guide, GuideWord } from "../../../src/family";
import { Coach } from "../../../src/ui/coach/coach.svelte";
import { guideAnew, guideOn, isNewcomer, learn, memory, readMemory } from "../../../src/ui/coach/memory.svelte";

/** A table that tells what its step is, and after which events something was done. */
interface Small {
  step: string;
  did: readonly number[];
  turn: number;
}

const word = (name: string, step: string, change: Partial<GuideWord<Small>> = {}): GuideWord<Small> => ({
  name,
  at: [],
  when: (table) => table.step === step,
  done: (table, since) => table.did.some((seq) => seq > since),
  ...change,
});

const guide: Guide<Small> = {
  lesson: (game) => (game === "large" ? [] : [word("pick", "pick"), word("lay", "lay"), word("end", "pick")]),
  concepts: [word("queen", "queen"), word("dragon", "dragon"), word("tax", "queen")],
  turn: (table) => `${table.turn}`,
  idle: () => true,
};

const table = (step: string, change: Partial<Small> = {}): Small => ({ step, did: [], turn: 1, ...change });
const spoken = (coach: Coach<Small>): string | undefined => coach.said?.word.name;

beforeEach(guideAnew);

describe("the lesson", () => {
  it("says a word at its time, with its place among them", () => {
    const coach = new Coach(guide, "small");
    coach.look(table("pick"), 3);
    expect(coach.said).toMatchObject({ at: 1, of: 3 });
    expect(spoken(coach)).toBe("pick");
    coach.look(table("wait"), 3);
    expect(coach.said).toBeNull();
    expect(memory.learned).toEqual([]);
  });

  it("goes on when the thing is done, and not for what was done before", () => {
    const coach = new Coach(guide, "small");
    coach.look(table("pick", { did: [2] }), 3);
    expect(spoken(coach)).toBe("pick");
    coach.look(table("lay", { did: [2, 4] }), 4);
    expect(spoken(coach)).toBe("lay");
    expect(memory.learned).toEqual(["pick"]);
    coach.look(table("pick", { did: [2, 4, 5] }), 5);
    expect(spoken(coach)).toBe("end");
  });

  it("says another time what went by before it could be said, and not what was done", () => {
    const did = (name: string, step: string): GuideWord<Small> =>
      word(name, step, { done: () => false, passed: (table, since) => table.did.some((seq) => seq > since) });
    const coach = new Coach(
      { ...guide, lesson: () => [word("pick", "pick"), did("lay", "lay"), word("end", "pick")] },
      "",
    );
    coach.look(table("pick"), 1);
    coach.look(table("wait", { did: [2] }), 2);
    coach.look(table("pick", { did: [2, 3] }), 3);
    expect(spoken(coach)).toBe("end");
    expect(coach.said).toMatchObject({ at: 2, of: 3 });
    coach.look(table("lay", { did: [2, 3] }), 3);
    expect(spoken(coach)).toBe("lay");
    coach.look(table("pick", { did: [2, 3, 4] }), 4);
    expect(memory.learned).toEqual(["pick", "lay", "end"]);
  });

  it("goes on after a reload where it was", () => {
    learn("pick");
    const coach = new Coach(guide, "small");
    coach.look(table("lay"), 9);
    expect(coach.said).toMatchObject({ at: 2, of: 3 });
  });

  it("says again what was done and is undone", () => {
    const coach = new Coach(guide, "small");
    coach.look(table("pick"), 3, "on");
    coach.look(table("lay", { did: [4] }), 4, "on");
    coach.look(table("lay", { did: [4] }), 5); // somebody says something
    coach.look(table("pick", { did: [4, 6] }), 6, "on");
    expect(memory.learned).toEqual(["pick", "lay"]);
    coach.look(table("lay", { did: [4, 6] }), 7, "back");
    coach.look(table("lay", { did: [4, 6] }), 7, "back"); // something is chosen
    expect(spoken(coach)).toBe("lay");
    expect(memory.learned).toEqual(["pick"]);
    coach.look(table("pick", { did: [4, 6] }), 8, "back");
    expect(spoken(coach)).toBe("pick");
    coach.look(table("lay", { did: [4, 6, 9] }), 9, "on");
    expect(spoken(coach)).toBe("lay");
  });

  it("says again after a reload what is due once more", () => {
    learn("pick");
    const coach = new Coach(guide, "small");
    coach.look(table("lay", { did: [4] }), 4, "on");
    coach.look(table("pick", { did: [4] }), 5, "back");
    expect(spoken(coach)).toBe("pick");
  });

  it("is left for good", () => {
    const coach = new Coach(guide, "small");
    coach.look(table("pick"), 1);
    coach.leave();
    expect(coach.said).toBeNull();
    expect(memory.on).toBe(false);
  });
});

describe("a concept", () => {
  it("comes once, and one in a turn", () => {
    const coach = new Coach(guide, "large");
    coach.look(table("queen"), 1);
    expect(coach.said).toMatchObject({ at: null });
    expect(spoken(coach)).toBe("queen");
    coach.look(table("dragon"), 2);
    expect(coach.said).toBeNull();
    expect(memory.learned).toEqual(["queen"]);
    coach.look(table("dragon", { turn: 2 }), 3);
    expect(spoken(coach)).toBe("dragon");
    coach.look(table("queen", { turn: 3 }), 4);
    expect(spoken(coach)).toBe("tax");
  });

  it("is marked as known on request, and the guide goes on", () => {
    const coach = new Coach(guide, "large");
    coach.look(table("queen"), 1);
    coach.leave();
    expect(memory).toMatchObject({ on: true, learned: ["queen"] });
    coach.look(table("queen"), 1);
    expect(coach.said).toBeNull();
  });

  it("waits while the lesson speaks", () => {
    const coach = new Coach({ ...guide, concepts: [word("queen", "pick")] }, "small");
    coach.look(table("pick"), 1);
    expect(spoken(coach)).toBe("pick");
  });
});

describe("what is kept", () => {
  it("is nothing where it cannot be read", () => {
    const nothing = { on: false, met: false, learned: [] };
    for (const text of [null, "{", '{"learned": 3}']) expect(readMemory(text)).toEqual(nothing);
    expect(readMemory('{"on": true, "learned": ["pick"]}')).toEqual({ on: true, met: false, learned: ["pick"] });
  });

  it("knows newcomers by what was never kept", () => {
    const shelf = { getItem: () => null, setItem: () => {} };
    guideOn();
    expect(isNewcomer(shelf)).toBe(false);
    memory.met = false;
    expect(isNewcomer(shelf)).toBe(true);
    const seats = JSON.stringify([{ table: "t", key: "k", name: "", when: 1 }]);
    expect(isNewcomer({ ...shelf, getItem: () => seats })).toBe(false);
  });
});
