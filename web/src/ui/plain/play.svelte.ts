/** A table of a game unknown to the page: everything comes from the server in words. */
import type { Table } from "../../live/table.svelte";
import type { Event, Offer, PlainOffer, PlainRules, PlainView, TableView } from "../../protocol";
import { told } from "../../words";
import { Play as TablePlay } from "../table/play/play.svelte";
import { aside, say, shared, theirs, type Saying } from "../table/words/status";
import { seatName, type Line } from "../table/words/telling";
import { Choice } from "./choice.svelte";

export class Play extends TablePlay<PlainOffer, Choice> {
  constructor(id: string, table: Table) {
    super(id, table, () => new Choice());
  }

  protected override isOurs(offer: Offer): offer is PlainOffer {
    return offer.type === "plain";
  }

  /** What a seat sees may be hidden from others. */
  protected override hides(): boolean {
    return true;
  }

  protected override isMove(event: Event): boolean {
    return event.code === "moved";
  }

  /** Its consequences are in the position. */
  protected override isNews(): boolean {
    return false;
  }

  protected override pointsOf({ position }: TableView, seat: number): number | null {
    const sides = position?.type === "plain" ? position.sides : [];
    return sides.find((side) => side.seats.includes(seat))?.sheet.total ?? null;
  }

  readonly position: PlainView | null = $derived(this.view?.position?.type === "plain" ? this.view.position : null);
  readonly rules: PlainRules | undefined = $derived(this.view?.rules.type === "plain" ? this.view.rules : undefined);
  /** The position as the person in front of the screen may see it, line by line; empty while it is covered. */
  readonly lines: readonly string[] = $derived.by(() => {
    if (!this.position) return [];
    if (this.position.lines.length > 0) return this.position.lines;
    return this.open ? (this.position.seen.find((each) => each.seat === this.home)?.lines ?? []) : [];
  });
  readonly says: Saying[] = $derived.by(() => this.sentences());

  private sentences(): Saying[] {
    const { view } = this;
    const other = aside(this.table.link, view);
    if (other || !view) return other ? [other] : [];
    const mover = this.seat(this.choice.offer?.seat ?? view.to_move);
    if (!mover) return [say("status-plain-dealing")];
    if (!this.choice.offer) return [theirs(view, mover, "status-theirs-plain")];
    return [say(shared(view) ? "status-here" : "status-yours", { name: mover.name }), say("status-plain")];
  }

  protected override worded(event: Event): Line {
    const who = typeof event.args["seat"] === "number" ? seatName(this.seat(event.args["seat"])) : "";
    const name = event.seat === null ? "" : seatName(this.seat(event.seat));
    return { seq: event.seq, seat: this.seat(event.seat), text: told("log", event.code, { ...event.args, name, who }) };
  }

  /** What has happened since this seat last moved, oldest first. */
  newsFor(seat: number): Line[] {
    const last = this.events.findLastIndex((event) => event.seat === seat && event.code === "moved");
    return this.events.slice(last + 1).map((event) => this.line(event));
  }
}
