import { beforeEach, describe, expect, it } from "vitest";
import {
  Connection,
  PATIENT_TRIES,
  type Clock,
  type Link,
  type Memory,
  type Pending,
  type WireEvents,
} from "../../src/live/socket";

/** A clock that only moves when told. */
class Hands implements Clock {
  time = 0;
  private timers: { at: number; work: () => void }[] = [];

  now(): number {
    return this.time;
  }

  after(ms: number, work: () => void): () => void {
    const timer = { at: this.time + ms, work };
    this.timers.push(timer);
    return () => (this.timers = this.timers.filter((each) => each !== timer));
  }

  pass(ms: number): void {
    const end = this.time + ms;
    for (;;) {
      const due = this.timers.filter((each) => each.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!due) break;
      this.timers = this.timers.filter((each) => each !== due);
      this.time = due.at;
      due.work();
    }
    this.time = end;
  }
}

interface Call {
  events: WireEvents;
  at: string;
  sent: Record<string, unknown>[];
  closed: boolean;
}

class Bench {
  clock = new Hands();
  calls: Call[] = [];
  store: string | null = null;
  links: Link[] = [];
  updates = 0;
  refusals: string[] = [];
  talk: string[] = [];
  partners: (number | null)[] = [];
  hints: (string | null)[] = [];
  reasons: (string | null | undefined)[] = [];
  pending: Pending | null = null;
  byes: string[] = [];
  connection!: Connection;
  private ids = 0;

  boot(): this {
    const memory: Memory = { read: () => this.store, write: (text) => (this.store = text) };
    this.connection = new Connection({
      clock: this.clock,
      memory,
      open: (events, at) => this.opened(events, at),
      hello: () => ({ type: "hello", proto: 1, table: "t1", key: "k", from_seq: this.updates }),
      newId: () => `move-000${++this.ids}`,
      listener: {
        update: () => (this.updates += 1),
        talk: (lines) => void this.talk.push(...lines.map((line) => line.text)),
        partner: (partner) => void this.partners.push(partner.domino),
        because: (answer) => void this.reasons.push(answer && answer.reason?.code),
        hinted: (hint) => void this.hints.push(hint?.move ?? null),
        refused: (reason) => this.refusals.push(reason.code),
        pending: (pending) => (this.pending = pending),
        link: (link) => this.links.push(link),
        bye: (reason) => this.byes.push(reason.code),
      },
    });
    this.connection.start();
    return this;
  }

  private opened(events: WireEvents, at: string) {
    const call: Call = { events, at, sent: [], closed: false };
    this.calls.push(call);
    return { send: (text: string) => void call.sent.push(JSON.parse(text)), close: () => void (call.closed = true) };
  }

  get call(): Call {
    return this.calls.at(-1) as Call;
  }

  say(message: object): void {
    this.call.events.received(JSON.stringify(message));
  }

  /** Opens the last wire and lets the server send the table. */
  live(): this {
    this.call.events.opened();
    this.say({ type: "update", seq: 1, events: [], view: {}, offer: null });
    return this;
  }

  sent(type: string): Record<string, unknown>[] {
    return this.call.sent.filter((each) => each["type"] === type);
  }

  /** Time passes on a healthy wire: every ping is answered. */
  healthy(ms: number): void {
    for (let step = 0; step < ms; step += 500) {
      this.clock.pass(500);
      this.say({ type: "pong", t: 0 });
    }
  }
}

