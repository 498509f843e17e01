/** Which tab of the table a phone shows: the chosen one or, while another player acts, the one where that is shown. */
import { untrack } from "svelte";
import { innerWidth } from "svelte/reactivity/window";
import type { SeatView } from "../../../protocol";
import { paceOf, roomIn } from "../../../settings.svelte";
import type { Play } from "./play.svelte";

/** Wider windows show the whole table. */
const PHONE = 700;

export const isWide = (): boolean => roomIn(innerWidth.current) > PHONE;

export class Showing {
  private chosen: string = $state("");
  /** The moment shown when a tab was touched: there is no following until that changes. */
  private left: unknown = $state.raw(undefined);

  constructor(
    private readonly play: Pick<Play, "table" | "past" | "mover">,
    private readonly home: string,
    private readonly others: string,
    /** Whether their acts are shown on the first tab: a partner's kingdom is ours, and a spectator sees one there. */
    private readonly atHome: (seat: SeatView) => boolean = () => false,
  ) {
    this.chosen = home;
  }

  /** The player who is followed on a phone. */
  readonly actor: SeatView | undefined = $derived.by(() => {
    const { table, past, mover } = this.play;
    const follows = !isWide() && table.walk === null && table.offer === null && past !== null;
    if (!follows || !mover || mover.yours || this.left === this.moment()) return undefined;
    return this.atHome(mover) ? undefined : mover;
  });
  /** The player shown large in a wide window: the one whose act is shown, and in between the bot that is to act. */
  readonly acting: SeatView | undefined = $derived.by(() => {
    const { table, past, mover } = this.play;
    const bots = table.offer === null && mover?.kind === "bot" && paceOf() > 0;
    const follows = isWide() && table.walk === null && (past !== null || bots);
    return follows && !mover?.yours ? mover : undefined;
  });
  readonly tab: string = $derived.by(() => (this.actor ? this.others : this.chosen));

  /** A tab was touched; in one's own turn that does not affect the turns of the others. */
  readonly open = (tab: string): void => {
    this.chosen = tab;
    if (this.play.table.offer === null) this.left = this.moment();
  };

  /** It is our turn: what it needs is at the top of the page on a phone. A phone that is turned is no new turn. */
  back(): void {
    this.chosen = this.home;
    this.left = undefined;
    if (!untrack(isWide)) scrollTo(0, 0);
  }

  /** What is shown: a moment of the past, or the present. */
  private moment(): unknown {
    return this.play.table.looking;
  }
}
