/** What a side of the family has besides its seats: earlier games, land. */
import type { SideView } from "../../../protocol";

/** The points of each game of a dynasty, the current one last. */
export function gamesOf(side: Pick<SideView, "earlier" | "sheet">): number[] {
  return [...side.earlier, side.sheet.total - side.earlier.reduce((sum, points) => sum + points, 0)];
}

/** How many crowns and squares a kingdom has. */
export function worthOf(side: Pick<SideView, "land">): { crowns: number; squares: number } {
  return { crowns: side.land.reduce((sum, square) => sum + square.crowns, 0), squares: side.land.length };
}
