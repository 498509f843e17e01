/** Another language in place: all that is said comes anew, and nothing is loaded but the words. */
import { declareLanguage, own, wantedNow } from "./language";
import { translate } from "./speech";

/** What all that has words hangs on. */
export const tongue: { tag: string } = $state({ tag: own.tag });

let turn = Promise.resolve();
let sheet = false;

/** Whether the sheet of settings, in which a language was chosen, opens again when all is said anew. */
export const settingsStayOpen = (): boolean => sheet;

/** It does so until it is closed. */
export function keepSettingsOpen(open: boolean): void {
  sheet = open;
}

/** Speaks what the reader wants now, one wish after the other, so that the last one counts. */
export function speakAsWanted(): Promise<void> {
  turn = turn.then(speakNow);
  return turn;
}

async function speakNow(): Promise<void> {
  const wanted = wantedNow();
  if (wanted.tag === tongue.tag) return;
  await translate(wanted);
  declareLanguage(document.documentElement, wanted);
  tongue.tag = wanted.tag;
}

/** Follows the languages that the browser asks for; returns what undoes it. */
export function followBrowser(): () => void {
  const follow = (): void => void speakAsWanted();
  window.addEventListener("languagechange", follow);
  return () => window.removeEventListener("languagechange", follow);
}
