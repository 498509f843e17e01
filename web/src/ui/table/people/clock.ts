/** The clocks of a table, which run on between two updates. */
import { getContext, setContext } from "svelte";
import { language } from "../../../language";
import type { TableView } from "../../../protocol";
import { words } from "../../../words";
import { spanWords } from "../../laying/clocks";

/** The table as last received, and when that was, on this page's clock in milliseconds. */
export interface Heard {
  view: TableView;
  at: number;
}

const HERE = Symbol("clocks");
const SECOND = 1_000;
const MINUTE = 60;
/** Below this many seconds, tenths are shown. */
export const LOW = 30;
/** At how many seconds left there is an announcement. */
const VOICED = [10, 60] as const;

/** Provides the clocks of this table to everything inside. */
export function giveClocks(read: () => Heard | null): void {
  setContext(HERE, read);
}

/** The table whose clocks are shown here; none on pages without one. */
export function clocksHere(): () => Heard | null {
  return getContext<(() => Heard | null) | undefined>(HERE) ?? (() => null);
}

/** The seconds that a seat has left `now`; null if there is no clock, or no game in progress. */
export function secondsLeft(heard: Heard | null, seat: number, now: number): number | null {
  const left = heard?.view.seats.find((each) => each.seat === seat)?.left ?? null;
  if (!heard || left === null || heard.view.status !== "playing") return null;
  const run = heard.view.ticking === seat ? Math.max(0, now - heard.at) : 0;
  return Math.max(0, left - run) / SECOND;
}

/** As a clock shows it: "4:05", and "9.3" when there is little left. */
export function face(seconds: number): string {
  if (seconds < LOW)
    return new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
      Math.floor(seconds * 10) / 10,
    );
  const { minutes, rest } = parts(seconds);
  return words("clock-time", { minutes, seconds: String(rest).padStart(2, "0") });
}

/** What is left of a turn in a game of days, in words, or that nothing is. */
export function spanLeft(seconds: number): string {
  return seconds > 0 ? words("clock-days-left", { span: spanWords(seconds) }) : words("clock-days-over");
}

/** As screen readers say it. */
export function spokenTime(seconds: number): string {
  const { minutes, rest } = parts(seconds);
  return words("clock-left", { minutes, seconds: rest });
}

/** What to announce when a clock has gone from `before` to `after` seconds: only at one minute and at ten seconds. */
export function voiced(before: number, after: number): (typeof VOICED)[number] | null {
  return VOICED.find((each) => before > each && after <= each && after > 0) ?? null;
}

function parts(seconds: number): { minutes: number; rest: number } {
  const whole = Math.ceil(seconds);
  return { minutes: Math.floor(whole / MINUTE), rest: whole % MINUTE };
}
