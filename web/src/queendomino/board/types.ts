/** What the drawings of the family take, beside what every game's drawings take. */
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

/** What a domino of the line would bring, in words for beside it, and in a sentence. */
export interface ClaimWorth {
  points: string;
  good: boolean;
  places: string;
  text: string;
}
