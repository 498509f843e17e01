/** One table as this tab knows it: the last update, the log, what is on its way, and what went wrong. */
import {
  PROTOCOL,
  type Event,
  type Hinted,
  type Offer,
  type Partner,
  type Reason,
  type Square,
  type TableView,
  type TalkLine,
  type Update,
} from "../protocol";
import { Connection, type Link, type Pending } from "./socket";
import { PACE_MS, settings } from "../settings.svelte";
import { merged } from "./log";
import { Pacer } from "./pacer";
import { browserClock, liveAddress, onReturn, openWire, tabMemory } from "./wire";

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Table {
  view: TableView | null = $state.raw(null);
  offer: Offer | null = $state.raw(null);
  events: readonly Event[] = $state.raw([]);
  seq = $state(0);
  link: Link = $state("connecting");
  pending: Pending | null = $state.raw(null);
  /** The last refusal, until the next update or `calm`. */
  refusal: Reason | null = $state.raw(null);
  /** Why the server closed the table to us, when it did so for good. */
  farewell: Reason | null = $state.raw(null);

  /** What our side said, in order. */
  talk: readonly TalkLine[] = $state.raw([]);
  /** Where the partner would lay their domino. */
  partner: Partner | null = $state.raw(null);

  /** What the best player would do now, when that was asked for; and whether the answer is still to come. */
  hint: Hinted | null = $state.raw(null);
  asking = $state(false);

  private meet: (offer: Offer | null) => void = () => {};
  private readonly connection: Connection;
  private readonly stopWaking: () => void;

  constructor(id: string, key: string | null) {
    const pacer = new Pacer(browserClock, (update: Update) => this.take(update), rest);
    this.connection = new Connection({
      clock: browserClock,
      memory: tabMemory(`demesne-pending-${id}`),
      open: (events) => openWire(liveAddress(location), events),
      hello: () => ({ type: "hello", proto: PROTOCOL, table: id, key, from_seq: this.seq }),
      newId,
      listener: {
        update: (update) => pacer.push(update),
        refused: (reason) => (this.refusal = reason),
        pending: (pending) => (this.pending = pending),
        link: (link) => (this.link = link),
        bye: (reason) => (this.farewell = reason),
        talk: (lines) => (this.talk = told(this.talk, lines)),
        partner: (partner) => (this.partner = partner.squares ? partner : null),
        hinted: (hint) => this.advise(hint),
      },
    });
    this.stopWaking = onReturn(() => this.connection.wake());
    this.connection.start();
  }

  /** `meet` hears of every offer, the one that is there and later ones, new or sent again, before the page is drawn. */
  listen(meet: (offer: Offer | null) => void): void {
    this.meet = meet;
    if (this.view) meet(this.offer);
  }

  /** Sends one of the offered moves; false while another is on its way. */
  play(move: string): boolean {
    this.refusal = null;
    return this.connection.play(move, this.seq);
  }

  undo(): boolean {
    this.refusal = null;
    return this.connection.undo(this.seq);
  }

  askHint(): void {
    this.refusal = this.hint = null;
    this.asking = this.connection.hint(this.seq);
  }

  private advise(hint: Hinted | null): void {
    this.asking = false;
    this.hint = hint && hint.seq >= this.seq ? hint : null;
  }

  say(text: string, seat: number): void {
    this.connection.say(text, seat);
  }

  hover(squares: [Square, Square] | null): void {
    this.connection.hover(squares);
  }

  calm(): void {
    this.refusal = null;
  }

  close(): void {
    this.stopWaking();
    this.connection.stop();
  }

  private take(update: Update): void {
    this.events = merged(this.events, update.events);
    if (update.seq > this.seq) this.refusal = null;
    if (this.hint && update.seq > this.hint.seq) this.hint = null;
    this.seq = update.seq;
    this.farewell = null;
    this.view = update.view;
    this.offer = update.offer;
    this.meet(update.offer);
  }
}

/** Both lists as one by `number`, each line once. */
function told(old: readonly TalkLine[], fresh: readonly TalkLine[]): TalkLine[] {
  const all = new Map([...old, ...fresh].map((line) => [line.number, line]));
  return [...all.values()].sort((a, b) => a.number - b.number);
}

/** A bot's move rests for as long as the reader likes; people are their own pace. */
function rest({ events, view }: Update): number {
  const bots = new Set(view.seats.filter((seat) => seat.kind === "bot").map((seat) => seat.seat));
  return events.some((event) => event.seat !== null && bots.has(event.seat)) ? PACE_MS[settings.pace] : 0;
}
