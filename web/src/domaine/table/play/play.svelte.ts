/** One person (or several at one screen) at a table of Domaine: what they see, have selected, and do. */
import type { Sign } from "../../../board/types";
import { edgeNamed, type Gain } from "../../board/types";
import type { CardView, DomaineRules, DomaineView, Event, LordView, Offer, TableView } from "../../../protocol";
import type { Table } from "../../../live/table.svelte";
import { listed, words } from "../../../words";
import { around, Play as TablePlay } from "../../../ui/table/play/play.svelte";
import type { Saying } from "../../../ui/table/words/status";
import { seatName, signed, type Line } from "../../../ui/table/words/telling";
import { Choice, SELL } from "./choice.svelte";
import { signsOf } from "../words/colours";
import { gainsOf, scoresLeft } from "../words/gains";
import type { DomaineOffer } from "./options";
import { sentences } from "./status";
import { isConsequence, isDeed, sentence } from "../words/telling";

const OURS: ReadonlySet<string> = new Set(["castle", "knight", "act", "step", "refill"]);

export class Play extends TablePlay<DomaineOffer, Choice> {
  constructor(id: string, table: Table) {
    super(id, table, () => new Choice(() => table.effects));
  }

  protected override isOurs(offer: Offer): offer is DomaineOffer {
    return OURS.has(offer.type);
  }

  protected override weighs(offer: DomaineOffer): boolean {
    return offer.type === "act" || offer.type === "step";
  }

  /** Setting up castles and knights needs no cards. */
  protected override hides(offer: DomaineOffer): boolean {
    return offer.type !== "castle" && offer.type !== "knight";
  }

  protected override readonly secret = true;

  protected override isMove(event: Event): boolean {
    return isDeed(event);
  }

  protected override isNews(event: Event): boolean {
    return isConsequence(event);
  }

  protected override pointsOf({ position }: TableView, seat: number): number | null {
    const lords = position?.type === "domaine" ? position.lords : [];
    return lords.find((lord) => lord.seat === seat)?.score ?? null;
  }

  /** The points it gained or cost, and the ducats that are left. */
  protected override meaning(before: TableView, after: TableView, seat: number): string {
    const lordIn = ({ position }: TableView): LordView | undefined =>
      position?.type === "domaine" ? position.lords.find((lord) => lord.seat === seat) : undefined;
    const [was, is] = [lordIn(before), lordIn(after)];
    if (!was || !is) return "";
    const by = is.score - was.score;
    const points = by === 0 ? [] : [words("follow-points", { by: signed(by), count: Math.abs(by) })];
    const ducats = is.ducats === was.ducats ? [] : [words("stat-ducats", { count: is.ducats })];
    return listed([...points, ...ducats], "beside");
  }

  readonly position: DomaineView | null = $derived(this.view?.position?.type === "domaine" ? this.view.position : null);
  readonly rules: DomaineRules | undefined = $derived(
    this.view?.rules.type === "domaine" ? this.view.rules : undefined,
  );
  /** What the act that is shown changed on the board, and the scores that it left behind. */
  readonly changed: { gains: readonly Gain[]; left: readonly number[] } = $derived.by(() => {
    const { before, view } = (this.past !== null && this.shown?.frame) || {};
    if (before?.position?.type !== "domaine" || view?.position?.type !== "domaine") return { gains: [], left: [] };
    return { gains: gainsOf(before.position, view.position), left: scoresLeft(before.position, view.position) };
  });
  readonly me: LordView | undefined = $derived(this.position?.lords.find((lord) => lord.seat === this.home));
  /** All lords, ours first, then in the order of play. */
  readonly lords: readonly LordView[] = $derived.by(() => {
    const all = this.position?.lords ?? [];
    return around(
      all,
      all.findIndex((lord) => lord.seat === (this.watching ? 0 : this.home)),
    );
  });
  readonly cards: ReadonlyMap<string, CardView> = $derived(
    new Map((this.rules?.cards ?? []).map((card) => [card.card, card])),
  );
  /** The sign of each colour; the last one may belong to nobody. */
  readonly signs: readonly Sign[] = $derived(signsOf(this.seats));
  readonly says: Saying[] = $derived.by(() =>
    sentences({ link: this.table.link, view: this.view, offer: this.choice.offer }),
  );
  /** The board's borders by name. */
  readonly borders: ReadonlySet<string> = $derived(new Set((this.position?.borders ?? []).map(edgeNamed)));
  /** Whose hand is shown: ours; in a replay, that of the player who acted. */
  readonly holder: number = $derived.by(() =>
    this.watching && this.table.walk ? (this.shown?.seat?.seat ?? this.home) : this.home,
  );
  /** The hand in front of us; none for spectators, none while it is covered. */
  readonly hand: readonly string[] = $derived.by(() => {
    const cards = this.position?.hands.find((hand) => hand.seat === this.holder)?.cards ?? [];
    return this.open ? inOrder(cards) : [];
  });

  /** The name of a colour: its player, or nobody. */
  nameOf(colour: number): string {
    return colour === this.rules?.neutral ? words("neutral") : seatName(this.seat(colour));
  }

  lordName(lord: LordView): string {
    return this.nameOf(lord.seat);
  }

  /** An event as a line of the log; a colour without a player has no seat. */
  protected override worded(event: Event): Line {
    const colour = event.seat ?? (typeof event.args["colour"] === "number" ? event.args["colour"] : null);
    const cast = { nameOf: (each: number) => this.nameOf(each), cards: this.cards };
    return { seq: event.seq, seat: this.seat(colour), text: sentence(event, cast) };
  }

  /** Why the chosen card cannot be sold: where moves are only tried or ordered, that it was; null if it can. */
  readonly unsold: string | null = $derived.by(() => {
    const { inHand } = this.choice;
    return inHand && this.table.spent(inHand.sell);
  });

  /** Chooses to sell the chosen card, or says why that cannot be done. */
  sell(): void {
    if (this.unsold !== null) this.table.refusal = { code: this.unsold, clause: "", args: {} };
    else if (this.choice.inHand) this.choice.settle(SELL);
  }

  /** Chooses the use at index `place` of the chosen card, or says why it cannot be had. */
  use(place: number): void {
    const reason = this.choice.inHand?.uses[place]?.reason;
    if (reason) this.table.refusal = reason;
    else this.choice.useAt(place);
  }

  /** Leaves the rest of the card unused. */
  end(): void {
    if (this.choice.end !== null) this.send(this.choice.end);
  }
}

/** The cards in the order of the hand: the earliest letter first. */
function inOrder(cards: readonly string[]): string[] {
  return [...cards].sort();
}
