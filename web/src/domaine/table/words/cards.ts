/** Cards by what is printed on them. */
import type { CardOffer, CardUse, CardView } from "../../../protocol";
import { listed, words } from "../../../words";

/** The drawing of a symbol. */
export function artOf({ action, parts }: CardUse): string {
  return action === "borders" || action === "knights" ? `card-${action}-${parts}` : `card-${action}`;
}

/** "Two borders". */
export function useName({ action, parts }: CardUse): string {
  return words(`use-${action}`, { parts });
}

/** "Knight or expand". */
export function cardName(card: CardView): string {
  return listed(card.uses.map(useName), "or");
}

/** Why a card cannot be played: the rules, or all of it was tried in a puzzle or ordered, and is no longer offered. */
type Idle = "idle" | "tried" | "ordered";

/**
 * Why it is not among the cards that are offered to be played; null if it is, or nothing is offered. `planned`: they
 * are offered for orders.
 */
export function idleBy(card: CardView, offered: readonly CardOffer[] | null, planned: boolean): Idle | null {
  const uses = offered?.find((each) => each.card === card.card)?.uses;
  if (!uses || uses.some((use) => use.move !== null)) return null;
  if (uses.length === card.uses.length) return "idle";
  return planned ? "ordered" : "tried";
}

/** "Two borders, costs 3, sells for 2", and if so, that it cannot be played now, or why not. */
export function cardSays(card: CardView, idle: Idle | null = null): string {
  return words(idle ? `card-says-${idle}` : "card-says", { name: cardName(card), price: card.price, sell: card.sell });
}

/** What a card does, line by line. */
export function cardText(card: CardView): string[] {
  return [
    cardName(card),
    ...card.uses.map(({ action, parts }) => words(`use-${action}-why`, { parts })),
    words("card-price", { price: card.price, sell: card.sell }),
  ];
}

export const USE_RULES: Readonly<Record<CardUse["action"], string>> = {
  borders: "5.1",
  knights: "7.1",
  expansion: "8.1",
  deserter: "9.1",
  alliance: "10.1",
};
