/** A person's profile, as the server gives it. */
import { ask, own } from "../../api";
import type { Ladder, Profile, SeatView } from "../../protocol";

/** How many rated games it takes before a rating is shown as a number. */
export const FIRM = 10;

export const profile = (id: string): Promise<Profile> =>
  ask(`/api/people/${encodeURIComponent(id)}`, { headers: own() });

export const ladders = (): Promise<Ladder[]> => ask("/api/ladder");

/** The kind of game that ratings are kept for: between two sides, between more, in teams. */
export function modeOf(seats: readonly Pick<SeatView, "side">[]): string {
  const sides = new Set(seats.map((seat) => seat.side)).size;
  return sides < seats.length ? "teams" : sides === 2 ? "pair" : "group";
}
