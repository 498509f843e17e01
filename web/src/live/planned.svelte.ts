/** One's next turn, played beforehand: the table as it would be, at which nothing is done but wished. */
import type { Event, OrderDraft } from "../protocol";
import { eventsOf, Plan, type Clerk, type OrderState } from "./plan.svelte";
import { without } from "./posed.svelte";
import { Table, type Effects } from "./table.svelte";

/** The table of orders. No connection is made; a move is a wish. */
export class Planned extends Table {
  override readonly plan: Plan;
  private weighed: Effects = {};
  private first: OrderDraft;
  private readonly happened: readonly Event[];

  /** `left` hears that orders were kept, or withdrawn. */
  constructor(id: string, draft: OrderDraft, before: OrderState | null, clerk: Clerk, left: (kept: boolean) => void) {
    super(id, null);
    this.first = draft;
    this.happened = draft.asked?.events ?? [];
    this.link = "live";
    this.plan = new Plan(draft, before, clerk, (next) => this.ask(next), left);
    this.ask(draft);
  }

  override play(move: string): boolean {
    void this.plan.wish(move);
    return true;
  }

  override weigh(): void {
    this.effects = this.weighed;
  }

  // Nothing else is asked at such a table, and nobody hears of anything.
  override undo(): boolean {
    return false;
  }
  override askHint(): void {}
  override wonder(): void {}
  override hover(): void {}

  /** Whose turn it is about. */
  private get seat(): number | null {
    return this.now?.seats.find(({ yours }) => yours)?.seat ?? null;
  }

  /** What is asked next; nothing once the turn is whole, or where orders lie there already. */
  private ask(draft: OrderDraft): void {
    const asked = draft.asked ?? this.first.asked;
    if (!asked) return;
    this.first = { ...draft, asked };
    const wished = new Set(draft.steps.at(-1)?.wishes.map(({ move }) => move));
    const offer = draft.again && asked.offer ? without(asked.offer, (move) => wished.has(move)) : asked.offer;
    this.weighed = draft.effects ?? {};
    this.effects = null;
    this.take({ ...asked, offer: draft.asked && !this.plan.before ? offer : null });
    this.events = [...this.happened, ...eventsOf(draft.steps, this.seat, this.seq).flatMap(([first]) => first ?? [])];
  }
}
