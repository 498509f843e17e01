/** Who reaches the server, and whether this browser is its owner's, who may let the home network in. */
import { ask, own as ownKey, send } from "./api";
import type { Moderated, NetworkInfo, OwnerKey } from "./protocol";
import { ownerToken } from "./reach";

const KEY = "demesne.owner";

interface Known {
  info: NetworkInfo | null;
}

export const network: Known = $state({ info: null });

function withOwner(): Record<string, string> {
  const key = localStorage.getItem(KEY);
  return key ? { "X-Owner-Key": key } : {};
}

/** Asks how far the server reaches; a server that does not answer is told of elsewhere. */
export async function look(): Promise<void> {
  network.info = await ask<NetworkInfo>("/api/network", { headers: withOwner() }).catch(() => network.info);
}

/** Lets the home network in, or no more. Throws a `Refusal`. */
export async function letIn(open: boolean): Promise<void> {
  network.info = await send<NetworkInfo>("/api/network", { open }, withOwner());
}

/** The account that is signed in here is the owner's from now on. Throws a `Refusal`. */
export const own = (): Promise<Moderated> => send("/api/moderation/owner", {}, { ...ownKey(), ...withOwner() });

/** Came by the link of the console: this browser is the owner's from now on. The link stands nowhere afterwards. */
export async function claim(): Promise<void> {
  const token = ownerToken(location.hash);
  if (!token) return;
  history.replaceState(null, "", location.pathname);
  const owner = await send<OwnerKey>("/api/owner", { token }).catch(() => undefined);
  if (owner) localStorage.setItem(KEY, owner.key);
}
