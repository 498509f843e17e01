/** Passkeys, through the browser's own API: the server sends a challenge, the browser's keys answer. */
import { own, send, whyFailed } from "../../api";
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
  return send("/api/account/passkeys", { passkey: await made("") }, own());
}

/** The response of a passkey that the reader chooses. */
export async function chosen(): Promise<unknown> {
  const asked = await send<PublicKeyCredentialRequestOptionsJSON>("/api/session/passkey", {});
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(asked);
  return answer(await navigator.credentials.get({ publicKey }));
}

/** Why it failed, as a sentence: the server’s, or what the browser or its reader decided. */
export function faultOf(error: unknown): string {
  if (!(error instanceof DOMException)) return whyFailed(error);
  return words(error.name === "InvalidStateError" ? "account-passkey-known" : "account-no-passkey");
}

function answer(found: Credential | null): unknown {
  if (!found) throw new DOMException("no passkey was chosen", "NotAllowedError");
  return (found as PublicKeyCredential).toJSON();
}
