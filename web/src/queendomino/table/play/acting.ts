/** The planned move at a step, in words: on the button that makes it, and beside it. */
import type { ClaimSpot, HalfView, PlaceOffer, Spot, Square, TaxPart } from "../../../protocol";
import { coded, listed, told, words } from "../../../words";
import { dominoName, halfName, whereIs } from "../../board/explain";
import { signed, type ToldChoice } from "../../../ui/table/words/telling";
import type { Play } from "./play.svelte";
import { dominoWords, facts } from "../words/telling";

type Acting = Pick<Play, "choice" | "mine" | "placed" | "built">;

/** What the move would be, or what is still to be chosen. */
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

/** What is chosen and what it means, for screen readers: the domino or the tile by name, then what can be done. */
export function chosenSays(play: Acting & Pick<Play, "position" | "claimed">): string[] {
  const { held, offer, tax, slot, bribe, claim, site } = play.choice;
  if (offer?.type === "place") return held ? [...lies(offer, held), ...changed(play)] : [];
  const { title, text, label } = actOf(play);
  const settled = [text, label].filter(Boolean);
  if (claim) {
    const { best, places = 0, points = 0 } = play.claimed ?? {};
    const fits = words(claim.fits ? "claim-fits" : "claim-fits-not");
    const worth = best ? words("claim-worth", { places, points: signed(points) }) : fits;
    return [dominoName(claim.domino), claimOrder(claim), worth, label];
  }
  if (tax) return [...tax.parts.map(taxed), ...settled];
  if (bribe) return [title, label];
  if (!slot) return [];
  const building = play.position?.buildings.find((each) => each.id === slot.building);
  const price = words("choice-price", { price: slot.price });
  return [title, ...(building ? facts(building) : []), price, ...(site ? settled : [text])];
}

/** Where each half is: "lake, just right of the castle". */
function lies({ domino }: PlaceOffer, { first, second }: Spot): string[] {
  const half = (view: HalfView, at: Square): string => listed([halfName(view), whereIs(at)], "unit");
  return [half(domino.first, first), half(domino.second, second)];
}

/** When the claimed domino would be played. */
export const claimOrder = ({ order, last }: ClaimSpot): string =>
  words("claim-order", { order, last: last ? "yes" : "no" });

/** What the placement changes, landscape by landscape; empty while that is not known. */
function changed({ placed, mine }: Acting): string[] {
  if (!placed) return [];
  const land = placed.changes.map(({ terrain, points }) =>
    words("place-change", { ...coded("terrain", terrain), points: signed(points) }),
  );
  const rows = Object.entries(placed.rows).map(([row, points]) =>
    words("place-change", { terrain: words(`row-${row}`), terrainCode: row, points: signed(points) }),
  );
  const total = (mine?.sheet.total ?? 0) + placed.total;
  return [words("place-summary", { changes: listed([...land, ...rows], "unit"), total })];
}

const taxed = ({ terrain, territory }: TaxPart): string =>
  words("tax-squares", { ...coded("terrain", terrain), squares: territory });

function placing({ choice, mine, placed }: Acting, offer: PlaceOffer): ToldChoice {
  const title = words("bar-domino", { what: dominoWords(offer.domino) });
  if (!choice.held) return { title, text: words("bar-nowhere"), label: words("place-discard") };
  const total = placed?.total;
  return { title, text: total === undefined ? "" : brings(total, mine), label: words("place-here") };
}

/** The points that something brings, and the resulting total. */
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
  return { title, text: claimOrder(claim), label };
}
