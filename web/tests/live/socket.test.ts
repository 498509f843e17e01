import { beforeEach, describe, expect, it } from "vitest";
import { PATIENT_TRIES } from "../../src/live/retries";
import { Bench } from "./bench";

describe("an update sent as changes", () => {
  const total = 2745614147; // of {}
  const amend = { type: "amend", events: [], edits: [], total, offer: null };

  it("is passed on like an update where it fits what was told before", () => {
    const bench = new Bench().boot().live();
    bench.say({ ...amend, seq: 2 });
    expect(bench.updates).toBe(2);
    expect(bench.sent("whole")).toEqual([]);
  });

  it("is dropped where it does not fit, and everything since the last one that did is asked for, once", () => {
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
    const waits = [500, 1_000, 1_000, 1_000, 2_000, 4_000, 5_000, 5_000];
    for (const [done, wait] of waits.entries()) {
      bench.call.events.closed();
      bench.clock.pass(wait - 1);
      expect(bench.calls.length).toBe(done + 1);
      bench.clock.pass(1);
    }
    expect(bench.calls.length).toBe(9);
  });

  it.each([
    [0, 400],
    [1, 600],
  ])("waits a little less or more than other browsers (%d)", (luck, wait) => {
    bench.luck = luck;
    bench.live();
    bench.call.events.closed();
    bench.clock.pass(wait - 1);
    expect(bench.calls.length).toBe(1);
    bench.clock.pass(1);
    expect(bench.calls.length).toBe(2);
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

describe("a page that can be seen no longer", () => {
  it("says so, and that it can again; on a lost wire the next greeting says it", () => {
    const bench = new Bench().boot().live();
    bench.connection.look(false);
    bench.connection.look(true);
    expect(bench.sent("look")).toEqual([
      { type: "look", looks: false },
      { type: "look", looks: true },
    ]);
    bench.call.events.closed();
    bench.connection.look(false);
    expect(bench.sent("look")).toHaveLength(2);
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

  it("is dropped when it is refused, and the reason is reported", () => {
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

  it("of a server that restarts is reported until it is back, or does not come back", () => {
    const bench = new Bench().boot().live();
    bench.say({ type: "bye", reason: { code: "server.restart", clause: "", args: {} }, retry_ms: 1_500 });
    bench.clock.pass(1_500);
    bench.call.events.closed();
    expect(bench.links.at(-1)).toBe("restart");
    bench.clock.pass(1_000);
    bench.call.events.closed();
    expect(bench.calls.length).toBe(3);
    bench.clock.pass(1_000); // it will be back soon, so the waits do not grow
    expect(bench.calls.length).toBe(4);
    bench.live();
    expect(bench.links.at(-1)).toBe("live");

    bench.say({ type: "bye", reason: { code: "server.restart", clause: "", args: {} }, retry_ms: 1_500 });
    for (let tries = 0; tries < PATIENT_TRIES; tries++) {
      bench.clock.pass(5_000);
      bench.call.events.closed();
    }
    expect(bench.links.at(-1)).toBe("lost");
  });

  it("of a server that has no room for it is reported until there is some", () => {
    const bench = new Bench().boot();
    for (let tries = 0; tries < 3; tries++) {
      bench.call.events.opened();
      bench.say({ type: "bye", reason: { code: "sockets.many", clause: "", args: {} }, retry_ms: 5_000 });
      bench.call.events.closed();
      expect(bench.calls.length).toBe(tries + 1);
      bench.clock.pass(5_000);
      expect(bench.calls.length).toBe(tries + 2);
    }
    expect(bench.links).toEqual(["full"]);
    bench.live();
    expect(bench.links.at(-1)).toBe("live");
    bench.say({ type: "bye", reason: { code: "sockets.many", clause: "", args: {} }, retry_ms: 5_000 });
    bench.clock.pass(5_000);
    bench.call.events.closed(); // and it does not say why
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
