/** Switches the language in place: everything with words is rendered again, and only the words are loaded. */
import { declareLanguage, own, wantedNow } from "./language";
import { spokenFirst, translate } from "./speech";

/** The state that everything with words depends on. */
export const tongue: { tag: string } = $state({ tag: own.tag });

let turn = Promise.resolve(true);
let sheet = false;
let chosen = "";

/** Whether the settings sheet, in which a language was chosen, reopens when everything is rendered again. */
export const settingsStayOpen = (): boolean => sheet;

/** Keeps it open until it is closed. */
export function keepSettingsOpen(open: boolean): void {
  sheet = open;
}

/** Has the settings give the focus to this language once the page speaks it; empty: to none. */
export function keepFocusOn(tag: string): void {
  chosen = tag;
}

/** Whether the language in which the settings are shown was chosen in them a moment ago, and had the focus. */
export function hadFocus(): boolean {
  const had = chosen !== "";
  if (own.tag === chosen) chosen = ""; // else another one, chosen meanwhile, is still to come
  return had;
}

/** Starts in the reader's language, or in English if that cannot be fetched. */
export async function speakFirst(): Promise<void> {
  await spokenFirst();
  declare();
}

/**
 * Switches to the language that the reader wants now, one request after another, so that the last one counts. Returns
 * whether its words could be fetched: if not, nothing has changed.
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

/** Follows the languages that the browser asks for; returns a function that stops it. */
export function followBrowser(): () => void {
  const follow = (): void => void speakAsWanted();
  window.addEventListener("languagechange", follow);
  return () => window.removeEventListener("languagechange", follow);
}
