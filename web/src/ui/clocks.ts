/** How long each may think at a table: so many minutes in all, and so many seconds more for each turn. */
import type { LobbyTable } from "../protocol";
import { words } from "../words";

export type ClockPlan = Pick<LobbyTable, "minutes" | "seconds">;

/** What one may choose; first none, which is usual among friends. */
export const PLANS: readonly ClockPlan[] = [
  { minutes: 0, seconds: 0 },
  { minutes: 3, seconds: 5 },
  { minutes: 5, seconds: 10 },
  { minutes: 10, seconds: 15 },
  { minutes: 20, seconds: 20 },
  { minutes: 40, seconds: 30 },
];

export function planWords(plan: ClockPlan): string {
  return plan.minutes > 0 ? words("clock-plan", { ...plan }) : words("clock-none");
}
