/** What the best player would do, in words. */
import { whereIs } from "../../board/explain";
import type { Offer } from "../../../protocol";
import { told, words } from "../../../words";
import { dominoWords } from "../words/telling";

/** The offered move as advice. */
export function advice(offer: Offer | null, move: string): string {
  if (offer && "skip" in offer && offer.skip === move) return words("hint-skip");
  switch (offer?.type) {
    case "place": {
      const spot = offer.spots.find((each) => each.move === move);
      return spot
        ? words("hint-place", {
            what: dominoWords(offer.domino),
            first: whereIs(spot.first),
            second: whereIs(spot.second),
          })
        : words("hint-discard");
    }
    case "tax":
      return words("hint-tax", { coins: offer.spots.find((spot) => spot.move === move)?.coins ?? 0 });
    case "build": {
      const slot = offer.slots.find((each) => each.sites.some((site) => site.move === move));
      const site = slot?.sites.find((each) => each.move === move);
      return slot && site
        ? words("hint-build", { building: told("building", slot.building), where: whereIs(site.square) })
        : "";
    }
    case "bribe":
      return words("hint-bribe", {
        building: told("building", offer.spots.find((spot) => spot.move === move)?.building ?? ""),
      });
    case "claim": {
      const spot = offer.spots.find((each) => each.move === move);
      return spot ? words("hint-claim", { what: dominoWords(spot.domino) }) : "";
    }
    default:
      return "";
  }
}
