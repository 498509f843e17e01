/** Reports to moderators, and the moderators' own requests and decisions. */
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

/** For how many days somebody may be kept from talking or sitting down; 0 is permanently. */
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

/** Reports somebody at a table, in the name of this browser's seat there. */
export function report(table: string, wish: FileReport): Promise<Moderated> {
  const key = seatAt(table)?.key;
  return send(`/api/tables/${encodeURIComponent(table)}/reports`, wish, key ? { "X-Seat-Key": key } : own());
}

/** The end of a restraint, as arguments for words. */
export const untilOf = (restraint: RestraintInfo): Args => untilWords(restraint.until ?? 0);
