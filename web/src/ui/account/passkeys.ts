/** Passkeys, through the browser's own API: the server sends a challenge, the browser's keys answer. */
import { own, Refusal, send, whyFailed } from "../../api";
import type { AccountInfo } from "../../protocol";
import { words } from "../../words";

/** Whether this browser supports passkeys at this address: not at an IP address, nor without encryption. */
export function passkeysHere(): boolean {
  const known = globalThis.PublicKeyCredential as { parseCreationOptionsFromJSON?: unknown } | undefined;
  const isNumber = /^[\d.]+$|^\[/.test(location.hostname);
  return isSecureContext && !isNumber && typeof known?.parseCreationOptionsFromJSON === "function";
}

async function made(name: string): Promise<unknown> {
  const asked = await send<PublicKeyCredentialCreationOptionsJSON>("/api/account/passkey", { name }, own());
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(asked);
  return answer(await navigator.credentials.create({ publicKey }));
}

/** A passkey for a new account of this name. */
export const forNew = made;

/** Another one for the account. */
export async function add(): Promise<AccountInfo> {
  const passkey = await made("");
  return given(passkey, true, send("/api/account/passkeys", { passkey }, own()));
}

/**
 * What the server answers to a passkey, new or not, if one was sent. One that opens nothing there is disowned: else the
 * reader's password manager would offer it at every sign-in.
 */
export async function given<Answer>(passkey: unknown, isNew: boolean, answered: Promise<Answer>): Promise<Answer> {
  try {
    return await answered;
  } catch (error) {
    const why = error instanceof Refusal ? error.code : "offline";
    if (passkey && (why === "passkey.unknown" || (isNew && !UNSURE.has(why))))
      signal("signalUnknownCredential", { credentialId: (passkey as PublicKeyCredentialJSON).id });
    throw error;
  }
}

/** After these, the server may know a new passkey all the same. */
const UNSURE: ReadonlySet<string> = new Set(["offline", "server.failed"]);

/** Tells the reader's password manager which passkeys open the account; it no longer offers others. */
export function accepted({ id, passkeys }: Pick<AccountInfo, "id" | "passkeys">): void {
  const userId = btoa(id).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  signal("signalAllAcceptedCredentials", { userId, allAcceptedCredentialIds: passkeys.map((each) => each.id) });
}

/** A signal to whatever keeps passkeys, where the browser passes it on; nobody needs to know whether it was heard. */
function signal(name: "signalUnknownCredential" | "signalAllAcceptedCredentials", told: object): void {
  const known = globalThis.PublicKeyCredential as
    Partial<Record<typeof name, (told: object) => Promise<void>>> | undefined;
  if (passkeysHere()) void known?.[name]?.({ rpId: location.hostname, ...told }).catch(() => {});
}

/** The response of a passkey that the reader chooses. */
export async function chosen(): Promise<unknown> {
  const asked = await send<PublicKeyCredentialRequestOptionsJSON>("/api/session/passkey", {});
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(asked);
  return answer(await navigator.credentials.get({ publicKey }));
}

/**
 * Why none was made or used, as a sentence: the server’s, or what the browser or its reader decided. A browser does not
 * say whether its reader or the key would not have it.
 */
export function faultOf(error: unknown, isNew: boolean): string {
  if (!(error instanceof DOMException)) return whyFailed(error);
  if (error.name === "InvalidStateError") return words("account-passkey-known");
  return words(isNew ? "account-passkey-none" : "account-no-passkey");
}

function answer(found: Credential | null): unknown {
  if (!found) throw new DOMException("no passkey was chosen", "NotAllowedError");
  return (found as PublicKeyCredential).toJSON();
}
