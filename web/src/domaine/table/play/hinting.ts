/** What the best player would do, in words. */
import { words } from "../../../words";
import { cardName, useName } from "../words/cards";
import { placeSays } from "./naming";
import { optionsOf, type Option } from "./options";
import type { Play } from "./play.svelte";
import type { Scene } from "../words/scene";

/** The offered move as advice. */
export function advice(play: Play, scene: Scene, move: string): string {
  const { offer } = play.choice;
  if (offer?.type === "act") return actAdvice(play, move);
  if (offer?.type === "refill") {
    const taken = offer.spots.find((spot) => spot.move === move);
    return taken ? words("hint-take", { card: nameOf(play, taken.card) }) : words("hint-deck");
  }
  if (offer?.type === "step" && offer.end === move) return words("hint-end");
  const option = optionsOf(offer, null, play.table.effects).find((each) => each.move === move);
  return option ? placeAdvice(option, scene, offer?.seat ?? 0) : "";
}

/** The first place, with what it brings, and the next. What a deserter asks for after that follows from these two. */
function placeAdvice(option: Option, scene: Scene, seat: number): string {
  const [first, second] = option.picks.map((pick, at) => placeSays(scene, pick, at === 0 ? option : null, seat));
  if (first === undefined) return "";
  return second === undefined ? words("hint-spot-one", { first }) : words("hint-spot-two", { first, second });
}

function actAdvice(play: Play, move: string): string {
  const { offer } = play.choice;
  const cards = offer?.type === "act" ? offer.cards : [];
  const found = cards.find((card) => card.sell === move || card.uses.some((use) => use.move === move));
  if (!found) return "";
  const card = nameOf(play, found.card);
  const used = found.uses.find((each) => each.move === move);
  if (!used) return words("hint-sell", { card });
  const use = useName(used);
  return use === card ? words("hint-play-only", { card }) : words("hint-play", { card, use });
}

function nameOf(play: Play, card: string): string {
  const known = play.cards.get(card);
  return known ? cardName(known) : card;
}
