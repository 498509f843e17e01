/**
 * One person (or several at one screen) at a table of any game: what they see, what they have selected, what they do.
 */
import { tick } from "svelte";
import type { Table } from "../../../live/table.svelte";
import { actsSince, type Act } from "../../../live/past";
import { tookBack } from "../../../live/withdrawn";
import type { Event, Offer, SeatView, TableView } from "../../../protocol";
import { settings } from "../../../settings.svelte";
import { words } from "../../../words";
import { Advice } from "../words/advice.svelte";
import { Chat } from "../talk/chat.svelte";
import { companyLine } from "../words/company";
import { isOfPeople, seatsThen } from "../talk/gone";
import { standingsOf, type Standing } from "../words/sides";
import { shared, spoken, type Saying } from "../words/status";
import { saidBy } from "../words/reasons";
import type { Line, ToldAct } from "../words/telling";
import { keyWord, walkedTurn, walkedWords, type WalkedAct } from "../words/walked";
import { deniedWord, refusalWord, type Word } from "../words/word";

/** A second press within this time was meant for the step before. */
const CALM_MS = 300;
/** A second press within this time does not confirm: it was meant to choose, or to look closer. */
const AGAIN_MS = 400;
/** The most acts in the list of what the others did. */
const LONGEST = 40;

/** What somebody has selected from an offer, until it is sent. */
export interface Mind<Offered> {
  readonly offer: Offered | null;
  /** The move that would be sent now. */
  readonly move: string | null;
  /** A new offer: clears the selection. */
  take(offer: Offered | null): void;
  /** Selects an advised move. */
  suggest(move: string): void;
}

/** A thing on the table, by the server's name for it, and where it was touched. */
interface Touched {
  thing: string;
  at: DOMRect;
}

interface Denied extends Touched {
  word: Word;
  /** The full text, shown at the thing itself. */
  text: string;
}

export abstract class Play<Offered extends Offer = Offer, Choice extends Mind<Offered> = Mind<Offered>> {
  /** The selection, and an empty one to use while looking back. */
  private readonly mind: Choice;
  private readonly blank: Choice;
  /** What can be chosen, and what is; kept while looking back. */
  readonly choice: Choice = $derived.by(() => (this.table.looking ? this.blank : this.mind));
  /** The seat that the screen is showing. */
  protected home = $state(0);
  /** Talk to everybody, which is not part of the log. */
  readonly chat: Chat;
  /** At a shared screen: the seat whose own things are uncovered. */
  private uncovered: number | null = $state(null);
  private offered = "";
  private begun = 0;
  private chose = 0;

  constructor(
    readonly id: string,
    readonly table: Table,
    mind: () => Choice,
  ) {
    [this.mind, this.blank] = [mind(), mind()];
    this.chat = new Chat(id);
    this.advised = new Advice(table);
    this.withdrew = !table.plan && tookBack(id);
    table.before(({ seq }) => (this.withdrew &&= table.now === null || seq === table.seq));
    table.listen((offer) => this.meet(offer));
  }

  /** The sentence at the head of the table. */
  abstract readonly says: Saying[];

  /** That sentence as text. */
  sentence(): string {
    return spoken(this.says);
  }

  /** An event of the game in words. */
  protected abstract worded(event: Event): Line;

  /** Whether an event is a move of its seat that is worth a line. */
  protected abstract isMove(event: Event): boolean;

  /** Whether a consequence of a move is worth mentioning. */
  protected abstract isNews(event: Event): boolean;

  /** The points of a seat in a position, if the game counts them as it goes. */
  protected abstract pointsOf(view: TableView, seat: number): number | null;

  /** What an act of a seat meant, beyond what its sentence says. */
  protected meaning(_before: TableView, _after: TableView, _seat: number): string {
    return "";
  }

  /** Whether an offer is one of this game's. */
  protected abstract isOurs(offer: Offer): offer is Offered;

  /** Whether the choices of an offer have effects that it does not state. */
  protected weighs(_offer: Offered): boolean {
    return false;
  }

