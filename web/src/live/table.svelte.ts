/** One table as this tab knows it: the last update, the log, what is in flight, and what went wrong. */
import {
  PROTOCOL,
  type AnyEffect,
  type Because,
  type Event,
  type Hinted,
  type Offer,
  type Partner,
  type Reason,
  type Square,
  type TableView,
  type TalkLine,
  type Update,
  type Weighed,
} from "../protocol";
import { Connection, type Known, type Link, type Pending, type Question, type Wish } from "./socket";
import { paceOf } from "../settings.svelte";
import { withLines } from "./aside";
import { totalOf } from "./amends";
import { isCompany } from "./company";
import { merged, parting } from "./log";
import { Pacer, type Pacing } from "./pacer";
import { upTo, withFrame, type Frame } from "./past";
import type { Plan } from "./plan.svelte";
import type { Puzzle } from "./puzzle.svelte";
import type { Walk } from "./walk.svelte";
import { browserClock, looks, onLook, onReturn, tabMemory, wireTo } from "./wire";

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What choices would bring, by their moves; a choice that is missing has no other effects. */
export type Effects = Readonly<Record<string, AnyEffect>>;

export class Table {
  /** The table as it is, and what we may do. */
  now: TableView | null = $state.raw(null);
  /** The table as last received, which may be ahead of what is shown; and when that was. */
  heard: { view: TableView; at: number } | null = $state.raw(null);
  private offered: Offer | null = $state.raw(null);
  /** The moment being looked back at; the game goes on meanwhile. */
  looking: Frame | null = $state.raw(null);
  /** The table as it is shown; nothing can be done in the past. */
  readonly view: TableView | null = $derived(this.looking ? this.looking.view : this.now);
  readonly offer: Offer | null = $derived(this.looking ? null : this.offered);
  /** The moments that can be looked back at. */
  frames: readonly Frame[] = $state.raw([]);
  pacing: Pacing = $state.raw({ resting: false, waiting: 0, held: false });
  /** What has happened but is not shown yet. */
  ahead: readonly Event[] = $state.raw([]);
  events: readonly Event[] = $state.raw([]);
  seq = $state(0);
  link: Link = $state("connecting");
  pending: Pending | null = $state.raw(null);
  /** The last refusal, until the next update or `calm`. */
  refusal: Reason | null = $state.raw(null);
  /** Why the server closed the connection, if it did so for good. */
  farewell: Reason | null = $state.raw(null);

  /** The talk of our side, in order. */
  talk: readonly TalkLine[] = $state.raw([]);
  private anew = false;
  /** Where the partner would lay their domino. */
  partner: Partner | null = $state.raw(null);

  /** What the best player would do now, if a hint was requested; and whether it is still to come. */
  hint: Hinted | null = $state.raw(null);
  asking = $state(false);

  /** What each choice of the offer would bring, by its move, once that is known. */
  effects: Effects | null = $state.raw(null);
  private weighing = false;

  /** Why the thing that was touched last cannot be chosen. */
  because: Because | null = $state.raw(null);

  /** The position in the game, if this is a replay. */
  readonly walk: Walk | null = null;

  /** The question, if the table is a puzzle. */
  readonly puzzle: Puzzle | null = null;

  /** The orders, if the table is one's next turn. */
  readonly plan: Plan | null = null;

  private readonly heeding = new Set<(update: Update) => void>();
  /** The last event that changed more than the company. */
  private decided = 0;
  private meet: (offer: Offer | null) => void = () => {};
  private readonly pacer: Pacer<Update>;
  private readonly connection: Connection;
  private stopWaking: () => void = () => {};

  constructor(id: string, key: string | null) {
    this.pacer = new Pacer(
      browserClock,
      (update: Update) => this.take(update),
      (update) => rest(update),
      (pacing) => this.paced(pacing),
    );
    this.connection = new Connection({
      clock: browserClock,
      memory: tabMemory(`demesne-pending-${id}`),
      open: (events, at) => wireTo(id, events, at),
      hello: () => ({
        type: "hello",
        proto: PROTOCOL,
        table: id,
        key,
        from_seq: this.seq,
        heard: this.events.length > 0 ? totalOf(this.events) : null,
        amends: true,
        looks: looks(),
      }),
      newId,
      random: Math.random,
      listener: {
        update: (update) => this.hear(update),
        refused: (reason) => (this.refusal = reason),
        pending: (pending) => (this.pending = pending),
        link: (link) => this.linked(link),
        bye: (reason) => (this.farewell = reason),
        talk: (lines) => this.talked(lines),
        partner: (partner) => (this.partner = partner.squares ? partner : null),
        hinted: (hint) => this.advise(hint),
        because: (answer) => (this.because = answer && answer.seq >= this.seq ? answer : null),
      },
    });
  }

  /** Connects, and stays connected until `close`. */
  start(): void {
    const stops = [onLook((looks) => this.connection.look(looks)), onReturn(() => this.connection.wake())];
    this.stopWaking = () => stops.forEach((stop) => stop());
    this.connection.start();
  }

  /** `meet` is called with every offer, the current one and later ones, new or sent again, before the page is drawn. */
  listen(meet: (offer: Offer | null) => void): void {
    this.meet = meet;
    if (this.view) meet(this.offer);
  }

