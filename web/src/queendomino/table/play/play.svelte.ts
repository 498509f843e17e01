/** One person (or several at one screen) at one table: what they see, what they have selected, what they do. */
import type {
  BuildEffect,
  ClaimEffect,
  ClaimSpot,
  DominoView,
  Event,
  Offer,
  PlaceEffect,
  QueendominoView,
  RulesView,
  SeatView,
  SideView,
  Square,
  TableView,
  TalkLine,
} from "../../../protocol";
import type { Table } from "../../../live/table.svelte";
import { browserClock } from "../../../live/wire";
import { Choice, type KingdomOffer } from "./choice.svelte";
import { bookOf, type Book } from "../words/book";
import { linesOf } from "../../../live/aside";
import { Latest } from "../../../live/latest";
import type { ReadTalk } from "../../../seats";
import { byRound, isDeed } from "../words/rounds";
import { seatsOf, sideName } from "../../../ui/table/words/sides";
import { Read } from "../../../ui/table/talk/chat.svelte";
import { around, Play as TablePlay } from "../../../ui/table/play/play.svelte";
import type { Saying } from "../../../ui/table/words/status";
import { signed, type Line, type Part } from "../../../ui/table/words/telling";
import { listed, words } from "../../../words";
import { meaningOf } from "../words/meaning";
import { sentences, spoken } from "./status";
import { isStep, stepsOf, type Step } from "../words/steps";
import { sentence } from "../words/telling";

/** The server accepts five of these a second. */
const HOVER_MS = 220;

interface Ghost {
  domino: DominoView;
  first: Square;
  second: Square;
}

export class Play extends TablePlay<KingdomOffer, Choice> {
  private readonly read: Read;
  private readonly showing = new Latest<[Square, Square] | null>(browserClock, HOVER_MS, (squares) =>
    this.table.hover(squares),
  );

  constructor(id: string, table: Table) {
    super(id, table, () => new Choice());
    this.read = new Read(id);
  }

  protected override isOurs(offer: Offer): offer is KingdomOffer {
    return isStep(offer.type);
  }

  protected override weighs(offer: KingdomOffer): boolean {
    return offer.type === "place" || offer.type === "build" || offer.type === "claim";
  }

  protected override isMove(event: Event): boolean {
    return isDeed(event);
  }

  protected override isNews(event: Event): boolean {
    return event.code === "queen";
  }

  protected override pointsOf({ position }: TableView, seat: number): number | null {
    const sides = position?.type === "queendomino" ? position.sides : [];
    return sides.find((side) => side.seats.includes(seat))?.sheet.total ?? null;
  }

  protected override meaning(before: TableView, after: TableView, seat: number): string {
    const [was, is] = [before.position, after.position];
    return was?.type === "queendomino" && is?.type === "queendomino" ? meaningOf(was, is, seat) : "";
  }

  readonly position: QueendominoView | null = $derived(
    this.view?.position?.type === "queendomino" ? this.view.position : null,
  );
  readonly me: SeatView | undefined = $derived(this.seat(this.home));
  readonly mine: SideView | undefined = $derived(this.position?.sides.find((side) => side.seats.includes(this.home)));
  /** Our partner in a team, if any. */
  readonly partner: SeatView | undefined = $derived(
    this.mine && seatsOf(this.mine, this.seats).find((seat) => seat.seat !== this.home),
  );
  /** What the domino brings in its current placement, and the tile on its square; null until that is known. */
  readonly placed: PlaceEffect | null = $derived.by(() => {
    const effect = this.choice.held && this.table.effects?.[this.choice.held.move];
    return effect?.type === "placed" ? effect : null;
  });
  readonly built: BuildEffect | null = $derived.by(() => {
    const effect = this.choice.site && this.table.effects?.[this.choice.site.move];
    return effect?.type === "built" ? effect : null;
  });
  /** What the chosen domino would bring in the current kingdom. */
  readonly claimed: ClaimEffect | null = $derived(this.brings(this.choice.claim));
  /** And where it would score most. */
  readonly prospect: (Ghost & { tag: string }) | null = $derived.by(() => {
    const { best, points } = this.claimed ?? {};
    const domino = this.choice.claim?.domino;
    return best && domino ? { domino, first: best[0], second: best[1], tag: signed(points ?? 0) } : null;
  });
  readonly teams: boolean = $derived((this.position?.sides ?? []).some((side) => side.seats.length > 1));
  readonly rules: RulesView | undefined = $derived(
    this.view?.rules.type === "queendomino" ? this.view.rules : undefined,
  );
  readonly town: boolean = $derived(this.rules?.town ?? true);
  /** Two boxes are in play: a number alone does not name a domino. */
  readonly boxed: boolean = $derived((this.rules?.boxes.length ?? 1) > 1);
  /** The talk of our side; none if there is nobody to hear it. */
  readonly talk: readonly TalkLine[] = $derived.by(() => linesOf(this.mine?.side, this.table.talk));
  /** Whether we can talk to a partner: not from a replay or a table of orders, which are connected with nobody. */
  readonly talking: boolean = $derived.by(() => {
    const { walk, plan } = this.table;
    return this.partner?.kind === "away" && !this.partner.yours && (this.me?.yours ?? false) && !walk && !plan;
  });
  /** Where it is kept how far that has been read. */
  private readonly aside = $derived<ReadTalk>(`readAside${this.mine?.side ?? 0}`);
  private readonly lastLine: number = $derived(this.talk.at(-1)?.number ?? 0);
  /** Whether the partner has said something that has not been shown. */
  readonly hasTalk: boolean = $derived.by(() => this.read.isBehind(this.aside, this.lastLine));
  /** The partner's domino, where they would lay it. */
  readonly ghost: Ghost | null = $derived.by(() => this.ghostOf());
  /** The other sides in table order, beginning after ours. */
  readonly others: readonly SideView[] = $derived.by(() => {
    const sides = this.position?.sides ?? [];
    const ours = sides.findIndex((side) => side === this.mine);
    return around(sides, ours + 1).filter((side) => side !== this.mine);
  });
  readonly says: Saying[] = $derived.by(() =>
    sentences({ link: this.table.link, view: this.view, offer: this.table.offer }),
  );
  readonly steps: Step[] = $derived(
    this.position && this.view?.to_move !== null ? stepsOf(this.position, this.view?.to_move ?? null, this.events) : [],
  );
  /** Dominoes by what is known now, even while looking back. */
  readonly book: Book = $derived.by(() => {
    const { now, events } = this.table;
    return bookOf(now?.position?.type === "queendomino" ? now.position : null, this.rules, events);
  });

