/** The table that shows a replay: everything as it was, and nothing to be done. */
import type { Moment, Replay, SeatView, TableView } from "../protocol";
import type { Key } from "./moments";
import type { Frame } from "./past";
import { Table } from "./table.svelte";
import { Walk, type Onward, type Position, type Source } from "./walk.svelte";

/** The seats after these moments: a bot plays for those for whom one moved last, whatever became of it later. */
export function seatsAfter(moments: readonly Moment[], seats: readonly SeatView[]): SeatView[] {
  const lent = new Map(moments.map(({ seat, events }) => [seat, events[0]?.stand_in ?? false]));
  return seats.map((seat) => {
    const stint = lent.get(seat.seat) ? (seat.stint ?? { bot: "", why: "away", moved: true }) : null;
    return { ...seat, stint };
  });
}

/** The table of a replay. There is no connection. */
export class Replayed extends Table {
  override readonly walk: Walk;

  constructor(
    private readonly replay: Replay,
    source: Source,
    onward: Onward | null = null,
    keys?: readonly Key[],
  ) {
    super(replay.view.table, null);
    this.link = "live";
    this.now = replay.view;
    this.events = replay.moments.flatMap((moment) => moment.events);
    this.seq = this.events.at(-1)?.seq ?? 0;
    this.walk = new Walk(replay, source, (at, position) => this.look(this.frameOf(at, position)), onward, keys);
  }

  private frameOf(at: number, position: Position): Frame {
    const moments = this.replay.moments.slice(0, at + 1);
    const seq = moments.findLast(({ events }) => events.length > 0)?.events.at(-1)?.seq ?? 0;
    const to_move = moments.at(-1)?.to_move ?? null;
    const seats = seatsAfter(moments, this.replay.view.seats);
    const view: TableView = { ...this.replay.view, position, seats, to_move, may: [] };
    return { after: seq, seq, view: { ...view, can_undo: false, request: null }, before: view };
  }

  override close(): void {
    this.walk.close();
    super.close();
  }
}
