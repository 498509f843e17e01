/** The sentence that says whose turn it is and what to do: which words, with which names. */
import type { DomaineView, SeatView, TableView } from "../../protocol";
import { isAway, shared, type Saying } from "../table/status";
import type { Link } from "../../socket";
import type { DomaineOffer } from "./options";

export interface Situation {
  link: Link;
  view: TableView | null;
  offer: DomaineOffer | null;
}

const say = (id: string, args: Saying["args"] = {}): Saying => ({ id, args });

export function sentences({ link, view, offer }: Situation): Saying[] {
  if (isAway(link)) return [say(`status-${link}`)];
  if (!view) return [say("status-opening")];
  if (view.status === "waiting") return [say("status-waiting", { count: view.seats.filter((seat) => !seat.taken).length })];
  if (view.status === "over" || view.position?.type !== "domaine") return [say("status-over")];
  const seat = view.seats.find((each) => each.seat === (offer?.seat ?? view.to_move));
  if (!seat) return [say("status-cards")];
  return offer ? [say(shared(view) ? "status-here" : "status-yours", { name: seat.name }), task(offer, view.position, view)] : [theirs(view.position, seat)];
}

function task(offer: DomaineOffer, position: DomaineView, view: TableView): Saying {
  if (offer.type === "step") return say(`status-${offer.action}`, { left: offer.left, parts: offer.parts });
  if (offer.type === "castle" || offer.type === "knight") return say(isNeutral(view, position) ? `status-${offer.type}-neutral` : `status-${offer.type}`);
  return say(`status-${offer.type}`);
}

function isNeutral(view: TableView, position: DomaineView): boolean {
  return view.rules.type === "domaine" && position.placing !== null && position.placing.colour === view.rules.neutral;
}

const KNOWN: ReadonlySet<string> = new Set(["castle", "knight", "act", "refill"]);

function theirs(position: DomaineView, seat: SeatView): Saying {
  const { name } = seat;
  if (seat.kind === "away" && !seat.online && !seat.yours) return say("status-theirs-away", { name });
  if (position.phase === "step" && position.play) return say(`status-theirs-${position.play.action}`, { name });
  return KNOWN.has(position.phase) ? say(`status-theirs-${position.phase}`, { name }) : say("status-cards");
}
