/** What the player at the screen has selected from the offer, until it is sent. */
import type { Plan } from "../../board/types";
import { inReadingOrder } from "../../board/walking";
import type { CardOffer, UseOffer } from "../../../protocol";
import type { Effects } from "../../../live/table.svelte";
import { follow, grouped, optionsOf, type DomaineOffer, type Option, type Aim, type Way } from "./options";

export const SELL = "sell";
export const DECK = "deck";

/** A place on the board where one may act, still without a name. */
export interface Spot extends Aim {
  id: string;
  held: boolean;
}

export class Choice {
  /** `effects`: what each choice would bring, once that is known. */
  constructor(readonly effects: () => Effects | null = () => null) {}

  offer: DomaineOffer | null = $state.raw(null);
  /** The card of the hand, and what to do with it: `sell` or one of its symbols. */
  card: string | null = $state(null);
  use: string | null = $state(null);
  /** The places pointed at, one after the other. */
  path: readonly string[] = $state.raw([]);
  /** What is taken at the end of a turn: `deck` or a card of the Chancery. */
  taken: string | null = $state(null);
  /** The place under the pointer. */
  private aimed: string | null = $state(null);
  /** Where the card was meant to act before it was played. */
  private wanted: string | null = null;

  /** A new offer: clears the selection, but keeps a place pointed at before the card was played. */
  take(offer: DomaineOffer | null): void {
    const wanted = offer?.type === "step" && this.offer?.type === "act" ? this.wanted : null;
    this.offer = offer;
    this.card = this.use = this.taken = this.aimed = this.wanted = null;
    this.path = [];
    if (wanted) this.point(wanted);
  }

  readonly inHand: CardOffer | null = $derived(
    (this.offer?.type === "act" && this.offer.cards.find((card) => card.card === this.card)) || null,
  );
  readonly symbol: UseOffer | null = $derived(this.inHand?.uses.find((use) => use.action === this.use) ?? null);
  private readonly options: readonly Option[] = $derived.by(() => optionsOf(this.offer, this.symbol, this.effects()));
  readonly way: Way = $derived(follow(this.options, this.path));
  /** What is selected or, if nothing is, what the pointer is over. */
  readonly seen: Way = $derived(
    this.aimed !== null && !this.way.found ? follow(this.options, [...this.path, this.aimed]) : this.way,
  );

  /** The move that would be sent now. */
  readonly move: string | null = $derived.by(() => {
    if (this.offer?.type === "refill") return this.refill(this.taken);
    if (this.offer?.type === "act")
      return this.use === SELL ? (this.inHand?.sell ?? null) : (this.symbol?.move ?? null);
    return this.way.found?.move ?? null;
  });

  readonly end: string | null = $derived(this.offer?.type === "step" ? this.offer.end : null);

  private refill(taken: string | null): string | null {
    if (this.offer?.type !== "refill" || taken === null) return null;
    return taken === DECK ? this.offer.deck : (this.offer.spots.find((spot) => spot.card === taken)?.move ?? null);
  }

  /** Where one may point now, in reading order, including the selected places. */
  readonly spots: readonly Spot[] = $derived.by(() => {
    const levels = this.way.levels;
    const last = levels.length - 1;
    const earlier = levels
      .slice(0, -1)
      .flatMap((level, depth) => (level.picked ? [spot(level.picked, depth, true)] : []));
    const now = (levels[last]?.choices ?? []).map((pick) => spot(pick, last, pick.at === levels[last]?.picked?.at));
    return inReadingOrder([...earlier, ...now]);
  });

  /** What pointing at a place would find, if nothing were left to choose then. */
  foundAt({ id, at }: Spot): Option | null {
    const depth = Number(id.split(" ")[0]);
    if (depth === 0 && this.way.levels.length === 1) {
      const open = this.byPlace.get(at) ?? [];
      if (open.length === 1) return open[0] ?? null;
    }
    return follow(this.options, [...this.path.slice(0, depth), at]).found;
  }

  private readonly byPlace: ReadonlyMap<string, readonly Option[]> = $derived(
    grouped(this.options, (option) => option.picks[0]?.at ?? ""),
  );

