/** One person (or several at one screen) at a table of Domaine: what they see, what they have in mind, what they do. */
import { signOf, type Sign } from "../../board/types";
import { edgeNamed } from "../../board/domaine/types";
import type { CardView, DomaineRules, DomaineView, Event, LordView, Offer, SeatView, TableView } from "../../protocol";
import type { Table } from "../../table.svelte";
import { words } from "../../words";
import { shared, type Saying } from "../table/status";
import { seatName } from "../table/telling";
import { Choice } from "./choice.svelte";
import type { DomaineOffer } from "./options";
import { sentences } from "./status";

/** A second press within this time was meant for the step before. */
const CALM_MS = 300;

/** The sign of the colour that nobody plays. */
const NOBODY: Sign = "key";

const OURS: ReadonlySet<string> = new Set(["castle", "knight", "act", "step", "refill"]);

export class Play {
  readonly choice = new Choice();
  /** The seat before whom the screen lies. */
  private home = $state(0);
  /** At a shared screen: the seat whose cards lie open. */
  private uncovered: number | null = $state(null);
  private offered = "";
  private since = 0;

  constructor(
    readonly id: string,
    readonly table: Table,
  ) {
    table.listen((offer) => this.meet(offer));
  }

  private meet(all: Offer | null): void {
    const offer = all && OURS.has(all.type) ? (all as DomaineOffer) : null;
    this.home = offer?.seat ?? this.kept();
    if (this.uncovered !== offer?.seat) this.uncovered = null; // somebody else may be in front of the screen
    const told = JSON.stringify(offer);
    if (told === this.offered) return;
    this.offered = told;
    this.since = performance.now();
    this.choice.take(offer);
  }

  private kept(): number {
    const ours = this.table.view?.seats.filter((seat) => seat.yours) ?? [];
    return (ours.find((seat) => seat.seat === this.home) ?? ours[0])?.seat ?? 0;
  }

  readonly view: TableView | null = $derived.by(() => this.table.view);
  readonly position: DomaineView | null = $derived(this.view?.position?.type === "domaine" ? this.view.position : null);
  readonly rules: DomaineRules | undefined = $derived(this.view?.rules.type === "domaine" ? this.view.rules : undefined);
  readonly seats: readonly SeatView[] = $derived(this.view?.seats ?? []);
  readonly watching: boolean = $derived(!this.seats.some((seat) => seat.yours));
  readonly shared: boolean = $derived(this.view !== null && shared(this.view));
  readonly me: LordView | undefined = $derived(this.position?.lords.find((lord) => lord.seat === this.home));
  /** All lords, ours first, then in the order of play. */
  readonly lords: readonly LordView[] = $derived(around(this.position?.lords ?? [], this.watching ? 0 : this.home));
  readonly cards: ReadonlyMap<string, CardView> = $derived(new Map((this.rules?.cards ?? []).map((card) => [card.card, card])));
  /** The sign of each colour; the last one may be nobody's. */
  readonly signs: readonly Sign[] = $derived([...this.seats.map((seat) => signOf(seat.sign)), NOBODY]);
  readonly events: readonly Event[] = $derived.by(() => this.table.events);
  readonly says: Saying[] = $derived.by(() => sentences({ link: this.table.link, view: this.view, offer: this.choice.offer }));
  /** The board's borders by name. */
  readonly borders: ReadonlySet<string> = $derived(new Set((this.position?.borders ?? []).map(edgeNamed)));
  /** Whether we may act: it is our turn and nothing is on its way. */
  readonly free: boolean = $derived.by(() => this.choice.offer !== null && this.table.pending === null);

  /** Whether the cards of the one in front of the screen may be seen now. */
  readonly open: boolean = $derived.by(() => !this.shared || this.uncovered === this.home);
  /** The hand before us; none for who watches, none while it is covered. */
  readonly hand: readonly string[] = $derived.by(() => {
    const cards = this.position?.hands.find((hand) => hand.seat === this.home)?.cards ?? [];
    return this.open ? inOrder(cards) : [];
  });
  /** Whether the screen is to be handed to somebody before the turn goes on. */
  readonly curtain: SeatView | null = $derived.by(() => {
    const offer = this.choice.offer;
    const placing = offer?.type === "castle" || offer?.type === "knight"; // no card is needed for that
    return offer && !placing && !this.open ? (this.seat(offer.seat) ?? null) : null;
  });

  seat(number: number | null | undefined): SeatView | undefined {
    return this.seats.find((seat) => seat.seat === number);
  }

  /** How a colour is called: its player, or nobody. */
  nameOf(colour: number): string {
    return colour === this.rules?.neutral ? words("neutral") : seatName(this.seat(colour));
  }

  lordName(lord: LordView): string {
    return this.nameOf(lord.seat);
  }

  /** The cards of the one in front of the screen are shown. */
  uncover(): void {
    this.uncovered = this.home;
    this.since = performance.now();
  }

  /** They lie face down again. */
  cover(): void {
    this.uncovered = null;
  }

  confirm(): void {
    if (this.choice.move !== null) this.send(this.choice.move);
  }

  /** Leaves the rest of the card. */
  end(): void {
    if (this.choice.end !== null) this.send(this.choice.end);
  }

  undo(): void {
    if (this.view?.can_undo && !this.tooSoon()) this.table.undo();
  }

  /** Asks what the best player would do. */
  hint(): void {
    if (this.free && !this.table.asking && this.curtain === null) this.table.askHint();
  }

  private send(move: string): void {
    if (this.free && !this.tooSoon() && this.curtain === null) this.table.play(move);
  }

  private tooSoon(): boolean {
    return performance.now() - this.since < CALM_MS;
  }
}

function around(lords: readonly LordView[], first: number): LordView[] {
  const at = Math.max(0, lords.findIndex((lord) => lord.seat === first));
  return [...lords.slice(at), ...lords.slice(0, at)];
}

/** The cards as one holds them: the oldest letter first. */
function inOrder(cards: readonly string[]): string[] {
  return [...cards].sort();
}