  /** Whether a step needs what only the player to move may see, so that a shared screen is handed over first. */
  protected hides(_offer: Offered): boolean {
    return false;
  }

  /** Whether seats at one screen have different knowledge. */
  protected readonly secret: boolean = false;

  /** The seat whose knowledge questions are based on; null: what everybody knows. */
  readonly knower: number | null = $derived.by(() => (this.watching || (this.secret && !this.open) ? null : this.home));

  private meet(all: Offer | null): void {
    if (this.table.looking) return;
    const offer = all && this.isOurs(all) ? all : null;
    this.home = offer?.seat ?? this.kept();
    if (this.uncovered !== offer?.seat) this.uncovered = null; // somebody else may be in front of the screen
    if (offer && this.weighs(offer)) this.table.weigh();
    const told = JSON.stringify(offer);
    if (told === this.offered) return;
    this.offered = told;
    this.begin();
    this.mind.take(offer);
  }

  /** The seat shown stays while others move, as long as it is one of ours. */
  private kept(): number {
    const ours = this.table.view?.seats.filter((seat) => seat.yours) ?? [];
    return (ours.find((seat) => seat.seat === this.home) ?? ours[0])?.seat ?? 0;
  }

  readonly view: TableView | null = $derived.by(() => this.table.view);
  readonly seats: readonly SeatView[] = $derived(this.view?.seats ?? []);
  readonly watching: boolean = $derived(!this.seats.some((seat) => seat.yours));
  readonly shared: boolean = $derived(this.view !== null && shared(this.view));
  /** What has happened up to the shown moment. */
  readonly events: readonly Event[] = $derived.by(() => {
    const { events, looking } = this.table;
    const told = events.filter((event) => event.code !== "said");
    return looking ? told.filter((event) => event.seq <= looking.seq) : told;
  });
  /** Whether anybody here sits at another screen, or is a bot. */
  readonly company: boolean = $derived(this.seats.some((seat) => !seat.yours));
  /** What the others have done since our last turn, oldest first. */
  readonly since: readonly ToldAct[] = $derived.by(() => this.sinceTurn());
  /** The number of these acts, including those already made but not yet shown. */
  readonly sinceAll: number = $derived.by(() => {
    const others = this.table.ahead.filter((event) => this.isMove(event) && !this.isOwn(event));
    return this.since.length + others.length;
  });
  /** In a replay: the acts of the current turn, and which one is shown. */
  readonly walked: readonly WalkedAct[] = $derived.by(() =>
    walkedTurn(this.table.walk, this.seats, (e) => this.line(e)),
  );
  /** The current points, best first, if the game counts them as it goes. */
  readonly standings: readonly Standing[] = $derived.by(() => {
    const { view } = this;
    return view ? standingsOf(view.seats, (seat) => this.pointsOf(view, seat)) : [];
  });
  /** The act that is shown now: the one looked back at, or the latest during another player's turn. */
  readonly shown: ToldAct | null = $derived.by(() => {
    const { looking, offer, walk } = this.table;
    if (walk) return this.walked.find((act) => act.at === walk.at) ?? null;
    if (looking) return this.since.find((act) => act.frame === looking) ?? null;
    return offer === null ? (this.since.at(-1) ?? null) : null;
  });
  /** What was done, while it is shown; afterwards the table says what to do. */
  readonly past: string | null = $derived.by(() => {
    const { looking, pacing, walk } = this.table;
    if (walk) return walkedWords(walk, this.shown, this.view);
    if (looking) return words("since-looking", { act: this.shown?.text ?? "" });
    return pacing.resting && this.table.link === "live" ? (this.shown?.text ?? null) : null;
  });
  /** The player who acted, while that is shown; else the player to move. */
  readonly mover: SeatView | undefined = $derived.by(() =>
    this.past !== null ? this.shown?.seat : this.seat(this.table.offer?.seat ?? this.view?.to_move),
  );
  /** Whether we may act: it is our turn and nothing is in flight. */
  readonly free: boolean = $derived.by(() => this.choice.offer !== null && this.table.pending === null);

