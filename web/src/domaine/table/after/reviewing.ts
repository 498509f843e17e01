/** What was played, or would have been better: in words, and on the board. */
import { borderAt, squareAt } from "../../board/squares";
import { named, type DomaineView, type Edge, type FigureView, type Plan } from "../../board/types";
import type { Event, Square } from "../../../protocol";
import { told } from "../../../words";
import { regionAt } from "../words/scene";
import { wordsOf, type Cast } from "../words/telling";

/** A choice as one would tell somebody to make it: "set a border between c4 and c5". */
export function deed(event: Event, cast: Cast): string {
  return told("deed", event.code, { ...event.args, ...wordsOf(event, cast) });
}

/** A square on the wire. */
function sent(name: string): Square {
  const [column, row] = squareAt(name);
  return [column, row];
}

const PIECES = { castle: "castle", guard: "knight", knight: "knight", desert: "knight" } as const;

function textOf({ args }: Event, name: string): string {
  const value = args[name];
  return typeof value === "string" ? value : "";
}

function pieceOf(event: Event): Plan["pieces"][number] | null {
  const kind = PIECES[event.code as keyof typeof PIECES] as "castle" | "knight" | undefined;
  const colour = typeof event.args["colour"] === "number" ? event.args["colour"] : (event.seat ?? 0);
  return kind ? { kind, at: textOf(event, "square"), colour } : null;
}

/** Whether a choice shows on the board: a card does not. */
function isSeen({ code }: Event): boolean {
  return code in PIECES || ["border", "expand", "ally"].includes(code);
}

/** The alliance that an event made, with its rings on a border between the two domains. */
function allied(view: DomaineView, event: Event): DomaineView["alliances"][number] {
  const castles: Edge = [sent(textOf(event, "castle")), sent(textOf(event, "target"))];
  const [own, other] = castles.map((castle) => regionAt(view, named(castle)));
  const parts = ([one, two]: Edge): boolean =>
    [one, two].every((square) => [own, other].includes(regionAt(view, named(square)))) &&
    regionAt(view, named(one)) !== regionAt(view, named(two));
  return { castles, marker: view.borders.find(parts) ?? null };
}

/** The board with what was played on it. */
export function playedOn(view: DomaineView, event: Event): DomaineView {
  const piece = pieceOf(event);
  const border = textOf(event, "border");
  const edges: Edge[] = border ? [borderAt(border).map(([column, row]) => [column, row]) as Edge] : [];
  const at = textOf(event, "square") || textOf(event, "target");
  const gone = event.code === "desert" ? textOf(event, "knight") : "";
  const stayed = view.knights.filter((each) => named(each.square) !== gone);
  const figures: FigureView[] = piece ? [{ square: sent(piece.at), colour: piece.colour, domain: null }] : [];
  return {
    ...view,
    castles: piece?.kind === "castle" ? [...view.castles, ...figures] : view.castles,
    knights: piece?.kind === "knight" ? [...stayed, ...figures] : view.knights,
    borders: [...view.borders, ...edges],
    alliances: event.code === "ally" ? [...view.alliances, allied(view, event)] : view.alliances,
    last_squares: isSeen(event) && at ? [sent(at)] : [],
    last_edges: edges,
  };
}

/** What would have been better, drawn as a planned move. */
export function planOf(event: Event, points: number): Plan | null {
  if (!isSeen(event)) return null;
  const piece = pieceOf(event);
  const border = textOf(event, "border");
  const at = border || textOf(event, "square") || textOf(event, "target");
  return {
    pieces: piece ? [piece] : [],
    gone: event.code === "desert" ? [textOf(event, "knight")] : [],
    hints: border || piece ? [] : event.code === "ally" ? [textOf(event, "castle"), at] : [at],
    effect: null,
    borders: border ? [border] : [],
    points,
    at,
  };
}
