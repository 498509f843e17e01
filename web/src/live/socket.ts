/**
 * One live connection to one table: handshake, heartbeat, reconnecting, and a move that counts once.
 *
 * It does not depend on a browser: clock, wire and memory are injected, so every failure of a
 * network can be simulated in a test. `wire.ts` has the browser's own.
 */
import type {
  Ack,
  Act,
  Amend,
  Answer,
  Arrange,
  Ask,
  Because,
  Bye,
  ClientMessage,
  Coming,
  Hello,
  Hinted,
  Know,
  Lend,
  Partner,
  Reason,
  Refused,
  Rename,
  Say,
  ServerMessage,
  Square,
  Stakes,
  TalkLine,
  Tell,
  Update,
  Weigh,
  Weighed,
} from "../protocol";
import { amended, totalOf } from "./amends";
import { Greeting } from "./greeting";
import { readPending, type Memory, type Pending } from "./pending";
import { ANEW_MS, backoff, PATIENT_TRIES } from "./retries";
import type { Clock, Wire, WireEvents } from "./surroundings";

export type { Memory, Pending };

export const BEAT_MS = 2_500;
const DEAD_MS = 9_000;
const RESEND_MS = 2_500;

/**
 * Connecting for the first time, live, reconnecting, the same after the server gave a reason (it restarts, or there is
 * no room), or closed for good.
 */
export type Link = "connecting" | "live" | "lost" | "restart" | "full" | "closed";

interface Listener {
  update(update: Update): void;
  refused(reason: Reason): void;
  pending(pending: Pending | null): void;
  link(link: Link): void;
  bye(reason: Reason): void;
  /** Lines from the talk of our side. */
  talk(lines: readonly TalkLine[]): void;
  /** Where the partner would lay their domino. */
  partner(partner: Partner): void;
  /** Why a thing cannot be chosen; null if there is no answer. */
  because(answer: Because | null): void;
  /** The hint that was requested; null if none comes. */
  hinted(hint: Hinted | null): void;
}

export interface Setup {
  /** `at`: which process of the server has the table, if it has said so. */
  open(events: WireEvents, at: string): Wire;
  hello(): Hello;
  clock: Clock;
  memory: Memory;
  listener: Listener;
  newId(): string;
  /** From 0 to 1. */
  random(): number;
}

/** A request to the others at the table; the connection gives it its `id`. */
export type Wish = Nameless<Act | Ask | Answer | Lend | Arrange | Rename | Tell>;
type Nameless<Message> = Message extends unknown ? Omit<Message, "id"> : never;

/** Called with the table's reply to a wish: null if it is granted. */
export type Heard = (refusal: Reason | null) => void;

/** A question, and its answer: null if the wire is lost meanwhile. */
export type Question = Nameless<Know | Weigh>;
export type Known = Coming | Stakes | Weighed | Refused;
export type Told = (answer: Known | null) => void;

const nothing = () => {};

/** Keeps one table's socket alive until `stop` or a final `bye`. */
export class Connection {
  private wire: Wire | null = null;
  private link: Link = "connecting";
  private tries = 0;
  private waitingSince: number | null = null;
  private pending: Pending | null = null;
  private sentAt = 0;
  private unheard: Say[] = [];
  /** Wishes that the server has not answered, by id. */
  private readonly wishes = new Map<string, { message: ClientMessage; heard: Heard }>();
  /** Questions that the server has not answered, by id. */
  private readonly questions = new Map<string, Told>();
  private readonly greeting: Greeting;
  /** The id of the pending hint. */
  private asking: string | null = null;
  /** The id of the question about the thing touched last, until it is answered. */
  private wondering: string | null = null;
  /** The last update on this wire; null until a complete one arrives. */
  private told: Update | null = null;
  private stopBeat = nothing;
  private stopRetry = nothing;
  private generation = 0;
  /** Where the server has redirected us, for the next try only. */
  private at = "";

  constructor(private readonly setup: Setup) {
    this.greeting = new Greeting(setup.hello);
    this.pending = readPending(setup.memory.read());
    if (this.pending) setup.listener.pending(this.pending);
  }

  start(): void {
    if (this.link !== "closed" && !this.wire) this.connect();
  }

  /** Disconnects for good; the pending move stays in memory for the next visit. */
  stop(): void {
    this.drop();
    this.stopRetry();
    this.become("closed");
  }

  /** The device is back (online, visible): retries at once, or checks whether the wire is still alive. */
  wake(): void {
    if (this.link === "closed") return;
    if (this.wire) this.beat();
    else this.connect();
  }

