/** One person (or several at one screen) at one table: what they see, what they have in mind, what they do. */
import type { DominoView, Event, Offer, QueendominoView, RulesView, SeatView, SideView, Square, TableView, TalkLine } from "../../protocol";
import type { Table } from "../../table.svelte";
import { browserClock } from "../../wire";
import { Choice } from "./choice.svelte";
import { bookOf, type Book } from "./book";
import { Latest } from "./latest";
import { seatsOf, sideName } from "./sides";
import { sentences, shared, type Saying } from "./status";
import { stepsOf, type Step } from "./steps";

/** A second press within this time was meant for the step before. */
const CALM_MS = 300;

/** The server hears five of these a second. */
const HOVER_MS = 220;

export interface Ghost {
  domino: DominoView;
  first: Square;
  second: Square;
}

export class Play {
  readonly choice = new Choice();
  /** The seat whose kingdom lies before us. */
  private home = $state(0);
  private offered = "";
  private since = 0;
  private readonly showing = new Latest<[Square, Square] | null>(browserClock, HOVER_MS, (squares) => this.table.hover(squares));

  constructor(
    readonly id: string,
    readonly table: Table,
  ) {
    table.listen((offer) => this.meet(offer));
  }

  private meet(offer: Offer | null): void {
    this.home = offer?.seat ?? this.kept();
    const told = JSON.stringify(offer);
    if (told === this.offered) return;
    this.offered = told;
    this.since = performance.now();
    this.choice.take(offer);
  }

  /** The kingdom shown stays while others move, so long as it is one of ours. */
  private kept(): number {
    const ours = this.table.view?.seats.filter((seat) => seat.yours) ?? [];
    return (ours.find((seat) => seat.seat === this.home) ?? ours[0])?.seat ?? 0;
  }

  readonly view: TableView | null = $derived.by(() => this.table.view);
  readonly position: QueendominoView | null = $derived(this.view?.position?.type === "queendomino" ? this.view.position : null);
  readonly seats: readonly SeatView[] = $derived(this.view?.seats ?? []);
  readonly watching: boolean = $derived(!this.seats.some((seat) => seat.yours));
  readonly shared: boolean = $derived(this.view !== null && shared(this.view));
  readonly me: SeatView | undefined = $derived(this.seat(this.home));
  readonly mine: SideView | undefined = $derived(this.position?.sides.find((side) => side.seats.includes(this.home)));
  /** Our partner in a team, where there is one. */
  readonly partner: SeatView | undefined = $derived(this.mine && seatsOf(this.mine, this.seats).find((seat) => seat.seat !== this.home));
  readonly teams: boolean = $derived((this.position?.sides ?? []).some((side) => side.seats.length > 1));
  readonly rules: RulesView | undefined = $derived(this.view?.rules.type === "queendomino" ? this.view.rules : undefined);
  readonly town: boolean = $derived(this.rules?.town ?? true);
  /** Two boxes are in play: a number alone does not name a domino. */
  readonly boxed: boolean = $derived((this.rules?.boxes.length ?? 1) > 1);
  /** What our side said; none where nobody could hear it. */
  readonly talk: readonly TalkLine[] = $derived.by(() => this.table.talk);
  readonly talking: boolean = $derived(this.partner?.kind === "away" && !this.partner.yours && (this.me?.yours ?? false));
  /** The partner's domino, where they would lay it. */
  readonly ghost: Ghost | null = $derived.by(() => this.ghostOf());
  readonly others: readonly SideView[] = $derived(around(this.position?.sides ?? [], this.mine));
  readonly says: Saying[] = $derived.by(() => sentences({ link: this.table.link, view: this.view, offer: this.table.offer }));
  readonly events: readonly Event[] = $derived.by(() => this.table.events);
  readonly steps: Step[] = $derived(
    this.position && this.view?.to_move !== null ? stepsOf(this.position, this.view?.to_move ?? null, this.events) : [],
  );
  readonly book: Book = $derived(bookOf(this.position, this.rules, this.events));
  /** Whether we may act: it is our turn and nothing is on its way. */
  readonly free: boolean = $derived.by(() => this.table.offer !== null && this.table.pending === null);

  seat(number: number | null | undefined): SeatView | undefined {
    return this.seats.find((seat) => seat.seat === number);
  }

  seatOf(side: SideView): SeatView | undefined {
    return this.seat(side.seats[0]);
  }

  private ghostOf(): Ghost | null {
    const told = this.table.partner;
    const domino = this.position?.this_line.find((slot) => slot.domino.number === told?.domino)?.domino;
    if (!told?.squares || !domino || !this.mine?.seats.includes(told.seat)) return null;
    return { domino, first: told.squares[0], second: told.squares[1] };
  }

  say(text: string): void {
    this.table.say(text, this.home);
  }

  /** Shows the partner where our domino lies; called for every change of mind. */
  hover(): void {
    if (!this.partner || this.partner.yours) return;
    const held = this.choice.held;
    this.showing.push(held ? [held.first, held.second] : null);
  }

  nameOf(side: SideView): string {
    return sideName(side, this.seats);
  }

  confirm(): void {
    if (this.choice.move !== null) this.send(this.choice.move);
  }

  skip(): void {
    if (this.choice.skip !== null) this.send(this.choice.skip);
  }

  undo(): void {
    if (this.view?.can_undo && !this.tooSoon()) this.table.undo();
  }

  /** Asks what the best player would do. */
  hint(): void {
    if (this.free && !this.table.asking) this.table.askHint();
  }

  private send(move: string): void {
    if (this.free && !this.tooSoon()) this.table.play(move);
  }

  private tooSoon(): boolean {
    return performance.now() - this.since < CALM_MS;
  }
}

/** The others in the order of the table, beginning after ours. */
function around(sides: readonly SideView[], mine: SideView | undefined): SideView[] {
  const at = sides.findIndex((side) => side === mine);
  return [...sides.slice(at + 1), ...sides.slice(0, Math.max(at, 0))];
}
