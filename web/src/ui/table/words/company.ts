/** What people at a table do besides playing, in words. */
import { isCompany } from "../../../live/company";
import type { Customs, Event, RequestView, SeatView, TableView, Tell } from "../../../protocol";
import { hasWords, told, words } from "../../../words";
import { spanWords } from "../../laying/clocks";
import { seatName, type Line } from "./telling";

const HOUR = 3600;

/** What is said about somebody who is here. */
export const HERE = {
  away: null,
  lend_in: null,
  wanting: [],
  lenders: [],
  stint: null,
  left: null,
  late: false,
  program: false,
  account: null,
  rating: null,
} satisfies Partial<SeatView>;

/** Such an event as a line of the log. */
export function companyLine(event: Event, seats: readonly SeatView[]): Line {
  const seatOf = (number: unknown): SeatView | undefined => seats.find((seat) => seat.seat === number);
  const seat = seatOf(event.seat);
  const names = { name: seat ? seatName(seat) : "", whom: seatName(seatOf(event.args["other"])) };
  if (event.code === "customs") {
    const text = seat ? words("log-customs", names) : words("log-laid");
    return { seq: event.seq, seat, text: [text, ...unusual(event.args)].join(" ") };
  }
  const code = event.args["late"] ? `${event.code}-late` : event.code;
  return { seq: event.seq, seat, text: told("log", code, { ...event.args, ...names }) };
}

/** What the host may allow and forbid. */
export const CUSTOMS = ["hints", "odds", "stakes", "watchers", "words"] as const;

/** The same settings, for a table open to everybody, or for those invited; strangers talk in phrases. */
export function opened(customs: Customs, isPublic: boolean): Customs {
  return { ...customs, public: isPublic, ...(isPublic ? { words: false } : {}) };
}

/** Whether a bot may take one of the free seats: a rated game needs two people, who must find room. */
export function admitsBot({ customs, seats }: Pick<TableView, "customs" | "seats">): boolean {
  const forPeople = seats.filter((seat) => !seat.taken || !(seat.kind === "bot" || seat.program));
  return !customs.rated || forPeople.length > 2;
}

/** What differs from the usual, a sentence for each; events encode customs as 0 and 1. */
export function unusual(customs: object): string[] {
  const kept: Readonly<Record<string, unknown>> = { ...customs };
  const off = CUSTOMS.filter((name) => kept[name] === false || kept[name] === 0);
  const [minutes, seconds, hours] = ["minutes", "seconds", "hours"].map((name) => Number(kept[name] ?? 0));
  return [
    ...off.map((name) => words(`customs-${name}-off`)),
    ...(hours ? [words("customs-days", { span: spanWords(hours * HOUR) })] : []),
    ...(minutes ? [words("customs-clock", { minutes, seconds: seconds ?? 0 })] : []),
    ...(kept["behind"] && kept["watchers"] ? [words("customs-behind-on")] : []),
    ...(kept["reasons"] ? [words("customs-reasons-on")] : []),
    ...(kept["rated"] ? [words("customs-rated-on")] : []),
    ...(kept["public"] ? [words("customs-public-on")] : []),
  ];
}

type Phrase = NonNullable<Tell["phrase"]>;
/** Phrases that take one press: at the table, in the room before the game, to one's partner. */
export const PHRASES: readonly Phrase[] = [
  "well-placed",
  "take-your-time",
  "back-soon",
  "good-game",
  "thanks",
  "again",
];
export const ROOM_PHRASES: readonly Phrase[] = ["hello", "one-minute", "begin"];
export const PARTNER_PHRASES: readonly Phrase[] = ["you-choose", "agreed", "elsewhere", "high", "low", "well-placed"];

/** What was said: a phrase in the reader's language, or free text as it is. */
export function phraseWords(phrase: unknown, text: unknown): string {
  return typeof phrase === "string" ? words(`phrase-${phrase}`) : String(text ?? "");
}

/** The text of a line to everybody. */
export function saidWords({ args }: Pick<Event, "args">): string {
  return phraseWords(args["phrase"], args["text"]);
}

