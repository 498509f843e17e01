/** The planned move at a step, in words: on the button that makes it, and beside it. */
import { sentenceFor } from "../../../api";
import { words } from "../../../words";
import { signed, type ToldChoice } from "../../../ui/table/words/telling";
import { cardName, useName } from "../words/cards";
import { DECK, SELL } from "./choice.svelte";
import { gains, headline } from "./effects";
import { placeSays } from "./naming";
import type { Option } from "./options";
import type { Play } from "./play.svelte";
import type { Scene } from "../words/scene";

type Acting = Pick<Play, "choice" | "cards" | "position" | "unsold">;

/** What is to be chosen now. */
export function taskOf({ offer, path }: Play["choice"]): string {
  switch (offer?.type) {
    case "step":
      return words(`hint-${offer.action}${path.length > 0 ? "-then" : ""}`, { left: offer.left });
    case "refill":
      return words(offer.spots.length > 0 ? "hint-refill" : "hint-refill-deck");
    case "castle":
      return words("hint-castle", { spaces: offer.distance - 1 });
    default:
      return offer ? words(`hint-${offer.type}`) : "";
  }
}

/** The label of the button. */
export function labelOf({ offer, use, inHand }: Play["choice"]): string {
  if (offer?.type !== "act") return words(`do-${offer?.type === "step" ? offer.action : (offer?.type ?? "act")}`);
  if (use === SELL) return words("do-sell", { ducats: inHand?.value ?? 0 });
  return words("do-play", { ducats: inHand?.price ?? 0 });
}

/** What the move would be, or what is still to be chosen. */
export function actOf(play: Acting, scene: Scene): ToldChoice {
  const { choice } = play;
  const label = choice.move === null && choice.offer?.type === "act" ? "" : labelOf(choice);
  if (choice.move === null) return { title: taskOf(choice), text: "", label };
  return { ...(choice.offer?.type === "step" ? placed(play, scene) : held(play)), label };
}

/** What is chosen and what it means, for screen readers: the card with its uses, or what a place brings. */
export function chosenSays(play: Acting, scene: Scene): string[] {
  const { choice } = play;
  const { offer, use, inHand, path, move } = choice;
  const label = move === null ? [] : [labelOf(choice)];
  if (offer?.type === "act") {
    const card = play.cards.get(choice.card ?? "");
    if (!card || !inHand) return [];
    const uses = inHand.uses.map((each) => withReason(useName(each), each.reason));
    const sale = withReason(words("use-sell"), play.unsold === null ? null : { code: play.unsold, args: {} });
    const named = use === SELL ? [words("use-sell")] : card.uses.filter((each) => each.action === use).map(useName);
    return [cardName(card), ...(use === null ? [...uses, sale] : named), ...label];
  }
  if (offer?.type === "refill") return choice.taken === null ? [] : [held(play).title, ...label];
  if (!offer || path.length === 0) return [];
  const { found } = choice.way;
  const effect = found?.effect ?? null;
  if (!effect)
    return move === null
      ? [taskOf(choice)]
      : [words(`plain-${offer.type === "step" ? offer.action : offer.type}`), ...label];
  const brings = gains(effect, offer.seat, scene).map((gain) => gain.says);
  return [...headline(effect, offer.seat, scene), ...unasked(found, path, scene), ...brings, ...label];
}

/** Where a piece goes that has only one place to go, which is therefore not asked for. */
function unasked(found: Option | null, path: readonly string[], scene: Scene): string[] {
  const piece = found?.piece;
  return piece && !path.includes(piece.at) ? [placeSays(scene, { at: piece.at, look: piece.kind }, null, 0)] : [];
}

/** What can be done with a card, and if it cannot, why: one sentence, since two uses may fail for one reason. */
function withReason(use: string, reason: Parameters<typeof sentenceFor>[0] | null): string {
  return reason ? words("use-not", { use, reason: sentenceFor(reason) }) : use;
}

/** A part of a card on the board. */
function placed({ choice }: Acting, scene: Scene): Omit<ToldChoice, "label"> {
  const effect = choice.way.found?.effect ?? null;
  const seat = choice.offer?.seat ?? 0;
  const [head] = headline(effect, seat, scene);
  const mine = effect?.scores.find((change) => change.seat === seat);
  const plain = words(`plain-${choice.offer?.type === "step" ? choice.offer.action : "act"}`);
  return {
    title: head ?? plain,
    text: mine ? words("bar-place", { points: signed(mine.after - mine.before), total: mine.after }) : "",
  };
}

/** A card, or a piece that is set up. */
function held({ choice, cards, position }: Acting): Omit<ToldChoice, "label"> {
  if (choice.taken === DECK) return { title: words("bar-deck", { letter: position?.deck_back ?? "" }), text: "" };
  const card = cards.get(choice.card ?? choice.taken ?? "");
  if (!card) return { title: words(`plain-${choice.offer?.type ?? "act"}`), text: "" };
  const use = card.uses.find((each) => each.action === choice.use);
  return { title: cardName(card), text: use && card.uses.length > 1 ? useName(use) : "" };
}
