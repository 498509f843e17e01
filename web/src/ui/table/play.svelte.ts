/** One person (or several at one screen) at one table: what they see, what they have in mind, what they do. */
import type { DominoView, Event, Offer, QueendominoView, SeatView, SideView, TableView } from "../../protocol";
import { Table } from "../../table.svelte";
import { Choice } from "./choice.svelte";
import { dominoesOf } from "./log";
import { sentences, shared, type Saying } from "./status";
import { stepsOf, type Step } from "./steps";

/** A second press within this time was meant for the step before. */
const CALM_MS = 300;

export class Play {
  readonly id: string;
  readonly table: Table;
  readonly choice = new Choice();
  /** The seat whose kingdom lies before us. */
  private home = $state(0);
  private offered = "";
  private since = 0;

  constructor(id: string, key: string | null) {
    this.id = id;
    this.table = new Table(id, key, (offer) => this.meet(offer));
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
  readonly position: QueendominoView | null = $derived(this.view?.position ?? null);
  readonly seats: readonly SeatView[] = $derived(this.view?.seats ?? []);
  readonly watching: boolean = $derived(!this.seats.some((seat) => seat.yours));
  readonly shared: boolean = $derived(this.view !== null && shared(this.view));
  readonly me: SeatView | undefined = $derived(this.seat(this.home));
  readonly mine: SideView | undefined = $derived(this.position?.sides.find((side) => side.seats.includes(this.home)));
  readonly others: readonly SideView[] = $derived(around(this.position?.sides ?? [], this.mine));
  readonly says: Saying[] = $derived.by(() => sentences({ link: this.table.link, view: this.view, offer: this.table.offer }));
  readonly dominoes: ReadonlyMap<number, DominoView> = $derived(this.position ? dominoesOf(this.position) : new Map());
  readonly events: readonly Event[] = $derived.by(() => this.table.events);
  readonly steps: Step[] = $derived(
    this.position && this.view?.to_move !== null ? stepsOf(this.position, this.view?.to_move ?? null, this.events) : [],
  );
  /** Whether we may act: it is our turn and nothing is on its way. */
  readonly free: boolean = $derived.by(() => this.table.offer !== null && this.table.pending === null);

  seat(number: number | null | undefined): SeatView | undefined {
    return this.seats.find((seat) => seat.seat === number);
  }

  seatOf(side: SideView): SeatView | undefined {
    return this.seat(side.seats[0]);
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

  private send(move: string): void {
    if (this.free && !this.tooSoon()) this.table.play(move);
  }

  private tooSoon(): boolean {
    return performance.now() - this.since < CALM_MS;
  }

  close(): void {
    this.table.close();
  }
}

/** The others in the order of the table, beginning after ours. */
function around(sides: readonly SideView[], mine: SideView | undefined): SideView[] {
  const at = sides.findIndex((side) => side === mine);
  return [...sides.slice(at + 1), ...sides.slice(0, Math.max(at, 0))];
}
