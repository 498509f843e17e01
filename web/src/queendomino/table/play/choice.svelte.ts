/** What the player at the screen has selected from the offer, until it is sent. */
import type {
  BribeOffer,
  BribeSpot,
  BuildOffer,
  BuildSlot,
  ClaimOffer,
  ClaimSpot,
  PlaceOffer,
  Site,
  Spot,
  Square,
  TaxOffer,
  TaxSpot,
} from "../../../protocol";
import { covers, firstSpot, legalSquares, same, spotOn, turned } from "./placing";

export type KingdomOffer = PlaceOffer | TaxOffer | BuildOffer | BribeOffer | ClaimOffer;

export class Choice {
  offer: KingdomOffer | null = $state.raw(null);
  /** The current placement of the domino in hand. */
  held: Spot | null = $state.raw(null);
  /** The square the domino turns around. */
  private anchor: Square | null = null;
  /** The player put the domino down: it no longer follows the pointer. */
  private pinned = $state(false);
  /** The player moved it deliberately: focus that arrives by itself does not count. */
  moved = $state(false);
  /** How often it has been turned. */
  turns = $state(0);
  tax: TaxSpot | null = $state.raw(null);
  slot: BuildSlot | null = $state.raw(null);
  site: Site | null = $state.raw(null);
  bribe: BribeSpot | null = $state.raw(null);
  claim: ClaimSpot | null = $state.raw(null);

  /** A new offer: clears the selection, and puts the domino in hand by the castle. */
  take(offer: KingdomOffer | null): void {
    this.offer = offer?.type === "tax" ? singlesFirst(offer) : offer;
    this.held = offer?.type === "place" ? firstSpot(offer.spots) : null;
    this.anchor = null;
    this.pinned = false;
    this.moved = false;
    this.turns = 0;
    this.tax = this.slot = this.site = this.bribe = this.claim = null;
  }

  /** The move that would be sent now. */
  readonly move: string | null = $derived.by(() => {
    if (this.offer?.type === "place") return this.held?.move ?? this.offer.discard;
    return (this.tax ?? this.site ?? this.bribe ?? this.claim)?.move ?? null;
  });

  readonly skip: string | null = $derived(this.offer && "skip" in this.offer ? this.offer.skip : null);

  /** The squares of the kingdom one may choose now. */
  readonly glow: Square[] = $derived.by(() => {
    if (this.offer?.type === "place") return legalSquares(this.offer.spots);
    if (this.offer?.type === "tax") return uniqueSquares(this.offer.spots.flatMap(squaresOf));
    if (this.offer?.type === "build" && this.slot) return this.slot.sites.map((site) => site.square);
    return [];
  });

  /** The squares chosen for knights or for a building. */
  readonly chosen: Square[] = $derived(this.tax ? squaresOf(this.tax) : this.site ? [this.site.square] : []);

  /** The pointer or the focus is on a square: the domino follows, but the pointer only until it is put down. */
  aim(square: Square, how: "hover" | "drag" | "focus"): void {
    if (how === "hover" && this.pinned) return;
    if (how !== "hover") this.pinned = true;
    const before = this.held;
    this.carry(square);
    if (how === "drag" || (how === "focus" && this.held !== before)) this.moved = true;
  }

  /** Moves the domino to a square, if it can lie there. */
  private carry(square: Square): void {
    if (this.offer?.type !== "place") return;
    const there = this.held && covers(this.held, square) ? this.held : spotOn(this.offer.spots, square, this.held);
    if (!there) return;
    this.held = there;
    this.anchor = square;
  }

  /** The player points at a square of the kingdom. */
  pick(square: Square): void {
    if (this.offer?.type === "tax") this.knight(square);
    else if (this.offer?.type === "build") this.site = this.siteOn(square) ?? this.site;
    else this.aim(square, "drag");
  }

  /** A tap on the domino in hand puts it down; once it is down, turns it. */
  tap(square: Square): void {
    if (this.pinned) this.turn(square);
    else this.aim(square, "drag");
  }

  /** The next way the domino can lie around the square it is held by. */
  turn(square?: Square): void {
    if (this.offer?.type !== "place" || !this.held) return;
    const held = this.held;
    const kept = this.anchor && covers(held, this.anchor) ? this.anchor : held.first;
    this.anchor = square ?? kept;
    this.held = turned(this.offer.spots, held, this.anchor);
    this.turns += 1;
  }