  /** The log, round by round. */
  readonly parts: Part[] = $derived.by(() =>
    byRound(this.events).map(({ game, round, events }) => {
      const title = round === 0 ? words("log-setup") : words("round", { round });
      const many = (this.rules?.games ?? 1) > 1;
      const whole = many ? listed([words("game-number", { game }), title], "unit") : title;
      return { title: whole, lines: events.toReversed().map((event) => this.line(event)) };
    }),
  );

  override sentence(): string {
    return spoken(this.says);
  }

  protected override worded(event: Event): Line {
    const text = sentence(event, { seats: this.seats, book: this.book });
    return { seq: event.seq, seat: this.seat(event.seat), text };
  }

  seatOf(side: SideView): SeatView | undefined {
    return this.seat(side.seats[0]);
  }

  /** What a domino of the line would bring; null until that is known. */
  brings(spot: ClaimSpot | null): ClaimEffect | null {
    const effect = spot && this.table.effects?.[spot.move];
    return effect?.type === "claimed" ? effect : null;
  }

  private ghostOf(): Ghost | null {
    const told = this.table.partner;
    const domino = this.position?.this_line.find((slot) => slot.domino.number === told?.domino)?.domino;
    if (!told?.squares || !domino || !this.mine?.seats.includes(told.seat)) return null;
    return { domino, first: told.squares[0], second: told.squares[1] };
  }

  say(text: string, phrase: TalkLine["phrase"] = null): void {
    this.table.say(text, this.home, phrase);
  }

  /** A digit chooses what it stands for. If that cannot be chosen, says why: `placeOf` knows where it is. */
  digit(digit: number, placeOf: (thing: string) => DOMRect | undefined): void {
    this.forgive();
    this.choice.digit(digit);
    const thing = this.choice.offers(digit) ? null : this.meantBy(digit);
    if (thing !== null) this.wonder(thing, placeOf(thing));
  }

  /** The domino or the slot that a digit stands for. */
  private meantBy(digit: number): string | null {
    const { type } = this.choice.offer ?? {};
    if (type === "build" || type === "bribe") return `slot ${digit}`;
    const number = type === "claim" ? this.position?.next_line[digit - 1]?.domino.number : undefined;
    return number === undefined ? null : `domino ${number}`;
  }

  /** The talk of our side ends there. */
  rewindTalk(): void {
    this.read.rewind(this.aside, this.lastLine);
  }

  /** The talk of our side is shown. */
  noteTalk(): void {
    this.read.note(this.aside, this.lastLine);
  }

  /** Shows the partner where our domino is; called with every change of the selection. */
  hover(): void {
    if (!this.partner || this.partner.yours) return;
    const held = this.choice.held;
    this.showing.push(held ? [held.first, held.second] : null);
  }

  nameOf(side: SideView): string {
    return sideName(side, this.seats);
  }

  skip(): void {
    if (this.choice.skip !== null) this.send(this.choice.skip);
  }
}