  /** The planned move as drawn on the board. */
  readonly plan: Plan | null = $derived.by(() => {
    const { open, levels, found } = this.seen;
    const picked = levels.flatMap((level) => level.picked ?? []);
    const [first] = open;
    const at = picked.at(-1)?.at;
    if (!first || at === undefined || this.offer === null) return null;
    const effect = found?.effect ?? null;
    const mine = effect?.scores.find((change) => change.seat === this.offer?.seat);
    const placed = found !== null || picked.some((pick) => pick.at === first.piece?.at);
    return {
      at: found?.piece?.at ?? picked[0]?.at ?? at,
      effect,
      points: mine ? mine.after - mine.before : 0,
      pieces: first.piece && placed ? [first.piece] : [],
      gone: first.gone !== undefined && picked.some((pick) => pick.at === first.gone) ? [first.gone] : [],
      hints: found?.hints ?? [],
      borders: found?.border === undefined ? [] : [found.border],
    };
  });

  /** Chooses a card of the hand; its only symbol comes with it. */
  pick(card: string): void {
    if (this.offer?.type !== "act") return;
    const offered = this.offer.cards.find((each) => each.card === card);
    if (!offered) return;
    const playable = offered.uses.filter((use) => use.move !== null);
    this.card = card;
    this.settle(playable.length === 1 && offered.uses.length === 1 ? (playable[0]?.action ?? null) : null);
  }

  /** Chooses the use at index `place`, if it can be played. */
  useAt(place: number): void {
    const offered = this.inHand?.uses[place];
    if (offered?.move != null) this.settle(offered.action);
  }

  /** Chooses what to do with the card: sell it, or one of its symbols. */
  settle(use: string | null): void {
    this.use = use;
    this.path = [];
    this.aimed = null;
    this.wanted = null;
  }

  /** Points at a place by its id; deselects it if it was selected. */
  pickSpot(id: string): void {
    const found = this.spots.find((each) => each.id === id);
    if (!found) return;
    const depth = Number(id.split(" ")[0]);
    if (found.held) this.path = this.path.slice(0, depth);
    else this.point(found.at, depth);
  }

  /** Whether this is the place that was pointed at last; pressed again, it is confirmed. */
  isLast(id: string): boolean {
    const found = this.spots.find((each) => each.id === id);
    return found?.held === true && Number(id.split(" ")[0]) === this.way.levels.length - 1;
  }

  private point(at: string, depth = 0): void {
    const path = [...this.path.slice(0, depth), at];
    if (follow(this.options, path).levels[depth]?.picked) this.path = path;
    if (this.offer?.type === "act") this.wanted = at;
  }

  aim(id: string | null): void {
    const found = this.spots.find((each) => each.id === id);
    const open = this.way.levels.at(-1);
    this.aimed = found && !found.held && open && !open.picked ? found.at : null;
  }

  choose(taken: string): void {
    if (this.refill(taken) !== null) this.taken = taken;
  }

  /** Selects an advised move, with the places that name it; leaving the rest of a card is not a choice here. */
  suggest(move: string): void {
    const offer = this.offer;
    if (offer?.type === "act")
      this.adviseCard(
        offer.cards.find((each) => each.sell === move || each.uses.some((use) => use.move === move)),
        move,
      );
    else if (offer?.type === "refill")
      this.taken = offer.deck === move ? DECK : (offer.spots.find((spot) => spot.move === move)?.card ?? null);
    else this.path = this.pathTo(move);
  }

  private adviseCard(card: CardOffer | undefined, move: string): void {
    this.card = card?.card ?? null;
    this.settle(card?.sell === move ? SELL : (card?.uses.find((use) => use.move === move)?.action ?? null));
  }

  /** The places to point at, one after another, until only this move is left. */
  private pathTo(move: string): readonly string[] {
    const wanted = new Set(this.options.find((option) => option.move === move)?.picks.map((pick) => pick.at));
    let path: readonly string[] = [];
    for (;;) {
      const { found, levels } = follow(this.options, path);
      const next = found ? undefined : levels.at(-1)?.choices.find(({ at }) => wanted.has(at) && !path.includes(at));
      if (!next) return path;
      path = [...path, next.at];
    }
  }

  /** One step back: the last place, then the symbol, then the card. */
  back(): boolean {
    const held =
      this.path.length > 0
        ? "path"
        : this.use !== null
          ? "use"
          : this.card !== null
            ? "card"
            : this.taken !== null
              ? "taken"
              : null;
    if (held === "path") this.path = this.path.slice(0, -1);
    else if (held === "use") this.settle(null);
    else if (held === "card") this.card = null;
    else if (held === "taken") this.taken = null;
    if (held === "use" && this.inHand?.uses.length === 1) this.card = null;
    return held !== null;
  }
}

function spot(pick: Aim, depth: number, held: boolean): Spot {
  return { ...pick, id: `${depth} ${pick.at}`, held };
}
