/** An address that is written to when a game of days waits: what the server knows of it, given, confirmed, let go. */
import { ask, own as key, send } from "../../api";
import { own } from "../../language";
import type { Done, MailInfo } from "../../protocol";

const LINK = /^(confirm|stop)-(qm_[\w-]+)$/;

/** What a link in a mail asks for, and the word that allows it. */
export interface Errand {
  what: "confirm" | "stop";
  word: string;
}

/** The errand of the part of an address after `#`, if it is one. */
export function errandOf(hash: string): Errand | undefined {
  const [, what, word] = LINK.exec(hash) ?? [];
  return what && word ? { what: what as Errand["what"], word } : undefined;
}

export const mail = (): Promise<MailInfo> => ask("/api/mail", { headers: key() });

/** Mails are written in the language of the page, with the times of the place where it is read. */
export function giveAddress(address: string): Promise<MailInfo> {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return send("/api/mail", { address, language: own.tag, zone }, key());
}

export const removeAddress = (): Promise<MailInfo> => send("/api/mail/remove", {}, key());

export const runErrand = ({ what, word }: Errand): Promise<Done> => send(`/api/mail/${what}`, { word });

/** The same address, in the language that is spoken now. */
export async function writeAnew(): Promise<void> {
  const { address } = await mail();
  if (address) await giveAddress(address);
}
