import { openTable } from "./api";
import type { Customs, Opened, SeatWish } from "./protocol";
import { keepSeat } from "./seats";
import { settings } from "./settings.svelte";
import type { Wish } from "./wish";
import { linesOf } from "./words";

/** Opening a table: who takes which seat, and what this browser stores about it. */

/** Who takes a seat: this browser, somebody at this screen, a friend by link, or a bot. */
export interface SeatPlan {
  kind: SeatWish["kind"];
  name: string;
  /** The level of a bot; by default, the one chosen last. */
  level?: number;
}

/** You first, and bots of one level in all other seats. */
export function alone(players: number, name: string, level: number): SeatWish[] {
  const plan = (seat: number): SeatPlan => (seat === 0 ? { kind: "you", name } : { kind: "bot", name: "", level });
  return seated(Array.from({ length: players }, (_, seat) => plan(seat)));
}

/** Names for that many bots, none of them `taken`; empty once there are no more. */
export function botNames(many: number, taken: readonly string[]): string[] {
  const people = new Set(taken.map((name) => name.toLowerCase()));
  const free = linesOf("bot-names").filter((name) => !people.has(name.toLowerCase()));
  return Array.from({ length: many }, (_, at) => free[at] ?? "");
}

/** The seats for the wire, every bot with a name that nobody else at the table has, and a level of at most `most`. */
export function seated(plans: readonly SeatPlan[], most = Infinity): SeatWish[] {
  const free = botNames(
    plans.length,
    plans.filter(isPerson).map((plan) => plan.name),
  );
  return plans.map((plan) => {
    if (plan.kind === "bot")
      return { kind: "bot", bot: `level:${Math.min(plan.level ?? settings.level, most)}`, name: free.shift() ?? "" };
    return isPerson(plan) ? { kind: plan.kind, name: plan.name } : { kind: "open" };
  });
}

function isPerson(plan: SeatPlan): boolean {
  return plan.kind === "you" || plan.kind === "here";
}

/** With friends: you, bots in the last seats, friends between. */
export function friendly(players: number, bots: number): SeatPlan["kind"][] {
  return Array.from({ length: players }, (_, seat) => (seat === 0 ? "you" : seat < players - bots ? "open" : "bot"));
}

/** Opens a table and stores this browser's seat at it. */
export async function layTable(
  wish: Wish,
  seats: SeatWish[],
  name: string,
  customs?: Customs,
  here = false,
): Promise<Opened> {
  const options = Object.fromEntries(Object.entries(wish.options).filter(([, value]) => value !== null));
  const opened = await openTable({ game: wish.game, seats, options, ...(customs ? { customs } : {}) }, here);
  keepSeat({
    table: opened.table,
    key: opened.key,
    name,
    when: Date.now(),
    ...(opened.invite ? { invite: opened.invite } : {}),
  });
  return opened;
}