  /** `heed` is called with every update before it is shown; the returned function unsubscribes. */
  before(heed: (update: Update) => void): () => void {
    this.heeding.add(heed);
    return () => this.heeding.delete(heed);
  }

  /** Shows the table as it was, or as it is. */
  look(frame: Frame | null): void {
    if (frame === this.looking) return;
    this.looking = frame;
    this.meet(this.offer);
  }

  /** Shows the next act of the others, if one is waiting. */
  next(): void {
    this.pacer.next();
  }

  /** Returns to the present, showing all that is waiting. Returns whether that changed anything. */
  present(): boolean {
    const late = this.looking !== null || this.pacing.waiting > 0;
    this.pacer.hurry();
    this.look(null);
    return late;
  }

  /** Holds what is shown until the reader steps on or releases it. */
  hold(held: boolean): void {
    this.pacer.hold(held);
  }

  /** The reader has changed the pace. */
  repace(): void {
    this.pacer.repace();
  }

  /** Sends one of the offered moves; false while another is in flight. */
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

  /** Asks why nothing can be done with a thing; null: the answer is no longer needed. */
  wonder(thing: string | null): void {
    this.because = null;
    if (thing !== null) this.connection.why(thing, this.seq);
  }

  /** Where moves are only tried or ordered: the reason that this one cannot be again; null if it was not. */
  spent(_move: string): string | null {
    return null;
  }

  /** Asks what each choice would bring, unless that is known or asked already. */
  weigh(): void {
    if (this.effects !== null || this.weighing) return;
    this.weighing = true;
    const { seq } = this;
    this.connection.know({ type: "weigh", seq }, (answer) => {
      this.weighing = false;
      if (seq < this.decided) this.meet(this.offer);
      else if (answer?.type === "weighed") this.effects = answer.effects;
    });
  }

  private advise(hint: Hinted | null): void {
    this.asking = false;
    this.hint = hint && hint.seq >= this.seq ? hint : null;
  }

  /** Sends a wish to the others; resolves to null if it is granted, else to the reason. */
  wish(wish: Wish): Promise<Reason | null> {
    return new Promise((heard) => this.connection.wish(wish, heard));
  }

  /** What can be known beyond what is visible; null if the wire is lost meanwhile. */
  know(question: Question): Promise<Exclude<Known, Weighed> | null> {
    return new Promise((told) =>
      this.connection.know(question, (answer) => told(answer?.type === "weighed" ? null : answer)),
    );
  }

  say(text: string, seat: number, phrase: TalkLine["phrase"] = null): void {
    this.connection.say(text, seat, phrase);
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

  /** Shows what we did at once, and everything before it. */
  private hear(update: Update): void {
    this.heard = { view: update.view, at: performance.now() };
    this.pacer.push(update);
    const move = update.events.find((event) => event.seq > this.seq && event.seat !== null);
    if (move && isOurs(update.view, move.seat)) this.pacer.hurry();
  }

  private paced(pacing: Pacing): void {
    this.pacing = pacing;
    this.ahead = merged(
      [],
      this.pacer.queue.flatMap((update) => update.events),
    ).filter(({ seq }) => seq > this.seq);
  }

  /** From now on one watches a round behind: what came after the event `seq` is still to be seen. */
  private forget(seq: number): void {
    this.events = upTo(this.events, seq);
    this.frames = upTo(this.frames, seq);
    if (this.looking && this.looking.seq > seq) this.looking = null;
  }

  protected linked(link: Link): void {
    this.anew = link === "live";
    this.link = link;
  }

  /** Whoever is connected again is told the talk from its beginning: of a backup, it may be another one. */
  protected talked(lines: readonly TalkLine[]): void {
    this.talk = withLines(this.anew ? [] : this.talk, lines);
    this.anew = false;
  }

  protected take(update: Update): void {
    for (const heed of this.heeding) heed(update);
    if (update.seq < this.seq) this.forget(update.seq);
    const parted = parting(this.events, update.events);
    if (parted !== null) this.forget((this.seq = parted)); // the server went back to a backup, and from there elsewhere
    if (this.now && parted === null && update.seq > this.seq)
      this.frames = withFrame(this.frames, { after: this.seq, seq: update.seq, view: update.view, before: this.now });
    this.events = merged(this.events, update.events);
    if (update.seq > this.seq) this.refusal = null;
    if (this.because && update.seq > this.because.seq) this.because = null;
    if (this.hint && update.seq > this.hint.seq) this.hint = null;
    if (update.events.some((event) => event.seq > this.seq && !isCompany(event))) {
      this.effects = null;
      this.decided = update.seq;
    }
    this.seq = update.seq;
    this.farewell = null;
    this.now = update.view;
    this.offered = update.offer;
    this.meet(this.offer);
  }
}

function isOurs(view: TableView, seat: number | null): boolean {
  return view.seats.some((each) => each.seat === seat && each.yours);
}

/** Whether it has nothing to show: a step was skipped. */
const isPassed = ({ code, args }: Event): boolean => code === "pass" && args["step"] !== undefined;

/** Another player's act is shown for as long as the reader likes, but not on a hidden page. */
export function rest({ events, view }: Pick<Update, "events" | "view">): number {
  const others = (event: Event): boolean => event.seat !== null && !isOurs(view, event.seat) && !isCompany(event);
  return events.some((event) => others(event) && !isPassed(event)) && document.visibilityState === "visible"
    ? paceOf()
    : 0;
}
