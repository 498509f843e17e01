/** Another language in place: all that is said comes anew, and nothing is loaded but the words. */
import { declareLanguage, own, wantedNow } from "./language";
import { spokenFirst, translate } from "./speech";

/** What all that has words hangs on. */
export const tongue: { tag: string } = $state({ tag: own.tag });

let turn = Promise.resolve(true);
let sheet = false;

/** Whether the sheet of settings, in which a language was chosen, opens again when all is said anew. */
export const settingsStayOpen = (): boolean => sheet;

/** It does so until it is closed. */
export function keepSettingsOpen(open: boolean): void {
  sheet = open;
}

/** Speaks the reader's language from the start, or English where it cannot be fetched. */
export async function speakFirst(): Promise<void> {
  await spokenFirst();
  declare();
}

/**
 * Speaks what the reader wants now, one wish after the other, so that the last one counts. Returns whether its words
 * could be fetched: else nothing has changed.
 */
export function speakAsWanted(): Promise<boolean> {
  turn = turn.then(speakNow);
  return turn;
}

async function speakNow(): Promise<boolean> {
  const wanted = wantedNow();
  if (wanted.tag === tongue.tag) return true;
  const could = await translate(wanted);
  declare();
  return could;
}

function declare(): void {
  if (own.tag === tongue.tag) return;
  declareLanguage(document.documentElement);
  tongue.tag = own.tag;
}

/** Follows the languages that the browser asks for; returns what undoes it. */
export function followBrowser(): () => void {
  const follow = (): void => void speakAsWanted();
  window.addEventListener("languagechange", follow);
  return () => window.removeEventListener("languagechange", follow);
}
