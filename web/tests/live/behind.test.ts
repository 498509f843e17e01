import { describe, expect, it, vi } from "vitest";
import { Table } from "../../src/live/table.svelte";
import type { Update } from "../../src/protocol";
import { event, table } from "../queendomino/tables";

vi.stubGlobal("sessionStorage", { getItem: () => null });

class Watched extends Table {
  constructor() {
    super("n5ba5cqjy9x37jd8apnz9vd5gu", null);
  }

  /** The table after the event `seq`; the server tells what came after the event `after`. */
  told(after: number, seq: number, code = "claim"): void {
    const numbers = Array.from({ length: seq - after }, (_, at) => after + at + 1);
    const events = numbers.map((number) => event(number, number > 3 ? code : "claim", 1));
    this.take({ type: "update", seq, events, view: table({}), offer: null } satisfies Update);
  }

  /** A connection begins, and these lines are told at once. */
  meets(...lines: string[]): void {
    this.linked("live");
    this.hears(...lines);
  }

  hears(...lines: string[]): void {
    this.talked(lines.map((text, at) => ({ number: at + 1, seat: 0, side: 0, text, id: text, phrase: null })));
  }

  get said(): string[] {
    return this.talk.map(({ text }) => text);
  }

  get known(): number[] {
    return this.events.map(({ seq }) => seq);
  }

  get codes(): string {
    return this.events.map(({ code }) => code).join(" ");
  }
}

describe("a host who puts those who watch a round behind", () => {
  it("takes from their page what came after the moment that they see now, and gives it back in time", () => {
    const watched = new Watched();
    watched.told(0, 3);
    watched.told(3, 5);
    watched.told(5, 6);
    watched.look(watched.frames.at(-1) ?? null);
    watched.told(0, 4);
    expect(watched.known).toEqual([1, 2, 3, 4]);
    expect(watched.frames.map(({ seq }) => seq)).toEqual([]);
    expect(watched.looking).toBeNull();
    watched.told(4, 6);
    expect(watched.known).toEqual([1, 2, 3, 4, 5, 6]);
    expect(watched.frames.map(({ after, seq }) => [after, seq])).toEqual([[4, 6]]);
  });
});

describe("a server that went back to a backup while the page slept", () => {
  it("has nothing of what was played before left on the page, where its game has gone further since", () => {
    const watched = new Watched();
    watched.told(0, 3);
    watched.told(3, 5);
    watched.look(watched.frames.at(-1) ?? null);
    watched.told(0, 7, "discard");
    expect(watched.codes).toBe("claim claim claim discard discard discard discard");
    expect(watched.frames).toEqual([]);
    expect(watched.looking).toBeNull();
  });

  it("has none of the talk of before left there, either", () => {
    const watched = new Watched();
    watched.meets("the lakes are mine");
    watched.hears("the lakes are mine", "and the mines", "are you there?");
    expect(watched.said.length).toBe(3);
    watched.meets("the lakes are mine", "hello again");
    expect(watched.said).toEqual(["the lakes are mine", "hello again"]);
    watched.meets();
    expect(watched.said).toEqual([]);
  });

  it("keeps what is the same", () => {
    const watched = new Watched();
    watched.told(0, 3);
    watched.told(3, 5);
    watched.told(0, 7);
    expect(watched.known).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(watched.frames.map(({ after, seq }) => [after, seq])).toEqual([
      [3, 5],
      [5, 7],
    ]);
  });
});
