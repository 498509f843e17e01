/** If the reader has asked for notices, renews that with the server when what it knows has changed. */
import { untrack } from "svelte";
import { looks, onLook } from "../../live/wire";
import { session } from "../../session.svelte";
import { settings } from "../../settings.svelte";
import { tongue } from "../../tongue.svelte";

/** After a change of account or language; call it in an effect. */
export function followTold(): void {
  void [session.now?.key, tongue.tag];
  toldAgain();
}

let spoken = tongue.tag;

/** Emails to the signed-in account follow the language, too; call it in an effect. */
export function followMail(): void {
  if (tongue.tag === spoken) return;
  spoken = tongue.tag;
  if (session.now) void import("./mail").then(({ writeAnew }) => writeAnew()).catch(() => undefined);
}

/** Once a table is seen, what this browser shows of it is taken away; the returned function stops looking. */
export function takenAway(table: string): () => void {
  const now = () => {
    if (looks() && settings.told)
      void import("./telling").then(({ takeAway }) => takeAway(table)).catch(() => undefined);
  };
  untrack(now);
  return onLook(now);
}

/** After taking a seat at another table. */
export function toldAgain(): void {
  // Whoever has just turned them on has been subscribed.
  if (untrack(() => settings.told)) void import("./telling").then(({ sayAgain }) => sayAgain()).catch(() => undefined);
}
