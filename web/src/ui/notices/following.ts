/** Where the reader has asked to be told when something waits, the server hears it again when what it knows changes. */
import { session } from "../../session.svelte";
import { settings } from "../../settings.svelte";
import { tongue } from "../../tongue.svelte";

/** For another account and another language; in an effect. */
export function followTold(): void {
  void [session.now?.key, tongue.tag];
  toldAgain();
}

let spoken = tongue.tag;

/** Mails to whoever is signed in follow the language, too; in an effect. */
export function followMail(): void {
  if (tongue.tag === spoken) return;
  spoken = tongue.tag;
  if (session.now) void import("./mail").then(({ writeAnew }) => writeAnew()).catch(() => undefined);
}

/** For a seat at another table. */
export function toldAgain(): void {
  if (settings.told) void import("./telling").then(({ sayAgain }) => sayAgain()).catch(() => undefined);
}
