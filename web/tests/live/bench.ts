import { Connection, type Link, type Memory, type Pending } from "../../src/live/socket";
import type { Hello } from "../../src/protocol";
import type { Clock, WireEvents } from "../../src/live/surroundings";

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

/** A connection whose wires, clock and storage a test plays, and what it has reported. */
export class Bench {
  clock = new Hands();
  calls: Call[] = [];
  store: string | null = null;
  links: Link[] = [];
  updates = 0;
  luck = 0.5;
  refusals: string[] = [];
  talk: string[] = [];
  partners: (number | null)[] = [];
  hints: (string | null)[] = [];
  reasons: (string | null | undefined)[] = [];
  pending: Pending | null = null;
  byes: string[] = [];
  /** What the greeting says beyond what it must. */
  more: Partial<Hello> = {};
  connection!: Connection;
  private ids = 0;

  boot(): this {
    const memory: Memory = { read: () => this.store, write: (text) => (this.store = text) };
    this.connection = new Connection({
      clock: this.clock,
      memory,
      open: (events, at) => this.opened(events, at),
      hello: () => ({ type: "hello", proto: 1, table: "t1", key: "k", from_seq: this.updates, ...this.more }),
      newId: () => `move-000${++this.ids}`,
      random: () => this.luck,
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
