/** Time controls of a table: minutes in total with an increment in seconds for each turn, or hours for each turn. */
import { language } from "../../language";
import type { LobbyTable } from "../../protocol";
import { listed, words } from "../../words";

export type ClockPlan = Required<Pick<LobbyTable, "minutes" | "seconds" | "hours">>;

/** The choices; first none, which is usual among friends, last games of days. */
export const PLANS: readonly ClockPlan[] = [
  { minutes: 0, seconds: 0, hours: 0 },
  { minutes: 3, seconds: 5, hours: 0 },
  { minutes: 5, seconds: 10, hours: 0 },
  { minutes: 10, seconds: 15, hours: 0 },
  { minutes: 20, seconds: 20, hours: 0 },
  { minutes: 40, seconds: 30, hours: 0 },
  ...[12, 24, 72, 168].map((hours): ClockPlan => ({ minutes: 0, seconds: 0, hours })),
];

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const UNITS = [
  [DAY, "day"],
  [HOUR, "hour"],
  [MINUTE, "minute"],
] as const;

/** The clock of a table; 0 for what it does not have. */
export function planOf({ minutes = 0, seconds = 0, hours = 0 }: Partial<ClockPlan>): ClockPlan {
  return { minutes, seconds, hours };
}

export function planWords(some: Partial<ClockPlan>): string {
  const plan = planOf(some);
  if (plan.hours > 0) return words("clock-days", { span: spanWords(plan.hours * HOUR) });
  return plan.minutes > 0 ? words("clock-plan", { ...plan }) : words("clock-none");
}

/**
 * A long time in words: "2 days, 4 hours", "3 hours, 5 minutes"; less than a minute counts as one. It is rounded to the
 * smaller unit: rounded down, a turn of three days would have two days and 23 hours as soon as it begins.
 */
export function spanWords(seconds: number): string {
  const whole = Math.max(MINUTE, nearest(seconds, MINUTE));
  const left = whole < DAY ? whole : nearest(whole, HOUR);
  const first = UNITS.findIndex(([size]) => left >= size);
  const [[size, unit] = [MINUTE, "minute"] as const, smaller] = UNITS.slice(first, first + 2);
  const rest = smaller ? Math.floor((left % size) / smaller[0]) : 0;
  const many = [counted(Math.floor(left / size), unit), ...(smaller && rest > 0 ? [counted(rest, smaller[1])] : [])];
  return listed(many, "unit");
}

function nearest(seconds: number, unit: number): number {
  return Math.round(seconds / unit) * unit;
}

function counted(count: number, unit: string): string {
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(count);
}
