/** Who is signed in at this browser, if anybody; everything works without an account. */
import { keepSession, keptSession, type KeptSession } from "./seats";

interface Known {
  now: KeptSession | null;
}

export const session: Known = $state({ now: keptSession() });

/** Signs this browser in. */
export function signedIn(found: KeptSession): void {
  keepSession(found);
  session.now = found;
}

/** The session has ended, here or elsewhere. */
export function signedOut(): void {
  keepSession(null);
  session.now = null;
}
