/** What is told to moderators, and what they ask and decide. */
import { ask, own, send } from "../../api";
import type {
  FileReport,
  Moderated,
  NameModerator,
  Reports,
  Restrain,
  RestraintInfo,
  ReportInfo,
  Standing,
} from "../../protocol";
import { seatAt } from "../../seats";
import { untilWords, type Args } from "../../words";

/** For how many days somebody may be kept from talking or sitting down; 0 is for good. */
export const SPANS = [1, 7, 30, 365, 0] as const;
export const REASONS: readonly ReportInfo["why"][] = ["talk", "name", "unfair", "leaving", "other"];

export const reports = (): Promise<Reports> => ask("/api/moderation", { headers: own() });

export const standing = (account: string): Promise<Standing> =>
  ask(`/api/moderation/people/${encodeURIComponent(account)}`, { headers: own() });

export const close = (number: number): Promise<Moderated> => send("/api/moderation/close", { number }, own());

export const restrain = (wish: Restrain): Promise<Moderated> => send("/api/moderation/restrain", wish, own());

export const release = (id: string): Promise<Moderated> => send("/api/moderation/release", { id }, own());

export const nameModerator = (wish: NameModerator): Promise<Moderated> =>
  send("/api/moderation/moderators", wish, own());

/** Tells the moderators of somebody at a table, as whoever sits there in this browser. */
export function report(table: string, wish: FileReport): Promise<Moderated> {
  const key = seatAt(table)?.key;
  return send(`/api/tables/${encodeURIComponent(table)}/reports`, wish, key ? { "X-Seat-Key": key } : own());
}

/** Until when a restraint holds, as words take it. */
export const untilOf = (restraint: RestraintInfo): Args => untilWords(restraint.until ?? 0);
