/** A deal that was played more than once: who sits where when it is played again, and the results side by side. */
import { levelName, levelOf } from "../../levels";
import { countedRound } from "../../live/moments";
import type { AnyRules, DealtGame, DealtSide, SeatView } from "../../protocol";
import { settings } from "../../settings.svelte";
import type { SeatPlan } from "../../tables";
import { listed, words } from "../../words";
import { roundWords } from "../review/round";

/** How one side did in one game. */
interface Fared {
  table: string;
  /** Who played there. */
  names: string;
  side: DealtSide;
  /** The part of the lead due to luck, and the lead without it; null until that game is reviewed. */
  luck: number | null;
  plain: number | null;
}

/** The seats as they were: the reader in their own, or the first person's; friends where people sat, the same bots. */
export function plansOf(seats: readonly SeatView[]): SeatPlan[] {
  const own = (seats.find((seat) => seat.yours) ?? seats.find((seat) => seat.kind !== "bot") ?? seats[0])?.seat;
  return seats.map((seat) => {
    if (seat.seat === own) return { kind: "you", name: "" };
    if (seat.kind !== "bot") return { kind: "open", name: "" };
    return { kind: "bot", name: "", level: levelOf({ bot: seat.bot ?? "" }) ?? settings.level };
  });
}

/** When "you" moves to another seat, the one planned there takes the old seat; one seat is always yours. */
export function replanned(plans: readonly SeatPlan[], seat: number, kind: SeatPlan["kind"]): SeatPlan[] {
  const before = plans[seat];
  if (!before || (before.kind === "you" && kind !== "you")) return [...plans];
  return plans.map((plan, at) => {
    if (at === seat) return { ...plan, kind };
    return kind === "you" && plan.kind === "you" ? { ...plan, kind: before.kind } : plan;
  });
}

/** How the side of `seat` did in each of the games, in order. */
export function faredAt(games: readonly DealtGame[], seat: number): Fared[] {
  return games.flatMap(({ table, names, sides }) => {
    const side = sides.find((one) => one.seats.includes(seat));
    if (!side) return [];
    const luck = typeof side.luck === "number" ? Math.round(side.luck) : null;
    const who = listed(side.seats.map((at) => called(names[at] ?? "")));
    return [{ table, names: who, side, luck, plain: luck === null ? null : side.lead - luck }];
  });
}

/** The rounds that were played, by where their points stand; the set-ups between the games of a dynasty bring none. */
export function roundRows(rules: AnyRules, fared: readonly Fared[]): { title: string; at: number }[] {
  const rounds = Math.max(0, ...fared.map(({ side }) => side.rounds.length));
  return Array.from({ length: rounds }, (_, at) => ({ ...countedRound(rules, at + 1), at }))
    .filter(({ round }) => round > 0)
    .map(({ game, round, at }) => ({ title: game > 0 ? roundWords(rules, at + 1) : String(round), at }));
}

/** A player's name, or the level of a bot without one, for which the server tells the bot. */
export function called(name: string): string {
  const level = levelOf({ bot: name });
  return level === undefined ? name || words("branches-free") : levelName(level);
}