  /** Whether what only the person in front of the screen may see can be shown now. */
  readonly open: boolean = $derived.by(() => this.table.walk !== null || !this.shared || this.uncovered === this.home);
  /** Whether the screen is to be handed to somebody before the turn goes on. */
  readonly curtain: SeatView | null = $derived.by(() => {
    const offer = this.choice.offer;
    return offer && this.hides(offer) && !this.open ? (this.seat(offer.seat) ?? null) : null;
  });

  /** An event in words; if a bot did it for somebody, that is added, and the reason, if bots give one. */
  line(event: Event): Line {
    const line = isOfPeople(event)
      ? companyLine(event, seatsThen(event, this.table.events, this.seats))
      : this.worded(event);
    const bot = event.stand_in ? words("log-stand-in", { text: line.text }) : line.text;
    const text = event.args["ordered"] ? words("log-ordered", { text: bot }) : bot;
    return { ...line, text: event.why ? `${text} ${saidBy(event.why, this.seats)}` : text };
  }

  /** What the best player would do. */
  readonly advised: Advice;
  /** That and the reasons, in words. */
  advice: Word | null = $state.raw(null);
  /** They were withdrawn just now, and nothing has happened at the table since. */
  private withdrew = $state(false);
  /** How one's orders stand: left for the next turn, due or waiting in this one, ended; or that they were withdrawn. */
  readonly ordersSaid: string | null = $derived.by(() => {
    const { now, plan, walk } = this.table;
    if (plan || walk) return null;
    if (this.withdrew) return words("orders-withdrawn");
    if (now?.orders === "ended") return words("orders-ended");
    if (now?.orders !== "left") return null;
    if (!this.own.has(now.to_move ?? -1)) return words("orders-stand");
    if (now.paused) return null; // they wait for the end of the break
    return words(now.request?.what === "undo" ? "orders-wait" : "orders-due");
  });
  /** The content of the word line. */
  readonly word: Word | null = $derived.by(() => this.spoken());
  /** The thing that was touched but cannot be chosen, and where. */
  private touched: Touched | null = $state.raw(null);
  /** Why a thing that was touched cannot be chosen, and where it is. */
  readonly denied: Denied | null = $derived.by(() => {
    const { because } = this.table;
    if (!because?.reason || this.touched?.thing !== because.thing) return null;
    const word = deniedWord(because.reason, because.here, this.seats);
    return { ...this.touched, word, text: word.more ? `${word.more} ${word.text}` : word.text };
  });

  private spoken(): Word | null {
    const { refusal, view, asking, walk } = this.table;
    if (walk) return keyWord(walk, this.seats);
    if (this.denied) return this.denied.word;
    if (refusal) return refusalWord(refusal);
    if (this.past !== null) return this.meant();
    if (view?.preparing) return { text: words("hint-preparing") };
    if (view?.failing) return { text: words("bots-failing") };
    if (asking) return { text: words("hint-asking") };
    return this.advice ?? (this.ordersSaid === null ? null : { text: this.ordersSaid, quiet: true });
  }

  /** What the shown act meant; screen readers find it in the list of acts. */
  private meant(): Word | null {
    const { frame, seat } = this.shown ?? {};
    const text = frame && seat ? this.meaning(frame.before, frame.view, seat.seat) : "";
    return text ? { text, quiet: true } : null;
  }

  /** A thing was touched that cannot be chosen: asks the table why, given its name and where it is. */
  wonder(thing: string, at: DOMRect | undefined): void {
    if (!this.free || !at) return;
    this.touched = { thing, at };
    this.table.wonder(thing);
  }

  /** Dismisses the reason for a refusal. */
  forgive(): void {
    if (this.touched) this.table.wonder(null);
    this.touched = null;
  }

  private sinceTurn(): ToldAct[] {
    const { events, frames, now } = this.table;
    const acts = actsSince(events, frames, {
      isOwn: (event) => this.isOwn(event),
      isMove: (event) => event.seat !== null && this.isMove(event),
      inTurn: (now?.can_undo ?? false) || this.own.has(now?.to_move ?? -1),
    });
    return acts.slice(-LONGEST).map((act) => this.toldAct(act));
  }

