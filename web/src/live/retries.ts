/** How long a page waits before it tries to reconnect. */

/** The delays between tries; a server that was killed is back within a few seconds. */
const BACKOFF_MS = [500, 1_000, 1_000, 1_000, 2_000, 4_000, 5_000] as const;
/** By how much of it a delay is shorter or longer, so that not everybody comes back at the same moment. */
const JITTER = 0.2;

/** The delay between tries while the server restarts, and after how many the connection counts as lost. */
export const ANEW_MS = 1_000;
export const PATIENT_TRIES = 15;

/** The delay after so many tries, where nobody has said when to come back; `luck` is from 0 to 1. */
export function backoff(tries: number, luck: number): number {
  const usual = BACKOFF_MS[Math.min(tries, BACKOFF_MS.length - 1)] ?? 0;
  return Math.round(usual * (1 - JITTER + 2 * JITTER * luck));
}
