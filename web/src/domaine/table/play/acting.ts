/** The planned move at a step, in words: on the button that makes it, and beside it. */
import { sentenceFor } from "../../../api";
import { listed, words } from "../../../words";
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
  const place = listed(path.at(-1)?.split("-") ?? []);
  // Two places may bring the same, which is announced again only if it is not said in the same words.
  const there = (what: string): string => words("place-chosen", { place, what });
  if (move === null) return [there(taskOf(choice))];
  const [head = plainOf(choice), ...more] = headline(found, offer.seat, scene);
  const brings = found?.effect ? gains(found.effect, offer.seat, scene).map((gain) => gain.says) : [];
  const meaning = found?.allies ? [plainOf(choice)] : [];
  return [there(head), ...more, ...meaning, ...unasked(found, path, scene), ...brings, ...label];
}

/** What the choice would be, whatever it brings. */
function plainOf({ offer }: Play["choice"]): string {
  return words(`plain-${offer?.type === "step" ? offer.action : (offer?.type ?? "act")}`);
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
  const { found } = choice.way;
  const seat = choice.offer?.seat ?? 0;
  const [head] = headline(found, seat, scene);
  const mine = found?.effect?.scores.find((change) => change.seat === seat);
  const more = found?.allies ? plainOf(choice) : "";
  return {
    title: head ?? plainOf(choice),
    text: mine ? words("bar-place", { points: signed(mine.after - mine.before), total: mine.after }) : more,
  };
}

/** A card, or a piece that is set up. */
function held({ choice, cards, position }: Acting): Omit<ToldChoice, "label"> {
  if (choice.taken === DECK) return { title: words("bar-deck", { letter: position?.deck_back ?? "" }), text: "" };
  const card = cards.get(choice.card ?? choice.taken ?? "");
  if (!card) return { title: plainOf(choice), text: "" };
  const use = card.uses.find((each) => each.action === choice.use);
  return { title: cardName(card), text: use && card.uses.length > 1 ? useName(use) : "" };
}
