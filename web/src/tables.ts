import { openTable } from "./api";
import type { Opened, SeatWish } from "./protocol";
import { keepSeat } from "./seats";
import { words } from "./words";

/** Laying a table: who takes which seat, and what this browser keeps of it. */

export const GAME = "queendomino";
export const PLAYERS = [2, 3, 4] as const;
export const BOT = "greedy";

const person = (kind: "you" | "here", name: string): SeatWish => ({ kind, name });
const friend: SeatWish = { kind: "open" };
const bot: SeatWish = { kind: "bot", bot: BOT };

const times = (count: number, seat: SeatWish): SeatWish[] => Array.from({ length: count }, () => ({ ...seat }));

/** You, and bots on all other seats. */
export function alone(players: number, name: string): SeatWish[] {
  return named([person("you", name), ...times(players - 1, bot)]);
}

/** You, friends by link, and bots on the last seats. */
export function withFriends(players: number, bots: number, name: string): SeatWish[] {
  return named([person("you", name), ...times(players - 1 - bots, friend), ...times(bots, bot)]);
}

export interface ScreenSeat {
  kind: "person" | "bot";
  name: string;
}

/** People who share this screen, and bots. */
export function onScreen(seats: readonly ScreenSeat[]): SeatWish[] {
  return named(seats.map((seat) => (seat.kind === "bot" ? bot : person("here", seat.name))));
}

/** The same seats, every bot with a name that nobody at the table has. */
function named(seats: readonly SeatWish[]): SeatWish[] {
  const people = new Set(seats.map((seat) => seat.name?.toLowerCase()));
  const free = words("bot-names").split(", ").filter((name) => !people.has(name.toLowerCase()));
  return seats.map((seat) => (seat.kind === "bot" ? { ...seat, name: free.shift() ?? "" } : seat));
}

/** Lays a table and keeps this browser's seat at it. */
export async function layTable(seats: SeatWish[], name: string): Promise<Opened> {
  const opened = await openTable({ game: GAME, seats });
  keepSeat({ table: opened.table, key: opened.key, name, when: Date.now(), ...(opened.invite ? { invite: opened.invite } : {}) });
  return opened;
}
