/** Orders for one’s next turn, while they are being made: the choices for each step. No drawing, no words. */
import type { Because, Event, OrderDraft, Orders, OrderStep, OrderWish } from "../protocol";

/** Whether orders are in place, or have come to an end. */
export type OrderState = NonNullable<Orders["state"]>;

/** The choices at each step, as the events they would be for `seat` after the event `seq`. */
export function eventsOf(steps: readonly OrderStep[], seat: number | null, seq: number): Event[][] {
  return steps.map(({ wishes }, at) =>
    wishes.map(({ code, args }) => ({ seq: seq + at + 1, code, seat, args, stand_in: false, why: null })),
  );
}

/** Stores orders, and knows what they lead to. */
export interface Clerk {
  draft(wish: OrderWish): Promise<OrderDraft>;
  /** Why nothing can be done with a thing at the step that a draft asks about. */
  why(wish: OrderWish, thing: string): Promise<Because>;
  /** Stores them; an empty wish withdraws earlier ones. */
  leave(wish: OrderWish): Promise<unknown>;
}

/** The orders so far, and whether they are complete. */
export class Plan {
  steps: readonly OrderStep[] = $state.raw([]);
  /** An alternative for the last step is being asked for. */
  again = $state(false);
  /** The turn is complete. */
  whole = $state(false);
  busy = $state(false);
  fault: unknown = $state.raw(null);
  /** Earlier orders, when the page was opened, or what became of them. */
  before: OrderState | null = $state(null);

  constructor(
    first: OrderDraft,
    before: OrderState | null,
    private readonly clerk: Clerk,
    private readonly told: (draft: OrderDraft) => void,
    private readonly left: (kept: boolean) => void,
  ) {
    this.before = before;
    this.steps = first.steps;
    this.whole = first.asked === null;
  }

  /** Orders a move: as the next alternative at the last step, or as the first choice at the next one. */
  wish(move: string): Promise<void> {
    const last = this.moves().at(-1);
    return this.again && last
      ? this.look([...this.moves().slice(0, -1), [...last, move]], false)
      : this.look([...this.moves(), [move]], false);
  }

  /** Adds no alternative at the last step. */
  settle(): Promise<void> {
    return this.look(this.moves(), true);
  }

  /** Takes the last order back. */
  back(): Promise<void> {
    const moves = this.moves();
    const [last = [], others] = [moves.at(-1), moves.slice(0, -1)];
    return this.look(last.length > 1 ? [...others, last.slice(0, -1)] : others, last.length <= 1);
  }

  /** Starts over, without any orders. */
  anew(): Promise<void> {
    return this.look([], true, () => (this.before = null));
  }

  why(thing: string): Promise<Because> {
    return this.clerk.why({ steps: this.moves(), settled: !this.again }, thing);
  }

  /** The choices at the step that is asked about, if an alternative to them is. */
  get wished(): readonly string[] {
    return this.again ? (this.moves().at(-1) ?? []) : [];
  }

  leave(): Promise<void> {
    return this.ask(
      () => this.clerk.leave({ steps: this.moves() }),
      () => this.left(true),
    );
  }

  withdraw(): Promise<void> {
    return this.ask(
      () => this.clerk.leave({ steps: [] }),
      () => this.left(false),
    );
  }

  private moves(): string[][] {
    return this.steps.map(({ wishes }) => wishes.map(({ move }) => move));
  }

  private look(steps: string[][], settled: boolean, granted = (): unknown => undefined): Promise<void> {
    return this.ask(
      () => this.clerk.draft({ steps, settled }),
      (draft) => {
        granted();
        this.steps = draft.steps;
        this.again = draft.again;
        this.whole = draft.asked === null;
        this.told(draft);
      },
    );
  }

  private async ask<T>(asked: () => Promise<T>, heard: (answer: T) => void): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.fault = null;
    try {
      heard(await asked());
    } catch (error) {
      this.fault = error;
    }
    this.busy = false;
  }
}
