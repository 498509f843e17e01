/** What Domaine's board is drawn from: the wire's types, and the few only the page knows. */
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

/** What a place on the board is marked as. */
export type Look = "border" | "square" | "castle" | "knight" | "take" | "gone" | "ring";

/** A place where one may act now. */
export interface Target extends Place {
  look: Look;
  /** Its name for those who do not see it, with what it brings. */
  label: string;
  held: boolean;
}

/** What one has in mind, drawn before it is done. */
export interface Plan {
  /** Pieces that would come, with their colour. */
  pieces: readonly { kind: "castle" | "knight"; at: string; colour: number }[];
  /** Where a piece would go away. */
  gone: readonly string[];
  /** Squares one only points out: where a castle's knight could stand. */
  hints: readonly string[];
  effect: Effect | null;
  /** Borders that would come, where no effect says so. */
  borders: readonly string[];
  /** Points for the one who acts, written beside what is held. */
  points: number;
  at: string;
}

/** Land that scores otherwise than before an act, and the square where that is written. */
export interface Gain {
  squares: readonly string[];
  at: string;
  points: number;
}

/** The name of a square as it is sent. */
export const named = (square: WireSquare): string => squareName(square);

/** The name of an edge as it is sent. */
export const edgeNamed = ([first, second]: readonly [WireSquare, WireSquare]): string => borderName(first, second);

/** The kinds of mine, in the order in which they are counted. */
export const MINES = ["mine_gold", "mine_silver", "mine_copper", "mine_diamond"] as const;
