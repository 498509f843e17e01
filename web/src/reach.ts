/** Which address of this server a friend can open. */
import type { NetworkInfo } from "./protocol";

/** Whether only this machine knows itself by that name. */
export function isOwnMachine(host: string): boolean {
  return host === "localhost" || host === "[::1]" || /^127(\.\d+){3}$/.test(host);
}

/** The addresses that work elsewhere, the likeliest first; none while only this machine is served. */
export function addressesFor(here: Pick<Location, "origin" | "hostname">, info: NetworkInfo | null): string[] {
  if (!isOwnMachine(here.hostname)) return [here.origin];
  return info?.addresses ?? [];
}

/** The word of the owner's link, as it stands behind `#`. */
export function ownerToken(hash: string): string | undefined {
  return /^#?owner=(\w[\w-]*)$/.exec(hash)?.[1];
}

/** The key that 24 random bytes make: what the server knows its owner's browser by. */
export function ownerKeyOf(bytes: Uint8Array): string {
  return `qo_${btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")}`;
}
