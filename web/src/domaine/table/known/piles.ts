/** The Chancery as it is shown: identical cards form a pile. */
import type { CardView, RefillOffer } from "../../../protocol";
import { grouped } from "../play/options";

export interface Pile {
  card: CardView;
  count: number;
  /** The card's name by which one is taken from the pile, if offered. */
  take: string | null;
  /** The only card in it is the one just sold. */
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