/** Who did not play to the end, and why, a sentence for each: a bot did, and what they have was its doing, too. */
export function goneWords(seats: readonly SeatView[]): string[] {
  const alone = seats.filter((seat) => seat.yours).length === 1;
  return seats.flatMap((seat) => {
    const name = seatName(seat);
    if (seat.stint?.moved)
      return [words(seat.yours && alone ? "over-stint-yours" : "over-stint", { name, why: seat.stint.why })];
    return seat.stint?.why === "resigned" ? [words("log-resigned", { name })] : [];
  });
}

/** Beside a name: that a bot plays in their place or, once the game is over, why they did not play to its end. */
export function stintNote({ why }: NonNullable<SeatView["stint"]>, status: TableView["status"] | undefined): string {
  return status === "over" ? words("stint-note-over", { why }) : words("stint-note");
}

/** The same where the game was *ended* early: no bot has moved for whoever was the last to give up. */
export function goneBefore(seats: readonly SeatView[], { how, seat }: NonNullable<TableView["ended"]>): string[] {
  if (how !== "resigned") return goneWords(seats);
  const last = seats.find((each) => each.seat === seat);
  return goneWords(seats.filter((each) => each !== last && !(each.yours && last?.yours)));
}

/** Something among the people here that needs an answer, or that everybody should know. */
export type Matter =
  | { kind: "ended" | "paused" | "stint" | "unknown" | "fresh" | "gathering" }
  | { kind: "request"; request: RequestView; seat: SeatView }
  | { kind: "away" | "late"; seat: SeatView }
  | { kind: "done"; count: number };

/**
 * What there is to tell or to ask, the most urgent first; `events` are all that the page knows. Whoever is not
 * `signedIn` may have come by the link in an email, to a seat of their account; or `sat` here, as this browser knows,
 * until the seat became an account's on another device.
 */
export function mattersOf(view: TableView, events: readonly Event[], signedIn = true, sat = false): Matter[] {
  if (view.ended) return [{ kind: "ended" }];
  const request = view.request?.what === "again" ? null : view.request; // that is asked where the game ends
  const asker = view.seats.find((seat) => seat.seat === request?.seat);
  const late = view.seats.filter((seat) => seat.late && !seat.stint && seat.seat === view.to_move);
  // Once their time is up, a bot plays to the end: there is no other for those who are away as well.
  const away = view.seats.filter(
    (seat) => seat.kind === "away" && seat.away !== null && !seat.stint && !seat.yours && !late.includes(seat),
  );
  const count = doneFor(view, events);
  return [
    ...(request && asker ? [{ kind: "request", request, seat: asker } as const] : []),
    ...(view.paused ? [{ kind: "paused" } as const] : []),
    ...(view.gathering && !view.paused ? [{ kind: "gathering" } as const] : []),
    ...(view.seats.some((seat) => seat.yours && seat.stint) ? [{ kind: "stint" } as const] : []),
    ...(view.paused ? [] : late).map((seat) => ({ kind: "late", seat }) as const), // in a break nobody has to play
    ...away.map((seat) => ({ kind: "away", seat }) as const),
    ...(count > 0 ? [{ kind: "done", count } as const] : []),
    ...(!signedIn && mayBeOwn(view, sat) ? [{ kind: "unknown" } as const] : []),
  ];
}

/** Whether a seat of an account may be the reader's, who has none: they `sat` here, or are mailed that it waits. */
function mayBeOwn({ customs, status, seats }: TableView, sat: boolean): boolean {
  if (status !== "playing" || seats.some((seat) => seat.yours)) return false;
  if (sat) return seats.some((seat) => seat.account);
  return (customs.hours ?? 0) > 0 && seats.some((seat) => seat.kind === "away" && seat.account);
}

/** What tells a matter from the others that are open at the same time. */
export function matterId(matter: Matter): string {
  return "seat" in matter ? `${matter.kind} ${matter.seat.seat}` : matter.kind;
}

/** What a wait is about: the matter, and how many want a bot. If one more does, the reader is asked anew. */
export function waitId(matter: Matter): string {
  return "seat" in matter ? `${matterId(matter)} ${matter.seat.wanting.length}` : matterId(matter);
}

/** Whom the reader waits for: by `waitId`, each until a moment in milliseconds. */
export type Waits = ReadonlyMap<string, number>;

const PATIENCE = { minutes: 120_000, hours: 3_600_000 };

