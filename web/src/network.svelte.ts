/** Who reaches the server, and whether this browser is its owner's, who may let the home network in. */
import { ask, own as ownKey, Refusal, send } from "./api";
import type { Moderated, NetworkInfo, OwnerKey } from "./protocol";
import { ownerKeyOf, ownerToken } from "./reach";

const KEY = "demesne.owner";
const CLAIM = "demesne.owner.claim";

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

/** The word of the link and the key that this browser made for it, until the server has answered. */
interface Claim {
  token: string;
  key: string;
}

function kept(): Claim | undefined {
  const [token, key] = localStorage.getItem(CLAIM)?.split(" ") ?? [];
  return token && key ? { token, key } : undefined;
}

/**
 * Came by the link of the console: this browser is the owner's from now on. The link stands nowhere afterwards, but
 * not before the server has answered: whoever leaves the page until then asks again on the next one, with the same key.
 */
export async function claim(): Promise<void> {
  const token = ownerToken(location.hash);
  const before = kept();
  const wish = token && before?.token !== token ? { token, key: ownerKeyOf(randomBytes()) } : before;
  if (!wish) return;
  localStorage.setItem(CLAIM, `${wish.token} ${wish.key}`);
  const answer = await send<OwnerKey>("/api/owner", wish).catch((fault: unknown) => fault);
  if (answer instanceof Error && !(answer instanceof Refusal && answer.code === "owner.spent")) return;
  if (!(answer instanceof Error)) localStorage.setItem(KEY, wish.key);
  localStorage.removeItem(CLAIM);
  if (token) history.replaceState(null, "", location.pathname);
}

/** The link of the console, opened over a page that is there already, counts as well; returns what undoes it. */
export function followOwnerLink(): () => void {
  const follow = (): void => {
    if (ownerToken(location.hash)) void claim().then(look);
  };
  window.addEventListener("hashchange", follow);
  return () => window.removeEventListener("hashchange", follow);
}

const randomBytes = (): Uint8Array => crypto.getRandomValues(new Uint8Array(24));
