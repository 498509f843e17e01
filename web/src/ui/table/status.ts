/** The one sentence that says whose turn it is and what to do: which words, with which names. */
import type { Offer, QueendominoView, SeatView, TableView } from "../../protocol";
import type { Link } from "../../socket";
import { translated, words } from "../../words";
import { landscapes } from "./placing";

/** One or two sentences, told one after the other: `id` of the words and their arguments. */
export interface Saying {
  id: string;
  args: Record<string, string | number>;
}

/** A step of a turn in words, with the clause of the rules that tells of it. */
export interface ToldStep {
  name: string;
  text: string;
  why: string;
  rule: string;
  state: "done" | "now" | "to-come" | "skipped";
}

export interface Situation {
  link: Link;
  view: TableView | null;
  offer: Offer | null;
}

const say = (id: string, args: Saying["args"] = {}): Saying => ({ id, args });

export function sentences({ link, view, offer }: Situation): Saying[] {
  if (isAway(link)) return [say(`status-${link}`)];
  if (!view) return [say("status-opening")];
  if (view.status === "waiting") return [say("status-waiting", { count: open(view).length })];
  if (view.status === "over" || view.position?.type !== "queendomino") return [say("status-over")];
  const seat = view.seats.find((each) => each.seat === (offer?.seat ?? view.to_move));
  if (!seat) return [say("status-dealing")];
  return offer ? [lead(view, seat, offer), task(offer)] : [theirs(view.position, seat)];
}

/** Whether the table cannot be heard. */
export function isAway(link: Link): boolean {
  return link === "lost" || link === "closed";
}

/** The sentences as they are read, landscapes by their names. */
export function spoken(says: readonly Saying[]): string {
  return says.map(({ id, args }) => words(id, { ...args, ...landscapeNames(args) })).join(" ");
}

function landscapeNames({ first, second }: Saying["args"]): Saying["args"] {
  const name = (terrain: string | number): string | number => translated({ terrain })["terrain"] ?? "";
  return first === undefined || second === undefined ? {} : { first: name(first), second: name(second) };
}

function open(view: TableView): SeatView[] {
  return view.seats.filter((seat) => !seat.taken);
}

/** Whether people share this screen; at the start of a turn they are called to it. */
export function shared(view: TableView): boolean {
  return view.seats.filter((seat) => seat.yours).length > 1;
}

function lead(view: TableView, seat: SeatView, offer: Offer): Saying {
  const begins = offer.type === "place" || view.position?.type === "queendomino" && view.position.round === 0;
  return say(shared(view) && begins ? "status-here" : "status-yours", { name: seat.name });
}

function task(offer: Offer): Saying {
  if (offer.type !== "place") return say(`status-${offer.type}`);
  const [first, second] = landscapes(offer.domino);
  const id = offer.spots.length === 0 ? "status-discard" : "status-place";
  return say(first === second ? `${id}-double` : id, { first, second });
}

function theirs(position: QueendominoView, seat: SeatView): Saying {
  const known = ["place", "tax", "build", "bribe", "claim"].includes(position.phase);
  if (seat.kind === "away" && !seat.online && !seat.yours) return say("status-theirs-away", { name: seat.name });
  return say(known ? `status-theirs-${position.phase}` : "status-dealing", { name: seat.name });
}