  /** Whether somebody can see the page from now on; a later greeting says so itself. */
  look(looks: boolean): void {
    this.wire?.send(JSON.stringify({ type: "look", looks } satisfies ClientMessage));
  }

  play(move: string, seq: number): boolean {
    return this.begin({ type: "play", id: this.setup.newId(), seq, move });
  }

  undo(seq: number): boolean {
    return this.begin({ type: "undo", id: this.setup.newId(), seq, move: "" });
  }

  /** A line to the partner; sent again after a reconnect until the server echoes it. */
  say(text: string, seat: number, phrase: Say["phrase"] = null): void {
    const line: Say = { type: "say", text, id: this.setup.newId(), seat, phrase };
    this.unheard.push(line);
    if (this.link === "live") this.send(line);
  }

  /** A wish; sent again after a reconnect until the server answers. */
  wish(wish: Wish, heard: Heard): void {
    const id = this.setup.newId();
    const message = { ...wish, id } as ClientMessage;
    this.wishes.set(id, { message, heard });
    if (this.link === "live") this.send(message);
  }

  private granted(id: string | null, refusal: Reason | null): boolean {
    const wish = id === null ? undefined : this.wishes.get(id);
    if (id !== null) this.wishes.delete(id);
    wish?.heard(refusal);
    return wish !== undefined;
  }

  /** Where the domino in hand is; lost if the wire is. */
  hover(squares: [Square, Square] | null): void {
    if (this.link === "live") this.send({ type: "hover", squares });
  }

  /** Asks what the best player would do; dropped if the wire is lost. */
  hint(seq: number): boolean {
    if (this.asking !== null || this.link !== "live") return false;
    this.asking = this.setup.newId();
    this.send({ type: "hint", seq, id: this.asking });
    return true;
  }

  /** Asks why nothing can be done with a thing; of several questions only the last is answered. */
  why(thing: string, seq: number): void {
    if (this.link !== "live") return;
    this.wondering = this.setup.newId();
    this.send({ type: "why", seq, id: this.wondering, thing });
  }

  /** Asks what can be known; dropped if the wire is lost. */
  know(question: Question, told: Told): void {
    if (this.link !== "live") return told(null);
    const id = this.setup.newId();
    this.questions.set(id, told);
    this.send({ ...question, id } as ClientMessage);
  }

  private known(id: string | null, answer: Known): boolean {
    const told = id === null ? undefined : this.questions.get(id);
    if (id !== null) this.questions.delete(id);
    told?.(answer);
    return told !== undefined;
  }

  private because(answer: Because | null): void {
    this.wondering = null;
    this.setup.listener.because(answer);
  }

  private hinted(hint: Hinted | null): void {
    this.asking = null;
    this.setup.listener.hinted(hint);
  }

  private begin(pending: Pending): boolean {
    if (this.pending || this.link === "closed") return false;
    this.remember(pending);
    this.sendPending();
    return true;
  }

  private remember(pending: Pending | null): void {
    this.pending = pending;
    this.setup.memory.write(pending && JSON.stringify(pending));
    this.setup.listener.pending(pending);
  }

  private connect(): void {
    this.stopRetry();
    const mine = ++this.generation;
    const current = (work: () => void) => () => mine === this.generation && work();
    this.waitingSince = this.setup.clock.now();
    this.wire = this.setup.open(
      {
        opened: current(() => this.send(this.greeting.words())),
        received: (text) => mine === this.generation && this.receive(text),
        closed: current(() => this.lose()),
      },
      this.at,
    );
    this.at = "";
    this.schedule();
  }

  /** Drops the wire; whatever it still reports is ignored. */
  private drop(): void {
    this.generation += 1;
    this.stopBeat();
    this.told = null;
    this.waitingSince = null;
    const wire = this.wire;
    this.wire = null;
    wire?.close();
  }

  private lose(retryMs?: number): void {
    this.drop();
    const full = this.link === "full" && retryMs !== undefined;
    this.become(full ? "full" : this.link === "restart" && this.tries < PATIENT_TRIES ? "restart" : "lost");
    if (this.asking !== null) this.hinted(null);
    for (const told of this.questions.values()) told(null);
    this.questions.clear();
    const wait = retryMs ?? (this.link === "restart" ? ANEW_MS : backoff(this.tries, this.setup.random()));
    this.tries += 1;
    this.stopRetry = this.setup.clock.after(wait, () => this.connect());
  }

  private become(link: Link): void {
    if (link === this.link || this.link === "closed") return;
    this.link = link;
    this.setup.listener.link(link);
  }

