/**
 * One person (or several at one screen) at a table of any game: what they see, what they have in mind, what they do.
 */
import type { Table } from "../../live/table.svelte";
import type { Event, Offer, SeatView, TableView } from "../../protocol";
import { shared, type Saying } from "./status";

/** A second press within this time was meant for the step before. */
const CALM_MS = 300;

/** What somebody has in mind among what an offer lists, until it is sent. */
export interface Mind<Offered> {
  readonly offer: Offered | null;
  /** The move that would be sent now. */
  readonly move: string | null;
  /** A new offer: a clean mind. */
  take(offer: Offered | null): void;
  /** Has in mind what somebody advises. */
  suggest(move: string): void;
}

export abstract class Play<Offered extends Offer = Offer, Choice extends Mind<Offered> = Mind<Offered>> {
  /** The seat before which the screen lies. */
  protected home = $state(0);
  /** At a shared screen: the seat whose own things lie open. */
  private uncovered: number | null = $state(null);
  private offered = "";
  private since = 0;

  constructor(
    readonly id: string,
    readonly table: Table,
    readonly choice: Choice,
  ) {
    table.listen((offer) => this.meet(offer));
  }

  /** What the table says in the sentence at its head. */
  abstract readonly says: Saying[];

  /** Whether an offer is one of this game's. */
  protected abstract isOurs(offer: Offer): offer is Offered;

  /** Whether a step needs what only the seat in turn may see, so that a shared screen is handed over first. */
  protected hides(_offer: Offered): boolean {
    return false;
  }

  private meet(all: Offer | null): void {
    const offer = all && this.isOurs(all) ? all : null;
    this.home = offer?.seat ?? this.kept();
    if (this.uncovered !== offer?.seat) this.uncovered = null; // somebody else may be in front of the screen
    const told = JSON.stringify(offer);
    if (told === this.offered) return;
    this.offered = told;
    this.since = performance.now();
    this.choice.take(offer);
  }

  /** The seat shown stays while others move, so long as it is one of ours. */
  private kept(): number {
    const ours = this.table.view?.seats.filter((seat) => seat.yours) ?? [];
    return (ours.find((seat) => seat.seat === this.home) ?? ours[0])?.seat ?? 0;
  }

  readonly view: TableView | null = $derived.by(() => this.table.view);
  readonly seats: readonly SeatView[] = $derived(this.view?.seats ?? []);
  readonly watching: boolean = $derived(!this.seats.some((seat) => seat.yours));
  readonly shared: boolean = $derived(this.view !== null && shared(this.view));
  readonly events: readonly Event[] = $derived.by(() => this.table.events);
  /** Whether we may act: it is our turn and nothing is on its way. */
  readonly free: boolean = $derived.by(() => this.choice.offer !== null && this.table.pending === null);

  /** Whether what only the one in front of the screen may see can be shown now. */
  readonly open: boolean = $derived.by(() => !this.shared || this.uncovered === this.home);
  /** Whether the screen is to be handed to somebody before the turn goes on. */
  readonly curtain: SeatView | null = $derived.by(() => {
    const offer = this.choice.offer;
    return offer && this.hides(offer) && !this.open ? (this.seat(offer.seat) ?? null) : null;
  });

  seat(number: number | null | undefined): SeatView | undefined {
    return this.seats.find((seat) => seat.seat === number);
  }

  /** What only the one in front of the screen may see is shown. */
  uncover(): void {
    this.uncovered = this.home;
    this.since = performance.now();
  }

  /** It lies face down again. */
  cover(): void {
    this.uncovered = null;
  }

  confirm(): void {
    if (this.choice.move !== null) this.send(this.choice.move);
  }

  undo(): void {
    if (this.view?.can_undo && !this.tooSoon()) this.table.undo();
  }

  /** Asks what the best player would do. */
  hint(): void {
    if (this.free && !this.table.asking && this.curtain === null) this.table.askHint();
  }

  protected send(move: string): void {
    if (this.free && !this.tooSoon() && this.curtain === null) this.table.play(move);
  }

  private tooSoon(): boolean {
    return performance.now() - this.since < CALM_MS;
  }
}

/** All of them in their order, beginning with the one at this place. */
export function around<T>(all: readonly T[], place: number): T[] {
  const at = Math.max(0, place);
  return [...all.slice(at), ...all.slice(0, at)];
}
