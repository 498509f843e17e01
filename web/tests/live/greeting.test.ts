import { beforeEach, describe, expect, it } from "vitest";
import { Bench } from "./bench";

const reason = { code: "message.unreadable", clause: "", args: {} };
const bye = { type: "bye", reason, retry_ms: 0, at: "" };
const plain = { type: "hello", proto: 1, table: "t1", key: "k" };

describe("a greeting with something that an older server does not know", () => {
  let bench: Bench;
  beforeEach(() => {
    bench = new Bench();
    bench.more = { heard: 7, looks: true };
    bench.boot().call.events.opened();
  });

  it("is said again at once, plainly, and nothing is reported", () => {
    bench.say(bye);
    bench.clock.pass(0);
    bench.live();
    expect(bench.calls.map((call) => call.sent[0])).toEqual([
      { ...plain, from_seq: 0, heard: 7, looks: true },
      { ...plain, from_seq: 0 },
    ]);
    expect([bench.links, bench.byes, bench.updates]).toEqual([["live"], [], 1]);
  });

  it("is said again on the same wire by older rules of this browser, which refuse it and listen on", () => {
    bench.say({ type: "refused", id: null, reason });
    bench.say({ type: "update", seq: 1, events: [], view: {}, offer: null });
    expect([bench.calls.length, bench.call.sent.at(-1), bench.refusals]).toEqual([1, { ...plain, from_seq: 0 }, []]);
  });

  it("is said in full to the next server, which may be a newer one", () => {
    bench.say(bye);
    bench.clock.pass(0);
    bench.live();
    bench.call.events.closed();
    bench.clock.pass(500);
    bench.live();
    expect(bench.call.sent[0]).toMatchObject({ from_seq: 1, heard: 7 });
  });

  it("leaves it to a word of its own that nobody sees the page", () => {
    bench.more = { looks: false };
    bench.say(bye);
    bench.clock.pass(0);
    bench.live();
    expect(bench.call.sent.slice(1)).toEqual([{ type: "look", looks: false }]);
  });

  it("that cannot be read plainly either is the end", () => {
    bench.say(bye);
    bench.clock.pass(0);
    bench.call.events.opened();
    bench.say(bye);
    bench.clock.pass(60_000);
    expect([bench.calls.length, bench.links, bench.byes]).toEqual([2, ["closed"], ["message.unreadable"]]);
  });

  it("is not meant by a later word that cannot be read", () => {
    bench.live().say({ type: "refused", id: null, reason });
    expect([bench.sent("hello").length, bench.refusals]).toEqual([2, ["message.unreadable"]]);
  });
});