  private schedule(): void {
    this.stopBeat();
    this.stopBeat = this.setup.clock.after(BEAT_MS, () => this.beat());
  }

  /** Pings; a wire that is silent for too long is abandoned (a black hole never closes). */
  private beat(): void {
    const now = this.setup.clock.now();
    if (this.waitingSince !== null && now - this.waitingSince >= DEAD_MS) return this.lose();
    if (this.link === "live") {
      this.waitingSince ??= now;
      this.send({ type: "ping", t: Math.floor(now) });
      if (this.pending && now - this.sentAt >= RESEND_MS) this.sendPending();
    }
    this.schedule();
  }

  private send(message: ClientMessage): void {
    this.wire?.send(JSON.stringify(message));
  }

  private sendPending(): void {
    if (!this.pending || this.link !== "live") return;
    const { type, id, seq, move } = this.pending;
    this.sentAt = this.setup.clock.now();
    this.send(type === "play" ? { type, seq, id, move } : { type, seq, id });
  }

  private receive(text: string): void {
    this.waitingSince = null;
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === "update") this.onUpdate(message);
    else if (message.type === "amend") this.onAmend(message);
    else if (message.type === "ack") this.onAck(message);
    else if (message.type === "refused") this.onRefused(message);
    else if (message.type === "probe") this.send({ type: "probed", number: message.number });
    else if (message.type === "bye") this.onBye(message);
    else if (message.type === "talk") this.onTalk(message.lines);
    else if (message.type === "partner") this.setup.listener.partner(message);
    else if (message.type === "coming" || message.type === "stakes" || message.type === "weighed")
      this.known(message.id, message);
    else if (message.type === "because" && message.id === this.wondering) this.because(message);
    else if (message.type === "hinted" && message.id === this.asking) this.hinted(message);
  }

  /** Edits that do not match the previous update are discarded, and the whole is requested again. */
  private onAmend({ seq, events, edits, total, offer }: Amend): void {
    if (!this.told) return;
    const view = amended(this.told.view, edits);
    if (totalOf(view) === total) return this.onUpdate({ type: "update", seq, events, view, offer });
    this.send({ type: "whole", from_seq: this.told.seq });
    this.told = null;
  }

  private onUpdate(update: Update): void {
    this.told = update;
    const back = this.link !== "live";
    if (this.greeting.understood()) this.look(false);
    this.tries = 0;
    this.become("live");
    this.setup.listener.update(update);
    if (back) this.sendPending();
    if (back) for (const line of this.unheard) this.send(line);
    if (back) for (const { message } of this.wishes.values()) this.send(message);
  }

  private onAck(ack: Ack): void {
    if (this.granted(ack.id, null)) return;
    if (this.pending?.id === ack.id) this.remember(null);
  }

  private onTalk(lines: readonly TalkLine[]): void {
    this.unheard = this.unheard.filter((line) => !lines.some((told) => told.id === line.id));
    this.setup.listener.talk(lines);
  }

  private onRefused(refused: Refused): void {
    if (this.greeting.plainly(refused.reason)) return this.send(this.greeting.words());
    if (this.granted(refused.id, refused.reason) || this.known(refused.id, refused)) return;
    const hint = this.asking !== null && this.asking === refused.id;
    const wonder = this.wondering !== null && this.wondering === refused.id;
    const mine =
      hint || wonder || this.pending?.id === refused.id || this.unheard.some((line) => line.id === refused.id);
    if (refused.id !== null && !mine) return;
    this.unheard = this.unheard.filter((line) => line.id !== refused.id);
    if (this.pending && this.pending.id === refused.id) this.remember(null);
    if (hint) this.hinted(null);
    if (wonder) this.because(null);
    this.setup.listener.refused(refused.reason);
  }

  private onBye(bye: Bye): void {
    if (bye.reason.code === "server.elsewhere") return this.goOn(bye);
    if (this.greeting.plainly(bye.reason)) return this.again();
    this.setup.listener.bye(bye.reason);
    if (bye.reason.code === "server.restart") this.become("restart");
    if (bye.reason.code === "sockets.many") this.become("full");
    if (bye.retry_ms > 0) return this.lose(bye.retry_ms);
    this.stop();
  }

  /** Another process has the table: reconnects there silently, unless the connection here was live. */
  private goOn(bye: Bye): void {
    this.at = bye.at;
    if (this.link === "live") return this.lose(bye.retry_ms);
    this.again(bye.retry_ms);
  }

  private again(ms = 0): void {
    this.drop();
    this.stopRetry = this.setup.clock.after(ms, () => this.connect());
  }
}
