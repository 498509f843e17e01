/** Which tab of the table a phone shows: the one that was chosen, or while another acts, the one where that is seen. */
import { innerWidth } from "svelte/reactivity/window";
import type { SeatView } from "../../protocol";
import { paceOf, roomIn } from "../../settings.svelte";
import type { Play } from "./play.svelte";

/** Wider windows show all of the table. */
const PHONE = 700;

export const isWide = (): boolean => roomIn(innerWidth.current) > PHONE;

export class Showing {
  private chosen: string = $state("");
  /** What was seen when a tab was touched: it ends the following for so long. */
  private left: unknown = $state.raw(undefined);

  constructor(
    private readonly play: Pick<Play, "table" | "past" | "mover">,
    private readonly home: string,
    private readonly others: string,
    /** Whether what they do is seen at home: a partner's kingdom is ours, and who only watches sits before one, too. */
    private readonly atHome: (seat: SeatView) => boolean = () => false,
  ) {
    this.chosen = home;
  }

  /** Who is followed on a phone. */
  readonly actor: SeatView | undefined = $derived.by(() => {
    const { table, past, mover } = this.play;
    const follows = !isWide() && table.walk === null && table.offer === null && past !== null;
    if (!follows || !mover || mover.yours || this.left === this.moment()) return undefined;
    return this.atHome(mover) ? undefined : mover;
  });
  /** Who is shown large in a wide window: whose act is told, and in between the bot that is to act. */
  readonly acting: SeatView | undefined = $derived.by(() => {
    const { table, past, mover } = this.play;
    const bots = table.offer === null && mover?.kind === "bot" && paceOf() > 0;
    const follows = isWide() && table.walk === null && (past !== null || bots);
    return follows && !mover?.yours ? mover : undefined;
  });
  readonly tab: string = $derived.by(() => (this.actor ? this.others : this.chosen));

  /** Somebody touches a tab; in one's own turn that says nothing of the turns of the others. */
  readonly open = (tab: string): void => {
    this.chosen = tab;
    if (this.play.table.offer === null) this.left = this.moment();
  };

  /** It is our turn: what it needs lies at the top of a phone's page. */
  back(): void {
    this.chosen = this.home;
    this.left = undefined;
    if (!isWide()) scrollTo(0, 0);
  }

  /** What one looks at: a moment of the past, or what goes on. */
  private moment(): unknown {
    return this.play.table.looking;
  }
}
