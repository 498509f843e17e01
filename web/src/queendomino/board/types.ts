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