  /** Whether a square is chosen for a knight or a building, so that another press there confirms. */
  isChosen(square: Square): boolean {
    return this.chosen.some((each) => same(each, square));
  }

  /** Whether there is more to do with a square: turning a domino, adding a second knight. */
  isPart(square: Square): boolean {
    if (this.offer?.type !== "tax") return this.offer?.type === "place";
    const ours = this.isChosen(square) ? this.chosen : [...this.chosen, square];
    return this.offer.spots.some(
      (spot) =>
        spot.parts.length > ours.length && ours.every((each) => spot.parts.some((part) => same(part.square, each))),
    );
  }

  /** Puts a knight on a square, in addition to the chosen one if both are allowed. */
  private knight(square: Square): void {
    if (this.offer?.type !== "tax") return;
    if (this.isChosen(square)) return;
    const spots = this.offer.spots;
    this.tax = taxOn(spots, [...this.chosen, square]) ?? taxOn(spots, [square]) ?? this.tax;
  }

  private siteOn(square: Square): Site | undefined {
    return this.slot?.sites.find((site) => same(site.square, square));
  }

  /** Chooses the tile whose slot has this printed cost; a single town square comes with it. */
  tile(cost: number): void {
    if (this.offer?.type === "bribe") this.bribe = this.offer.spots.find((spot) => spot.cost === cost) ?? this.bribe;
    if (this.offer?.type !== "build") return;
    const slot = this.offer.slots.find((each) => each.cost === cost && each.sites.length > 0);
    if (!slot) return;
    const kept = this.site && slot.sites.find((site) => same(site.square, this.site?.square ?? [0, 0]));
    this.slot = slot;
    this.site = kept ?? (slot.sites.length === 1 ? (slot.sites[0] ?? null) : null);
  }

  /** Chooses the domino with this number of the next line. */
  domino(number: number): void {
    if (this.offer?.type !== "claim") return;
    this.claim = this.offer.spots.find((spot) => spot.domino.number === number) ?? this.claim;
  }

  /** A digit: a claim by its place in the line, a tile by its cost, a tax by its place in the list. */
  digit(digit: number): void {
    if (this.offer?.type === "claim") this.claim = this.offer.spots.find((spot) => spot.place === digit) ?? this.claim;
    else if (this.offer?.type === "tax") this.tax = this.offer.spots[digit - 1] ?? this.tax;
    else this.tile(digit);
  }

  /** Whether a digit stands for a domino or a tile that can be chosen. */
  offers(digit: number): boolean {
    const { offer } = this;
    if (offer?.type === "claim") return offer.spots.some((spot) => spot.place === digit);
    if (offer?.type === "build") return offer.slots.some((slot) => slot.cost === digit && slot.sites.length > 0);
    return offer?.type === "bribe" && offer.spots.some((spot) => spot.cost === digit);
  }

  /** Selects an advised move; advice to skip clears the selection. */
  suggest(move: string): void {
    const offer = this.offer;
    this.clear();
    if (offer?.type === "place") {
      this.held = offer.spots.find((spot) => spot.move === move) ?? this.held;
      this.pinned = true;
    } else if (offer?.type === "tax") this.tax = offer.spots.find((spot) => spot.move === move) ?? null;
    else if (offer?.type === "build") {
      this.slot = offer.slots.find((slot) => slot.sites.some((site) => site.move === move)) ?? null;
      this.site = this.slot?.sites.find((site) => site.move === move) ?? null;
    } else if (offer?.type === "bribe") this.bribe = offer.spots.find((spot) => spot.move === move) ?? null;
    else if (offer?.type === "claim") this.claim = offer.spots.find((spot) => spot.move === move) ?? null;
  }

  /** Forgets what was chosen; the domino goes back to the castle. */
  clear(): void {
    this.take(this.offer);
  }
}

/** One knight before two, in reading order. */
function singlesFirst(offer: TaxOffer): TaxOffer {
  return { ...offer, spots: [...offer.spots].sort((a, b) => a.parts.length - b.parts.length) };
}

function squaresOf(spot: TaxSpot): Square[] {
  return spot.parts.map((part) => part.square);
}

function taxOn(spots: readonly TaxSpot[], squares: readonly Square[]): TaxSpot | undefined {
  return spots.find(
    (spot) =>
      spot.parts.length === squares.length && squares.every((s) => spot.parts.some((part) => same(part.square, s))),
  );
}

function uniqueSquares(squares: Square[]): Square[] {
  return [...new Map(squares.map((square) => [square.join(), square])).values()];
}
