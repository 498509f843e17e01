/** Another language in place: all that is said comes anew, and nothing is loaded but the words. */
import { declareLanguage, own, wantedNow } from "./language";
import { translate } from "./speech";

/** What all that has words hangs on. */
export const tongue: { tag: string } = $state({ tag: own.tag });

let turn = Promise.resolve();
let sheet = false;

/** Has the sheet of settings, in which a language is being chosen, open again when all is said anew. */
export function keepSettingsOpen(): void {
  sheet = true;
}

/** Whether the sheet of settings was open when a language was chosen in it; true once. */
export function settingsWereOpen(): boolean {
  const open = sheet;
  sheet = false;
  return open;
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
