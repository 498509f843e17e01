/** The sentence that says whose turn it is and what to do: which words, with which names. */
import type { DomaineView, SeatView, TableView } from "../../../protocol";
import { aside, say, shared, theirs, type Saying } from "../../../ui/table/words/status";
import type { Link } from "../../../live/socket";
import type { DomaineOffer } from "./options";

export interface Situation {
  link: Link;
  view: TableView | null;
  offer: DomaineOffer | null;
}

export function sentences({ link, view, offer }: Situation): Saying[] {
  const other = aside(link, view);
  if (other || view?.position?.type !== "domaine") return [other ?? say("status-over")];
  const seat = view.seats.find((each) => each.seat === (offer?.seat ?? view.to_move));
  if (!seat) return [say("status-cards")];
  return offer
    ? [say(shared(view) ? "status-here" : "status-yours", { name: seat.name }), task(offer, view.position, view)]
    : [waited(view, view.position, seat)];
}

function task(offer: DomaineOffer, position: DomaineView, view: TableView): Saying {
  if (offer.type === "step") return say(`status-${offer.action}`, { left: offer.left, parts: offer.parts });
  if (offer.type === "castle" || offer.type === "knight")
    return say(isNeutral(view, position) ? `status-${offer.type}-neutral` : `status-${offer.type}`);
  return say(`status-${offer.type}`);
}

function isNeutral(view: TableView, position: DomaineView): boolean {
  return view.rules.type === "domaine" && position.placing !== null && position.placing.colour === view.rules.neutral;
}

const KNOWN: ReadonlySet<string> = new Set(["castle", "knight", "act", "refill"]);

function waited(view: TableView, position: DomaineView, seat: SeatView): Saying {
  if (position.phase === "step" && position.play) return theirs(view, seat, `status-theirs-${position.play.action}`);
  return KNOWN.has(position.phase)
    ? theirs(view, seat, `status-theirs-${position.phase}`)
    : theirs(view, seat, "status-cards");
}