  /** Our seats. */
  private readonly own: ReadonlySet<number> = $derived.by(
    () => new Set(this.table.now?.seats.filter((seat) => seat.yours).map((seat) => seat.seat)),
  );

  /** Whether one of us did it at the table, and neither a bot in our place nor our orders. */
  private isOwn({ seat, stand_in, args }: Event): boolean {
    return seat !== null && this.own.has(seat) && !stand_in && !args["ordered"];
  }

  private toldAct({ events, frame, alone }: Act): ToldAct {
    const [move, ...rest] = events;
    const seat = move.seat ?? -1;
    const told = [move, ...rest.filter((event) => this.isNews(event))];
    const text = told.map((event) => this.line(event).text).join(" ");
    const bare = told.map((event) => this.line(unnoted(event)).text).join(" ");
    const [before, after] =
      frame && alone ? [this.pointsOf(frame.before, seat), this.pointsOf(frame.view, seat)] : [null, null];
    const points = before === null || after === null ? null : after - before;
    return { seq: move.seq, seat: this.seat(seat), text, points, frame, bare };
  }

  /** Returns to the present; returns whether something else was shown. */
  present(): boolean {
    return this.table.present();
  }

  /** Holds the acts of the others, or lets them go on. Returns whether there was anything to hold. */
  hold(): boolean {
    const { pacing, looking } = this.table;
    if (looking || !pacing.resting) return false;
    this.table.hold(!pacing.held);
    return true;
  }

  /** One act back or on; after the last one comes the present, or what waits to be shown. */
  step(by: -1 | 1): void {
    const frames = this.since.flatMap((act) => act.frame ?? []);
    const { looking } = this.table;
    if (!looking && by > 0) return this.table.next();
    const at = looking ? frames.indexOf(looking) + by : frames.length - 1;
    if (at >= 0) this.table.look(frames[at] ?? null);
  }

  seat(number: number | null | undefined): SeatView | undefined {
    return this.seats.find((seat) => seat.seat === number);
  }

  /** In a replay: sets the seat that is looked at. */
  face(seat: number): void {
    this.home = seat;
  }

  /** Shows what only the person in front of the screen may see. */
  uncover(): void {
    this.uncovered = this.home;
    this.begin();
  }

  /** Covers it again. */
  cover(): void {
    this.uncovered = null;
  }

  confirm(): void {
    if (this.choice.move !== null) this.send(this.choice.move);
  }

  /**
   * A press on something to choose: chooses it, or confirms it if it was already chosen. If the second press is turned
   * off, the first one confirms, unless it chooses only a part of the move.
   */
  press(chosen: boolean, choose: () => void, part = false): void {
    if (!chosen || this.choice.move === null) {
      choose();
      this.chose = performance.now();
      if (!settings.again && !part) this.confirm();
    } else if (performance.now() - this.chose >= AGAIN_MS) this.confirm();
  }

  undo(): void {
    if (this.view?.can_undo && !this.table.looking && !this.tooSoon()) this.table.undo();
  }

  /** Asks what the best player would do; asked again, shows the next best move. */
  hint(): void {
    if (!this.free || this.table.asking || this.curtain !== null) return;
    if (!this.advised.turn(this.choice.move)) this.table.askHint();
  }

  protected send(move: string): void {
    if (this.free && !this.tooSoon() && this.curtain === null) this.table.play(move);
  }

  /** A step begins: its time is counted from when it is on the page, which takes a while on a slow machine. */
  private begin(): void {
    this.begun = Infinity;
    void tick().then(() => (this.begun = performance.now()));
  }

  private tooSoon(): boolean {
    return performance.now() - this.begun < CALM_MS;
  }
}

/** An event as if its seat's person had done it at the table. */
function unnoted(event: Event): Event {
  return { ...event, stand_in: false, args: { ...event.args, ordered: 0 } };
}

/** All of them in cyclic order, starting from this index. */
export function around<T>(all: readonly T[], place: number): T[] {
  const at = Math.max(0, place);
  return [...all.slice(at), ...all.slice(0, at)];
}
