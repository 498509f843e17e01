/** The email address to notify when a game of days waits: looked up, set, confirmed, removed. */
import { ask, own as key, send } from "../../api";
import { own } from "../../language";
import type { Done, MailInfo } from "../../protocol";

const LINK = /^(confirm|stop)-(qm_[\w-]+)$/;

/** What a link in an email asks for, and the token that authorises it. */
interface Errand {
  what: "confirm" | "stop";
  word: string;
}

/** The request in the part of an address after `#`, if there is one. */
export function errandOf(hash: string): Errand | undefined {
  const [, what, word] = LINK.exec(hash) ?? [];
  return what && word ? { what: what as Errand["what"], word } : undefined;
}

export const mail = (): Promise<MailInfo> => ask("/api/mail", { headers: key() });

/** Emails are written in the language of the page, with times in the reader's time zone. */
export function giveAddress(address: string): Promise<MailInfo> {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return send("/api/mail", { address, language: own.tag, zone }, key());
}

export const removeAddress = (): Promise<MailInfo> => send("/api/mail/remove", {}, key());

export const runErrand = ({ what, word }: Errand): Promise<Done> => send(`/api/mail/${what}`, { word });

/** The same address, with the current language. */
export async function writeAnew(): Promise<void> {
  const { address } = await mail();
  if (address) await giveAddress(address);
}
