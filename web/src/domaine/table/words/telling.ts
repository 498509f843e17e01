/** Events of the log in words. */
import { isCompany } from "../../../live/company";
import type { CardView, Event } from "../../../protocol";
import { told, words } from "../../../words";
import { tellingOf } from "../../../ui/table/words/telling";
import { cardName } from "./cards";

export interface Cast {
  nameOf: (colour: number) => string;
  cards: ReadonlyMap<string, CardView>;
}

/** One event as a sentence. */
export function sentence(event: Event, cast: Cast): string {
  const { seat, args } = event;
  return told("log", tellingOf(event), {
    ...args,
    name: seat === null ? "" : cast.nameOf(seat),
    ...wordsOf(event, cast),
  });
}

type Words = Record<string, string | number>;

/** Further arguments for the words of an event: names of colours and cards, and the owner of a piece. */
export function wordsOf({ seat, args }: Pick<Event, "seat" | "args">, cast: Cast): Words {
  const more: Words = {};
  const card = cast.cards.get(String(args["card"] ?? ""));
  more["known"] = card ? "yes" : "no";
  if (card) more["card"] = cardName(card);
  if (typeof args["seat"] === "number") more["who"] = cast.nameOf(args["seat"]);
  if (typeof args["colour"] === "number") more["who"] = cast.nameOf(args["colour"]);
  more["whose"] = args["colour"] === seat ? "own" : "neutral";
  if (typeof args["owner"] === "number") more["owner"] = args["owner"] < 0 ? "" : cast.nameOf(args["owner"]);
  more["taken"] = Number(args["owner"] ?? -1) < 0 ? "no" : "yes";
  if (typeof args["action"] === "string" && card)
    more["use"] = words(`use-${args["action"]}`, { parts: partsOf(card, args["action"]) });
  if (typeof args["border"] === "string")
    [more["first"], more["second"]] = args["border"].split("-") as [string, string];
  return more;
}

function partsOf(card: CardView, action: string): number {
  return card.uses.find((use) => use.action === action)?.parts ?? 1;
}

const SMALL: ReadonlySet<string> = new Set([
  "joined",
  "seated",
  "left",
  "freed",
  "opened",
  "started",
  "hand",
  "hint",
  "end",
  "guard",
]);
const DEEDS: ReadonlySet<string> = new Set([
  ...["castle", "sell", "card", "draw", "take"],
  ...["knight", "border", "expand", "desert", "ally"],
]);
const CARDS: ReadonlySet<string> = new Set(["card", "sell"]);
const CONSEQUENCES: ReadonlySet<string> = new Set(["domain", "grown", "shrunk", "monopoly", "broken", "crown"]);

/** Whether an event is something a player did, and worth a line. */
export function isDeed({ code }: Pick<Event, "code">): boolean {
  return DEEDS.has(code);
}

/** Whether an event is a consequence of an action on the board. */
export function isConsequence({ code }: Pick<Event, "code">): boolean {
  return CONSEQUENCES.has(code);
}

/** The event of playing or selling a card that began the act at *seq*; none if no card was needed. */
export function cardOf(events: readonly Event[], seq: number): Event | undefined {
  const seat = events.find((event) => event.seq === seq)?.seat;
  const begun = events.findLast((event) => event.seq <= seq && event.seat === seat && CARDS.has(event.code));
  const since = events.filter((event) => begun && event.seq > begun.seq && event.seq <= seq);
  return since.some((event) => event.seat !== seat && isDeed(event)) ? undefined : begun;
}

/** The last `count` events of the game that are worth a line, oldest first. */
export function lastWords(events: readonly Event[], count: number): Event[] {
  return events.filter((event) => !SMALL.has(event.code) && !isCompany(event)).slice(-count);
}

/** What has happened since this seat was last to act, oldest first. */
export function sinceTurnOf(events: readonly Event[], seat: number): Event[] {
  const last = events.findLastIndex((event) => event.seat === seat && event.code !== "income");
  return events.slice(last + 1).filter((event) => !SMALL.has(event.code));
}
