/** Which address of this server a friend can open. */
import type { NetworkInfo } from "./protocol";

/** Whether a host name means only this machine itself. */
export function isOwnMachine(host: string): boolean {
  return host === "localhost" || host === "[::1]" || /^127(\.\d+){3}$/.test(host);
}

/** The addresses that work on other machines, the likeliest first; none while only this machine is served. */
export function addressesFor(here: Pick<Location, "origin" | "hostname">, info: NetworkInfo | null): string[] {
  if (!isOwnMachine(here.hostname)) return [here.origin];
  return info?.addresses ?? [];
}

/** The token of the owner's link, from behind `#`. */
export function ownerToken(hash: string): string | undefined {
  return /^#?owner=(\w[\w-]*)$/.exec(hash)?.[1];
}

/** A key from 24 random bytes, by which the server recognises its owner's browser. */
export function ownerKeyOf(bytes: Uint8Array): string {
  return `qo_${btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")}`;
}