/** For how long *Wait* puts a matter off: where a move has hours, nobody is back within minutes. */
export function patience({ hours = 0 }: Pick<Customs, "hours">): number {
  return hours > 0 ? PATIENCE.hours : PATIENCE.minutes;
}

/** The waits that go on: they end with their time, and with what they are about; the next is asked about anew. */
export function waitsOn(waits: Waits, matters: readonly Matter[], now: number): Waits {
  const open = new Set(matters.map(waitId));
  const on = new Map([...waits].filter(([id, until]) => open.has(id) && now < until));
  return on.size === waits.size ? waits : on;
}

/** Something that is said for a moment: a line of talk, or that what was asked is refused. */
export function passingLine(event: Event, seats: readonly SeatView[]): string {
  return event.code === "said" ? saidWords(event) : companyLine(event, seats).text;
}

/** Whether a request was refused during the game: by somebody else, or because time ran out. */
export function isRefusal({ code, seat, args }: Event, seats: readonly SeatView[]): boolean {
  const own = seats.some((each) => each.yours && each.seat === seat);
  return args["what"] !== "again" && (code === "lapsed" || (code === "declined" && !own));
}

/**
 * How what we asked last was refused, until we move again: in a game of days, we come back to it. Whoever plays on
 * instead of letting us take a move back answers, too.
 */
export function refusedMeanwhile({ request, seats }: TableView, events: readonly Event[]): Event | undefined {
  const isOurs = ({ seat }: Event): boolean => seats.some((each) => each.yours && each.seat === seat);
  const at = events.findLastIndex((event) => isOurs(event) && event.code === "asked");
  const asked = events[at];
  const since = events.slice(at + 1);
  const isMove = (event: Event): boolean => !isCompany(event);
  if (!asked || request?.seq === asked.seq || since.some((event) => isOurs(event) && isMove(event))) return undefined;
  const undo = asked.args["what"] === "undo";
  const answer = since.find((event) => SETTLED.has(event.code) || (undo && isMove(event)));
  if (!answer || isMove(answer)) return answer && { ...asked, code: "lapsed" };
  return isRefusal(answer, seats) ? answer : undefined;
}

/** Whether the other game that we asked for last was declined, or not everybody answered. */
export function wasDeclined(events: readonly Event[], seats: readonly SeatView[]): boolean {
  const again = events.filter(({ args }) => args["what"] === "again");
  const asked = again.findLastIndex(({ code }) => code === "asked");
  const ours = seats.some(({ yours, seat }) => yours && seat === again[asked]?.seat);
  return ours && again.slice(asked).some(({ code }) => code === "declined" || code === "lapsed");
}

const SETTLED: ReadonlySet<string> = new Set(["declined", "lapsed", "paused", "ended"]);

/** How many moves a bot made for us while we were away, until we move again. */
function doneFor(view: TableView, events: readonly Event[]): number {
  const own = new Set(view.seats.filter((seat) => seat.yours).map((seat) => seat.seat));
  const ours = events.filter((event) => event.seat !== null && own.has(event.seat));
  const back = ours.findLastIndex((event) => event.code === "back");
  const moved = ours.slice(back + 1).some((event) => !event.stand_in && !isCompany(event));
  const gone = ours
    .slice(0, Math.max(0, back))
    .findLastIndex((event) => event.code === "gone" || event.code === "lent");
  return moved || gone < 0 ? 0 : ours.slice(gone, back).filter((event) => event.stand_in).length;
}

/** What is asked, as a sentence that names the asker; for a move to be taken back, which one, if there are words. */
export function requestWords({ what, code }: RequestView, name: string): string {
  const move = `ask-${what}-${code}`;
  return words(hasWords(move) ? move : `ask-${what}`, { name });
}

/** That somebody asks for another game, and who sits where then: partners stay partners. */
export function againWords(seats: readonly SeatView[], name: string): string {
  const teams = new Set(seats.map((seat) => seat.side)).size < seats.length;
  return words(teams ? "ask-again-teams" : "ask-again", { name });
}

/** Seconds as a clock shows them: "45 s", "1:30 min"; hours in words. */
export function clockWords(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  if (left >= HOUR) return spanWords(left);
  if (left < 60) return words("clock-seconds", { count: left });
  return words("clock-minutes", { minutes: Math.floor(left / 60), seconds: String(left % 60).padStart(2, "0") });
}
