/** The types that Domaine's board is drawn from: those of the wire, and a few of the page's own. */
import type { Effect, Square as WireSquare } from "../../protocol";
import { borderName, squareName } from "./squares";
import type { Place } from "./geometry";

export type {
  CardUse,
  CardView,
  DomaineRules,
  DomaineView,
  Edge,
  Effect,
  FigureView,
  LordView,
  RegionView,
} from "../../protocol";

/** How a place on the board is marked. */
export type Look = "border" | "square" | "castle" | "knight" | "take" | "gone" | "ring";

/** A place where one may act now. */
export interface Target extends Place {
  look: Look;
  /** Its accessible name, with what it brings. */
  label: string;
  held: boolean;
}

/** The planned move, drawn before it is made. */
export interface Plan {
  /** Pieces that would be placed, with their colour. */
  pieces: readonly { kind: "castle" | "knight"; at: string; colour: number }[];
  /** Where a piece would be removed. */
  gone: readonly string[];
  /** Squares that are only highlighted: where a castle's knight could stand. */
  hints: readonly string[];
  effect: Effect | null;
  /** Borders that would be placed, if no effect lists them. */
  borders: readonly string[];
  /** Points for the acting player, written beside the selected place. */
  points: number;
  at: string;
}

/** Land whose score an act has changed, and the square where that is written. */
export interface Gain {
  squares: readonly string[];
  at: string;
  points: number;
}

/** The name of a square on the wire. */
export const named = (square: WireSquare): string => squareName(square);

/** The name of an edge on the wire. */
export const edgeNamed = ([first, second]: readonly [WireSquare, WireSquare]): string => borderName(first, second);

/** The kinds of mine, in the order in which they are counted. */
export const MINES = ["mine_gold", "mine_silver", "mine_copper", "mine_diamond"] as const;
