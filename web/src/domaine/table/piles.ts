/** The Chancery as one sees it: cards that are alike lie on one pile. */
import type { CardView, RefillOffer } from "../../protocol";
import { grouped } from "./options";

export interface Pile {
  card: CardView;
  count: number;
  /** What is taken from it when one is offered: a card's name. */
  take: string | null;
  /** Only the card just sold lies there. */
  barred: boolean;
}

export function pilesOf(
  names: readonly string[],
  cards: ReadonlyMap<string, CardView>,
  offer: RefillOffer | null,
): Pile[] {
  const alike = grouped(
    names.flatMap((name) => cards.get(name) ?? []),
    faceOf,
  );
  return [...alike.values()].map((pile) => {
    const take = pile.find((card) => offer?.spots.some((spot) => spot.card === card.card))?.card ?? null;
    return {
      card: pile[0]!,
      count: pile.length,
      take,
      barred: take === null && pile.some((card) => card.card === offer?.barred),
    };
  });
}

function faceOf({ uses, price, sell }: CardView): string {
  return JSON.stringify([uses, price, sell]);
}