describe("what choices would bring", () => {
  const heard: (string | undefined)[] = [];
  const weighed = (bench: Bench): void =>
    bench.connection.know({ type: "weigh", seq: 1 }, (answer) => void heard.push(answer?.type));

  it("is told to who asked, once, and to nobody when the wire is lost or the server refuses", () => {
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

describe("what is different", () => {
  const total = 2745614147; // of {}
  const amend = { type: "amend", events: [], edits: [], total, offer: null };

  it("is heard like an update where it fits what was told", () => {
    const bench = new Bench().boot().live();
    bench.say({ ...amend, seq: 2 });
    expect(bench.updates).toBe(2);
    expect(bench.sent("whole")).toEqual([]);
  });

  it("is not heard where it does not: everything since the last that was is asked for, once", () => {
    const bench = new Bench().boot().live();
    bench.say({ ...amend, seq: 2, total: 1 });
    bench.say({ ...amend, seq: 3 });
    expect(bench.updates).toBe(1);
    expect(bench.sent("whole")).toEqual([{ type: "whole", from_seq: 1 }]);
    bench.say({ type: "update", seq: 3, events: [], view: {}, offer: null });
    bench.say({ ...amend, seq: 4 });
    expect(bench.updates).toBe(3);
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

  it("that is refused is told to whoever wished, and troubles nobody else", () => {
    const bench = new Bench().boot();
    bench.live();
    wished(bench);
    const id = bench.call.sent.at(-1)?.["id"];
    bench.say({ type: "refused", id, reason: { code: "leave.alone", clause: "", args: {} } });
    expect(heard.splice(0)).toEqual(["leave.alone"]);
    expect(bench.refusals).toEqual([]);
  });
});

describe("a connection", () => {
  let bench: Bench;
  beforeEach(() => {
    bench = new Bench().boot();
  });

  it("says hello when the wire opens and is live with the first update", () => {
    bench.live();
    expect(bench.call.sent[0]).toMatchObject({ type: "hello", proto: 1, table: "t1", key: "k" });
    expect(bench.links).toEqual(["live"]);
  });

  it("pings every 2.5 s and stays while pongs come", () => {
    bench.live().healthy(30_000);
    expect(bench.sent("ping").length).toBe(12);
    expect(bench.calls.length).toBe(1);
  });

  it("comes back half a second after a clean close", () => {
    bench.live();
    bench.call.events.closed();
    expect(bench.links.at(-1)).toBe("lost");
    bench.clock.pass(499);
    expect(bench.calls.length).toBe(1);
    bench.clock.pass(1);
    bench.live();
    expect(bench.links.at(-1)).toBe("live");
  });

  it("waits longer each time, at most 5 s", () => {
    bench.live();
    const waits = [500, 1_000, 2_000, 4_000, 5_000, 5_000];
    for (const [done, wait] of waits.entries()) {
      bench.call.events.closed();
      bench.clock.pass(wait - 1);
      expect(bench.calls.length).toBe(done + 1);
      bench.clock.pass(1);
    }
    expect(bench.calls.length).toBe(7);
  });

  it("sends the number of a probe back at once", () => {
    const bench = new Bench().boot().live();
    bench.say({ type: "probe", number: 4_503_599_627_370_496 });
    expect(bench.sent("probed")).toEqual([{ type: "probed", number: 4_503_599_627_370_496 }]);
  });

  it("gives up a black hole after 9 s without a pong", () => {
    bench.live();
    bench.clock.pass(2_500 + 9_000 - 1);
    expect(bench.links.at(-1)).toBe("live");
    bench.clock.pass(2_500);
    expect(bench.links.at(-1)).toBe("lost");
    expect(bench.calls[0]?.closed).toBe(true);
  });

  it("keeps a wire whose pong is late but in time", () => {
    bench.live();
    bench.clock.pass(10_000);
    bench.say({ type: "pong", t: 0 });
    bench.clock.pass(9_000);
    expect(bench.calls.length).toBe(1);
  });

  it("gives up a wire that opens but never shows the table", () => {
    bench.call.events.opened();
    bench.clock.pass(12_000);
    expect(bench.calls.length).toBe(2);
  });

  it("ignores what an abandoned wire still says", () => {
    bench.live();
    const old = bench.call;
    old.events.closed();
    old.events.received(JSON.stringify({ type: "update", seq: 9, events: [], view: {}, offer: null }));
    old.events.closed();
    expect(bench.updates).toBe(1);
    bench.clock.pass(500);
    expect(bench.calls.length).toBe(2);
  });

  it("reconnects at once when the device is back", () => {
    bench.live();
    bench.call.events.closed();
    bench.connection.wake();
    expect(bench.calls.length).toBe(2);
    bench.clock.pass(600);
    expect(bench.calls.length).toBe(2);
  });
});

describe("a pending move", () => {
  let bench: Bench;
  beforeEach(() => {
    bench = new Bench().boot().live();
  });

  it("is sent, kept, and forgotten with its ack; a second ack changes nothing", () => {
    bench.connection.play("claim 17", 4);
    expect(bench.sent("play")).toEqual([{ type: "play", seq: 4, id: "move-0001", move: "claim 17" }]);
    expect(bench.store).toContain("move-0001");
    bench.say({ type: "ack", id: "move-0001", seq: 5 });
    expect([bench.pending, bench.store]).toEqual([null, null]);
    bench.connection.play("pass", 5);
    bench.say({ type: "ack", id: "move-0001", seq: 5 });
    expect(bench.pending?.id).toBe("move-0002");
  });

  it("is the only one on its way", () => {
    expect(bench.connection.play("pass", 4)).toBe(true);
    expect(bench.connection.play("claim 3", 4)).toBe(false);
    expect(bench.sent("play").length).toBe(1);
  });

  it("is sent again with the same id after 2.5 s", () => {
    bench.connection.play("pass", 4);
    bench.healthy(6_000);
    expect(bench.sent("play").length).toBeGreaterThanOrEqual(2);
    expect(new Set(bench.sent("play").map((each) => each["id"]))).toEqual(new Set(["move-0001"]));
  });

  it("is sent again after a reconnect", () => {
    bench.connection.play("pass", 4);
    bench.call.events.closed();
    bench.clock.pass(500);
    bench.call.events.opened();
    expect(bench.sent("play")).toEqual([]);
    bench.say({ type: "update", seq: 4, events: [], view: {}, offer: null });
    expect(bench.sent("play")[0]).toMatchObject({ id: "move-0001", move: "pass" });
  });

  it("made while away waits for the wire", () => {
    bench.call.events.closed();
    bench.connection.undo(4);
    expect(bench.sent("undo")).toEqual([]);
    bench.clock.pass(500);
    bench.live();
    expect(bench.sent("undo")).toEqual([{ type: "undo", seq: 4, id: "move-0001" }]);
  });

  it("survives a reload of the page", () => {
    bench.connection.play("claim 17", 4);
    const after = new Bench();
    after.store = bench.store;
    after.boot().live();
    expect(after.sent("play")[0]).toMatchObject({ id: "move-0001", move: "claim 17" });
  });

  it("is dropped with its refusal, and the reason is told", () => {
    bench.connection.play("claim 17", 4);
    bench.say({ type: "refused", id: "other-id", reason: { code: "x", clause: "", args: {} } });
    expect(bench.pending).not.toBeNull();
    bench.say({ type: "refused", id: "move-0001", reason: { code: "claim.taken", clause: "9.1", args: {} } });
    expect([bench.pending, bench.refusals]).toEqual([null, ["claim.taken"]]);
  });

  it("left by broken storage is ignored", () => {
    const after = new Bench();
    after.store = "{not json";
    expect(after.boot().live().sent("play")).toEqual([]);
  });
});

describe("a goodbye", () => {
  it("with a time means: come back then", () => {
    const bench = new Bench().boot().live();
    bench.say({ type: "bye", reason: { code: "server.restart", clause: "", args: {} }, retry_ms: 1_500 });
    bench.clock.pass(1_499);
    expect(bench.calls.length).toBe(1);
    bench.clock.pass(1);
    expect(bench.calls.length).toBe(2);
  });

  it("of a server that starts anew is told until it is back, or does not come back", () => {
    const bench = new Bench().boot().live();
    bench.say({ type: "bye", reason: { code: "server.restart", clause: "", args: {} }, retry_ms: 1_500 });
    bench.clock.pass(1_500);
    bench.call.events.closed();
    expect(bench.links.at(-1)).toBe("restart");
    bench.clock.pass(1_000);
    bench.live();
    expect(bench.links.at(-1)).toBe("live");

    bench.say({ type: "bye", reason: { code: "server.restart", clause: "", args: {} }, retry_ms: 1_500 });
    for (let tries = 0; tries < PATIENT_TRIES; tries++) {
      bench.clock.pass(5_000);
      bench.call.events.closed();
    }
    expect(bench.links.at(-1)).toBe("lost");
  });

  it("with 0 is for good", () => {
    const bench = new Bench().boot().live();
    bench.say({ type: "bye", reason: { code: "table.unknown", clause: "", args: {} }, retry_ms: 0 });
    bench.clock.pass(60_000);
    bench.connection.wake();
    expect([bench.calls.length, bench.links.at(-1)]).toEqual([1, "closed"]);
    expect(bench.byes).toEqual(["table.unknown"]);
  });

  const elsewhere = (at: string, retry_ms: number) => ({
    type: "bye",
    reason: { code: "server.elsewhere", clause: "", args: {} },
    retry_ms,
    at,
  });

  it("to a newcomer leads on to the process that has the table, without a word", () => {
    const bench = new Bench().boot();
    bench.call.events.opened();
    bench.say(elsewhere("b", 20));
    bench.clock.pass(20);
    expect(bench.calls.map((call) => call.at)).toEqual(["", "b"]);
    bench.live();
    expect(bench.links).toEqual(["live"]);
    expect(bench.byes).toEqual([]);
  });

  it("from a process that has lost the table sends the pending move to the one that has it", () => {
    const bench = new Bench().boot().live();
    bench.connection.play("claim 5", 1);
    bench.say(elsewhere("c", 50));
    expect(bench.links).toEqual(["live", "lost"]);
    bench.clock.pass(50);
    bench.live();
    expect(bench.call.at).toBe("c");
    expect(bench.sent("play")).toEqual([{ type: "play", seq: 1, id: "move-0001", move: "claim 5" }]);
    bench.call.events.closed();
    bench.clock.pass(500);
    expect(bench.call.at).toBe("");
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

  it("is told to who asked, each answer once, and a refusal with its reason", () => {
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
