import { describe, expect, it } from "vitest";
import { Bench } from "./bench";

describe("what choices would bring", () => {
  const heard: (string | undefined)[] = [];
  const weighed = (bench: Bench): void =>
    bench.connection.know({ type: "weigh", seq: 1 }, (answer) => void heard.push(answer?.type));

  it("is told once to the one who asked, and to nobody when the wire is lost or the server refuses", () => {
    const bench = new Bench().boot().live();
    weighed(bench);
    const [question] = bench.sent("weigh");
    bench.say({ type: "weighed", id: "another", seq: 1, effects: {} });
    expect(heard).toEqual([]);
    bench.say({ type: "weighed", id: question?.["id"], seq: 1, effects: {} });
    bench.say({ type: "weighed", id: question?.["id"], seq: 1, effects: {} });
    expect(heard).toEqual(["weighed"]);
    weighed(bench);
    bench.say({
      type: "refused",
      id: bench.sent("weigh")[1]?.["id"],
      reason: { code: "seq.stale", clause: "", args: {} },
    });
    weighed(bench);
    bench.call.events.closed();
    expect(heard).toEqual(["weighed", "refused", undefined]);
    expect(bench.refusals).toEqual([]);
  });
});

describe("a wish", () => {
  const heard: (string | null)[] = [];
  const wished = (bench: Bench): void =>
    bench.connection.wish({ type: "act", act: "leave" }, (refusal) => void heard.push(refusal?.code ?? null));

  it("is sent again after a gap, under the same id, until it is answered once", () => {
    const bench = new Bench().boot();
    bench.live();
    wished(bench);
    const [wish] = bench.call.sent.filter((message) => message["type"] === "act");
    bench.call.events.closed();
    bench.clock.pass(1_000);
    bench.live();
    expect(bench.call.sent.filter((message) => message["type"] === "act")).toEqual([wish]);
    bench.say({ type: "ack", id: wish?.["id"], seq: 4 });
    bench.say({ type: "ack", id: wish?.["id"], seq: 4 });
    expect(heard.splice(0)).toEqual([null]);
  });

  it("that is refused is reported to the one who made it, and to nobody else", () => {
    const bench = new Bench().boot();
    bench.live();
    wished(bench);
    const id = bench.call.sent.at(-1)?.["id"];
    bench.say({ type: "refused", id, reason: { code: "leave.alone", clause: "", args: {} } });
    expect(heard.splice(0)).toEqual(["leave.alone"]);
    expect(bench.refusals).toEqual([]);
  });
});

describe("partners", () => {
  it("hear a line once, though it was sent twice", () => {
    const bench = new Bench().boot().live();
    bench.connection.say("the lakes are mine", 0);
    expect(bench.sent("say")).toEqual([
      { type: "say", text: "the lakes are mine", id: "move-0001", seat: 0, phrase: null },
    ]);
    bench.calls.at(-1)?.events.closed();
    bench.clock.pass(500);
    bench.live();
    expect(bench.sent("say").length).toBe(1); // on the new wire
    bench.say({ type: "talk", lines: [{ number: 1, seat: 0, side: 0, text: "the lakes are mine", id: "move-0001" }] });
    expect(bench.talk).toEqual(["the lakes are mine"]);
    bench.calls.at(-1)?.events.closed();
    bench.clock.pass(1_000);
    bench.live();
    expect(bench.sent("say")).toEqual([]);
  });

  it("see each other's domino while the wire lives", () => {
    const bench = new Bench().boot();
    bench.connection.hover([
      [1, 0],
      [2, 0],
    ]);
    bench.live();
    bench.connection.hover(null);
    expect(bench.sent("hover")).toEqual([{ type: "hover", squares: null }]);
    bench.say({
      type: "partner",
      seat: 1,
      squares: [
        [1, 0],
        [2, 0],
      ],
      domino: 17,
    });
    expect(bench.partners).toEqual([17]);
  });
});

describe("a hint", () => {
  it("is asked for once, and told", () => {
    const bench = new Bench().boot().live();
    expect(bench.connection.hint(4)).toBe(true);
    expect(bench.connection.hint(4)).toBe(false);
    expect(bench.sent("hint")).toEqual([{ type: "hint", seq: 4, id: "move-0001" }]);
    bench.say({ type: "hinted", id: "another", seq: 5, move: "claim 3" });
    bench.say({ type: "hinted", id: "move-0001", seq: 5, move: "claim 17" });
    expect(bench.hints).toEqual(["claim 17"]);
    expect(bench.connection.hint(5)).toBe(true);
  });

  it("that is refused or lost comes to an end", () => {
    const bench = new Bench().boot().live();
    bench.connection.hint(4);
    bench.say({ type: "refused", id: "move-0001", reason: { code: "hint.failed", clause: "", args: {} } });
    expect([bench.hints, bench.refusals]).toEqual([[null], ["hint.failed"]]);
    bench.connection.hint(4);
    bench.calls.at(-1)?.events.closed();
    expect(bench.hints).toEqual([null, null]);
    expect(bench.connection.hint(4)).toBe(false);
  });
});

describe("why a thing cannot be chosen", () => {
  const told = (bench: Bench, id: string): void =>
    bench.say({ type: "because", id, seq: 4, thing: "", reason: { code: `why-${id}`, clause: "4.3", args: {} } });

  it("is told of the thing that was touched last", () => {
    const bench = new Bench().boot().live();
    bench.connection.why("square 1,0", 4);
    bench.connection.why("slot 3", 4);
    expect(bench.sent("why")[1]).toEqual({ type: "why", seq: 4, id: "move-0002", thing: "slot 3" });
    told(bench, "move-0001");
    told(bench, "move-0002");
    told(bench, "move-0002");
    expect(bench.reasons).toEqual(["why-move-0002"]);
  });

  it("is refused like anything else", () => {
    const bench = new Bench().boot().live();
    bench.connection.why("square 1,0", 4);
    bench.say({ type: "refused", id: "move-0001", reason: { code: "seq.stale", clause: "", args: {} } });
    expect([bench.refusals, bench.reasons]).toEqual([["seq.stale"], [null]]);
  });
});

describe("what can be known", () => {
  const question = { type: "know", what: "coming", seat: 0 } as const;

  it("is told to the one who asked, each answer once, and a refusal with its reason", () => {
    const bench = new Bench().boot().live();
    const heard: unknown[] = [];
    for (let asked = 0; asked < 2; asked++) {
      bench.connection.know(question, (answer) =>
        heard.push(answer?.type === "refused" ? answer.reason.code : (answer?.id ?? null)),
      );
    }
    const [first, second] = bench.sent("know").map((message) => message["id"]);
    bench.say({ type: "coming", id: second, seq: 1, seat: 0, piles: [] });
    bench.say({ type: "coming", id: second, seq: 1, seat: 0, piles: [] });
    bench.say({ type: "refused", id: first, reason: { code: "know.fast", clause: "", args: { wait: 1 } } });
    expect(heard).toEqual([second, "know.fast"]);
    expect(bench.refusals).toEqual([]);
  });

  it("is forgotten when the wire is lost, and not asked without one", () => {
    const bench = new Bench().boot().live();
    const heard: unknown[] = [];
    bench.connection.know(question, (answer) => heard.push(answer));
    bench.call.events.closed();
    bench.connection.know(question, (answer) => heard.push(answer));
    expect(heard).toEqual([null, null]);
    expect(bench.sent("know")).toHaveLength(1);
  });
});
