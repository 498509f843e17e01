/** The moves of an offer, each as the places to point at, one after another, until a move is found. */
import type { Look } from "../../board/types";
import { edgeNamed, named } from "../../board/types";
import type { Effects } from "../../../live/table.svelte";
import type {
  ActOffer,
  AnyEffect,
  CastleOffer,
  Effect,
  KnightOffer,
  RefillOffer,
  StepOffer,
  UseOffer,
} from "../../../protocol";

export type DomaineOffer = CastleOffer | KnightOffer | ActOffer | StepOffer | RefillOffer;

/** A place to point at. */
export interface Aim {
  at: string;
  look: Look;
}

/** A move, the places that name it, and what it would bring, once that is known. */
export interface Option {
  move: string;
  picks: readonly Aim[];
  effect: Effect | null;
  /** Whose piece would be placed, and where one would be removed. */
  piece?: { kind: "castle" | "knight"; at: string; colour: number };
  gone?: string;
  hints?: readonly string[];
  border?: string;
  /** An alliance: the castles of one's own domain and of the other one. */
  allies?: readonly [string, string];
}

type Listed = Omit<Option, "effect">;

/** Everything one may point at on the board; for a card in hand, where its first part could act. */
export function optionsOf(
  offer: DomaineOffer | null,
  use: UseOffer | null = null,
  effects: Effects | null = null,
): Option[] {
  return listed(offer, use, effects).map((option) => ({ ...option, effect: effectOf(effects?.[option.move]) }));
}

function effectOf(effect: AnyEffect | undefined): Effect | null {
  return effect?.type === "changed" ? effect : null;
}

function listed(offer: DomaineOffer | null, use: UseOffer | null, effects: Effects | null): Listed[] {
  if (offer?.type === "castle") return castles(offer);
  if (offer?.type === "knight") return knights(offer.spots, offer.colour);
  if (offer?.type === "act") return use ? promised(use, effects) : [];
  if (offer?.type !== "step") return [];
  return [
    ...borders(offer),
    ...knights(offer.knights, offer.seat),
    ...expansions(offer),
    ...deserters(offer),
    ...allies(offer),
  ];
}

function castles(offer: CastleOffer): Listed[] {
  return offer.spots.map((spot) => {
    const at = named(spot.square);
    return {
      move: spot.move,
      picks: [{ at, look: "castle" }],
      piece: { kind: "castle", at, colour: offer.colour },
      hints: spot.knights.map(named),
    };
  });
}

function knights(spots: KnightOffer["spots"], colour: number): Listed[] {
  return spots.map((spot) => {
    const at = named(spot.square);
    return { move: spot.move, picks: [{ at, look: "knight" }], piece: { kind: "knight", at, colour } };
  });
}

function borders(offer: StepOffer): Listed[] {
  return offer.borders.map((spot) => {
    const at = edgeNamed(spot.edge);
    return { move: spot.move, picks: [{ at, look: "border" }], border: at };
  });
}

/** The square first, then which of one's domains takes it. */
function expansions(offer: StepOffer): Listed[] {
  return offer.expansions.map((spot) => ({
    move: spot.move,
    picks: [
      { at: named(spot.square), look: "take" },
      { at: named(spot.castle), look: "castle" },
    ],
  }));
}

/** Their knight, the square of one's own new one, and if that is ambiguous, the two domains. */
function deserters(offer: StepOffer): Listed[] {
  return offer.deserters.flatMap((pair) =>
    pair.knights.flatMap(({ knight, spots }) =>
      spots.map((spot) => {
        const [gone, at] = [named(knight), named(spot.square)];
        const picks: Aim[] = [
          { at: gone, look: "gone" },
          { at, look: "knight" },
          { at: named(pair.castle), look: "castle" },
          { at: named(pair.target), look: "castle" },
        ];
        return { move: spot.move, picks, gone, piece: { kind: "knight" as const, at, colour: offer.seat } };
      }),
    ),
  );
}

/** The border where the rings would go; if none is left, the two castles. */
function allies(offer: StepOffer): Listed[] {
  return offer.allies.map((spot) => {
    const pair: Aim[] = [
      { at: named(spot.target), look: "castle" },
      { at: named(spot.castle), look: "castle" },
    ];
    return {
      move: spot.move,
      picks: spot.marker ? [{ at: edgeNamed(spot.marker), look: "ring" }] : pair,
      allies: [named(spot.castle), named(spot.target)],
    };
  });
}

const LOOKS: Readonly<Record<UseOffer["action"], Look>> = {
  borders: "border",
  knights: "knight",
  expansion: "take",
  deserter: "gone",
  alliance: "ring",
};

/** Where a card could act, before it is paid for: every place leads to playing it. */
function promised(use: UseOffer, effects: Effects | null): Listed[] {
  const reach = use.move === null ? undefined : effects?.[use.move];
  if (use.move === null || reach?.type !== "reach") return [];
  const move = use.move;
  const look = LOOKS[use.action];
  const edges = reach.edges
    .map(edgeNamed)
    .map((at) => ({ move, picks: [{ at, look }], ...(look === "border" ? { border: at } : {}) }));
  return [
    ...edges,
    ...reach.squares
      .map(named)
      .map((at) => ({ move, picks: [{ at, look: look === "ring" ? ("castle" as const) : look }] })),
  ];
}

interface Level {
  /** What may be pointed at here. */
  choices: readonly Aim[];
  picked: Aim | null;
}

export interface Way {
  levels: readonly Level[];
  /** The option that is found, once nothing is left to choose. */
  found: Option | null;
  /** The options that are still possible. */
  open: readonly Option[];
}

/** Where the places pointed at lead; a place that is the only choice is taken without asking. */
export function follow(options: readonly Option[], path: readonly string[]): Way {
  let open = options;
  let depth = 0;
  const levels: Level[] = [];
  for (const at of [...path, null]) {
    // Once something is chosen, a place without alternatives need not be asked for.
    while (levels.length > 0 && open.length > 0 && choicesAt(open, depth).length === 1) depth += 1;
    const choices = choicesAt(open, depth);
    if (choices.length === 0) break;
    const picked = choices.find((choice) => choice.at === at) ?? null;
    levels.push({ choices, picked });
    if (!picked) break;
    open = open.filter((option) => option.picks[depth]?.at === picked.at);
    depth += 1;
  }
  const done = levels.length > 0 && levels.every((level) => level.picked);
  return { levels, found: done ? (open[0] ?? null) : null, open };
}

function choicesAt(options: readonly Option[], depth: number): Aim[] {
  const all = options.flatMap((option) => option.picks[depth] ?? []);
  return [...new Map(all.map((pick) => [pick.at, pick])).values()];
}

/** Items grouped by a key, in order. */
export function grouped<T>(all: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}
