/** The one sentence that says whose turn it is and what to do: which words, with which names. */
import type { Offer, QueendominoView, SeatView, TableView } from "../../../protocol";
import type { Link } from "../../../live/socket";
import { aside, say, shared, theirs, type Saying } from "../../../ui/table/words/status";
import * as told from "../../../ui/table/words/status";
import { translated } from "../../../words";
import { landscapes } from "./placing";
import { isStep } from "../words/steps";

export interface Situation {
  link: Link;
  view: TableView | null;
  offer: Offer | null;
}

export function sentences({ link, view, offer }: Situation): Saying[] {
  const other = aside(link, view);
  if (other || view?.position?.type !== "queendomino") return [other ?? say("status-over")];
  const seat = view.seats.find((each) => each.seat === (offer?.seat ?? view.to_move));
  if (!seat) return [say("status-dealing")];
  return offer ? [lead(view, seat, offer), task(offer)] : [waited(view, view.position, seat)];
}

/** The sentences as shown, with landscapes by name. */
export function spoken(says: readonly Saying[]): string {
  return told.spoken(says.map(({ id, args }) => say(id, { ...args, ...landscapeNames(args) })));
}

function landscapeNames({ first, second }: Saying["args"]): Saying["args"] {
  const name = (terrain: string | number): string | number => translated({ terrain })["terrain"] ?? "";
  return first === undefined || second === undefined ? {} : { first: name(first), second: name(second) };
}

function lead(view: TableView, seat: SeatView, offer: Offer): Saying {
  const begins = offer.type === "place" || (view.position?.type === "queendomino" && view.position.round === 0);
  return say(shared(view) && begins ? "status-here" : "status-yours", { name: seat.name });
}

function task(offer: Offer): Saying {
  if (offer.type !== "place") return say(`status-${offer.type}`);
  const [first, second] = landscapes(offer.domino);
  const id = offer.spots.length === 0 ? "status-discard" : "status-place";
  return say(first === second ? `${id}-double` : id, { first, second });
}

function waited(view: TableView, position: QueendominoView, seat: SeatView): Saying {
  return theirs(view, seat, isStep(position.phase) ? `status-theirs-${position.phase}` : "status-dealing");
}
