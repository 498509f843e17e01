/** Where the reader has asked to be told when something waits, the server hears it again when what it knows changes. */
import { own } from "../../language";
import { session } from "../../session.svelte";
import { settings } from "../../settings.svelte";

/** For another account and another language; in an effect. */
export function followTold(): void {
  void [session.now?.key, own.tag];
  toldAgain();
}

/** For a seat at another table. */
export function toldAgain(): void {
  if (settings.told) void import("./telling").then(({ sayAgain }) => sayAgain()).catch(() => undefined);
}
