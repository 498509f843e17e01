/** What one has in mind at a step, in words: on the button that does it, and beside it. */
import type { PlaceOffer } from "../../protocol";
import { told, words } from "../../words";
import { signed, type ToldChoice } from "../../ui/table/telling";
import type { Play } from "./play.svelte";
import { dominoWords } from "./telling";

type Acting = Pick<Play, "choice" | "mine" | "placed" | "built">;

/** What would be done now, or what is still to be chosen. */
export function actOf(play: Acting): ToldChoice {
  const { offer } = play.choice;
  switch (offer?.type) {
    case "place":
      return placing(play, offer);
    case "tax":
      return {
        title: words("tax-title"),
        text: words("tax-left", { count: (play.mine?.knights ?? 0) - (play.choice.tax?.parts.length ?? 0) }),
        label: words("tax-send", { coins: play.choice.tax?.coins ?? 0 }),
      };
    case "build":
      return building(play);
    case "bribe":
      return {
        title: play.choice.bribe ? told("building", play.choice.bribe.building) : words("bribe-title"),
        text: words("bribe-text"),
        label: words("bribe-burn", { price: offer.price }),
      };
    case "claim":
      return claiming(play);
    default:
      return { title: "", text: "", label: "" };
  }
}

function placing({ choice, mine, placed }: Acting, offer: PlaceOffer): ToldChoice {
  const title = words("bar-domino", { what: dominoWords(offer.domino) });
  if (!choice.held) return { title, text: words("bar-nowhere"), label: words("place-discard") };
  const total = placed?.total;
  return { title, text: total === undefined ? "" : brings(total, mine), label: words("place-here") };
}

/** The points that something brings, and how many one has then. */
function brings(points: number, mine: Acting["mine"]): string {
  return words("bar-place", { points: signed(points), total: (mine?.sheet.total ?? 0) + points });
}

function building({ choice, built, mine }: Acting): ToldChoice {
  const { slot, site } = choice;
  const label = words("build-build", { price: slot?.price ?? 0 });
  if (!slot) return { title: words("build-title"), text: "", label };
  const gain = built ? brings(built.points, mine) : "";
  const text = site ? gain : words("build-where");
  return { title: told("building", slot.building), text, label };
}

function claiming({ choice }: Acting): ToldChoice {
  const { claim } = choice;
  const label = words("claim-act");
  if (!claim) return { title: words("claim-title"), text: "", label };
  const title = words("bar-domino", { what: dominoWords(claim.domino) });
  return { title, text: words("claim-order", { order: claim.order }), label };
}
