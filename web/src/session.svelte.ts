/** Who is signed in at this browser, if anybody; everything works without an account. */
import { keepSession, keptSession, type KeptSession } from "./seats";

interface Known {
  now: KeptSession | null;
  /** Whether the last one was ended by the server, not by the reader. */
  over: boolean;
}

export const session: Known = $state({ now: keptSession(), over: false });

/** Signs this browser in. */
export function signedIn(found: KeptSession): void {
  keepSession(found);
  session.now = found;
  session.over = false;
}

/** The session has ended. */
export function signedOut(): void {
  keepSession(null);
  session.now = null;
  session.over = false;
}

/** The server says that the session has ended. If another tab has begun a new one since, that is the session here. */
export function sessionOver(): void {
  const kept = keptSession();
  if (kept && kept.key !== session.now?.key) {
    session.now = kept;
    return;
  }
  signedOut();
  session.over = true;
}
