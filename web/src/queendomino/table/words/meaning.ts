/** What an act meant, in addition to its sentence: points, what is left, and when the next turn comes. */
import type { QueendominoView, SideView } from "../../../protocol";
import { signed } from "../../../ui/table/words/telling";
import { listed, words } from "../../../words";
import { changesOf, claimedBy } from "./changes";

const OWNED = { coins: "stat-coins", knights: "stat-knights", towers: "stat-towers" } as const;

export function meaningOf(before: QueendominoView, after: QueendominoView, seat: number): string {
  const [was, is] = [sideOf(before, seat), sideOf(after, seat)];
  if (!was || !is) return "";
  const order = before.next_line.findIndex((slot) => slot === claimedBy(before, after)) + 1;
  if (order > 0 && before.next_line.length <= MOST) return words("follow-order", { order: last(order, before) });
  return listed(
    changesOf(was, is).map(({ what, was: had, is: has }) =>
      what === "points"
        ? words("follow-points", { by: signed(has - had), count: Math.abs(has - had) })
        : words(OWNED[what], { count: has }),
    ),
    "beside",
  );
}

/** Longer lines have more places than there are words for. */
const MOST = 4;

const sideOf = ({ sides }: QueendominoView, seat: number): SideView | undefined =>
  sides.find((side) => side.seats.includes(seat));

/** The last of a shorter line is called the last, too. */
const last = (order: number, { next_line }: QueendominoView): number => (order === next_line.length ? MOST : order);
