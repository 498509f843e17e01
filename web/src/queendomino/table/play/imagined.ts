/** The kingdom with the planned move on it: knights about to be sent, a building about to be built. */
import type { LandView, Square } from "../../../protocol";
import type { Choice } from "./choice.svelte";
import { same } from "./placing";

export function imagined(
  land: readonly LandView[],
  choice: Pick<Choice, "tax" | "site" | "slot">,
): readonly LandView[] {
  const { tax, site, slot } = choice;
  if (tax)
    return changed(
      land,
      tax.parts.map((part) => part.square),
      { knight: true },
    );
  if (site && slot) return changed(land, [site.square], { building: slot.building });
  return land;
}

function changed(land: readonly LandView[], squares: readonly Square[], change: Partial<LandView>): LandView[] {
  return land.map((each) => (squares.some((square) => same(square, [each.x, each.y])) ? { ...each, ...change } : each));
}
