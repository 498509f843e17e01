/** Who can reach the server, and whether this browser belongs to its owner, who may let the home network in. */
import { ask, own as ownKey, Refusal, send } from "./api";
import type { Moderated, NetworkInfo, OwnerKey } from "./protocol";
import { ownerKeyOf, ownerToken } from "./reach";
import { storage } from "./storage";

const KEY = "demesne.owner";
const CLAIM = "demesne.owner.claim";

interface Known {
  info: NetworkInfo | null;
  /** Whether this browser, not the owner's, came by a link from the console that had been used. */
  spent: boolean;
}

export const network: Known = $state({ info: null, spent: false });

function withOwner(): Record<string, string> {
  const key = storage.getItem(KEY);
  return key ? { "X-Owner-Key": key } : {};
}

/** Stores it; if the browser does not, the page remembers it. */
function put(name: string, text: string): void {
  try {
    storage.setItem(name, text);
  } catch {
    // This browser is the owner's for as long as the page is open.
  }
}

/** Asks from where the server can be reached; a server that does not answer is reported elsewhere. */
export async function look(): Promise<void> {
  network.info = await ask<NetworkInfo>("/api/network", { headers: withOwner() }).catch(() => network.info);
}

/** Lets the home network in, or no longer. Throws a `Refusal`. */
export async function letIn(open: boolean): Promise<void> {
  network.info = await send<NetworkInfo>("/api/network", { open }, withOwner());
}

/** Makes the account signed in here the owner's. Throws a `Refusal`. */
export const own = (): Promise<Moderated> => send("/api/moderation/owner", {}, { ...ownKey(), ...withOwner() });

/** The token of the link and the key that this browser made for it, until the server has answered. */
interface Claim {
  token: string;
  key: string;
}

function kept(): Claim | undefined {
  const [token, key] = storage.getItem(CLAIM)?.split(" ") ?? [];
  return token && key ? { token, key } : undefined;
}

/**
 * Handles the link from the console: this browser becomes the owner's. The token is removed everywhere afterwards, but
 * not before the server has answered: if the page is left until then, the next one retries with the same key.
 */
export async function claim(): Promise<void> {
  const token = ownerToken(location.hash);
  const before = kept();
  const wish = token && before?.token !== token ? { token, key: ownerKeyOf(randomBytes()) } : before;
  if (!wish) return;
  put(CLAIM, `${wish.token} ${wish.key}`);
  const answer = await send<OwnerKey>("/api/owner", wish).catch((fault: unknown) => fault);
  if (answer instanceof Error && !(answer instanceof Refusal && answer.code === "owner.spent")) return;
  if (!(answer instanceof Error)) put(KEY, wish.key);
  storage.removeItem(CLAIM);
  if (token) history.replaceState(null, "", location.pathname);
  if (answer instanceof Error) await look();
  network.spent = answer instanceof Error && !network.info?.owner;
}

/** Also handles the link when it is opened in a page already loaded; returns a function that stops that. */
export function followOwnerLink(): () => void {
  const follow = (): void => {
    if (ownerToken(location.hash)) void claim().then(look);
  };
  window.addEventListener("hashchange", follow);
  return () => window.removeEventListener("hashchange", follow);
}

const randomBytes = (): Uint8Array => crypto.getRandomValues(new Uint8Array(24));
