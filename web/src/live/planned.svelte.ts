/** One's next turn, ordered ahead: the table as it would be, at which moves are only orders. */
import type { Event, OrderDraft } from "../protocol";
import { eventsOf, Plan, type Clerk, type OrderState } from "./plan.svelte";
import { without } from "./posed.svelte";
import { Table, type Effects } from "./table.svelte";
import { whyNot } from "./whynot";

const WISHED = "orders.wished";

/** The table of orders. There is no connection; a move is an order. */
export class Planned extends Table {
  override readonly plan: Plan;
  private weighed: Effects = {};
  private wondered: string | null = null;
  private first: OrderDraft;
  private readonly happened: readonly Event[];

  /** `left` is called when orders were stored, or withdrawn. */
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

  override wonder(thing: string | null): void {
    this.because = null;
    this.wondered = thing;
    if (thing === null) return;
    void whyNot(thing, this.plan.why(thing), this.plan.wished, WISHED).then((because) => {
      if (thing === this.wondered) this.because = because;
    });
  }

  override spent(move: string): string | null {
    return this.plan.wished.includes(move) ? WISHED : null;
  }

  // Nothing else is requested at such a table, and nobody is told anything.
  override undo(): boolean {
    return false;
  }
  override askHint(): void {}
  override hover(): void {}

  /** The seat whose turn it is about. */
  private get seat(): number | null {
    return this.now?.seats.find(({ yours }) => yours)?.seat ?? null;
  }

  /** What is asked next; nothing once the turn is complete, or if there are orders already. */
  private ask(draft: OrderDraft): void {
    const asked = draft.asked ?? this.first.asked;
    if (!asked) return;
    this.wonder(null);
    this.first = { ...draft, asked };
    const { wished } = this.plan;
    const offer = asked.offer && without(asked.offer, (move) => wished.includes(move));
    this.weighed = draft.effects ?? {};
    this.effects = null;
    this.take({ ...asked, offer: draft.asked && !this.plan.before ? offer : null });
    const made = draft.steps.slice(0, this.reached(draft));
    this.events = [...this.happened, ...eventsOf(made, this.seat, this.seq).flatMap(([first]) => first ?? [])];
  }

  /** How many steps of the orders the table that is shown is past. */
  private reached({ asked, again, steps }: OrderDraft): number {
    if (this.plan.before) return 0;
    return asked && !again ? steps.length : steps.length - 1;
  }
}
