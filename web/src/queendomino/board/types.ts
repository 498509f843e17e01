/** The types that the family's drawings use, in addition to those of every game. */
export type {
  BuildersView,
  BuildingView,
  ClaimSpot,
  DominoView,
  HalfView,
  LandView,
  LineSlotView,
  SlotView,
  Square,
} from "../../protocol";
export * from "../../board/types";

/** What a domino of the line would bring: in a few words beside it, and in a sentence. */
export interface ClaimWorth {
  points: string;
  good: boolean;
  places: string;
  text: string;
}
