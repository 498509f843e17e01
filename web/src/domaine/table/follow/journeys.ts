/** What an update moves on the board, to be animated: borders, castles, knights, rings. */
import type { Sign } from "../../../board/types";
import type { Event, SeatView, Update } from "../../../protocol";
import type { Journey } from "../../../ui/table/journeys";
import { isUpright } from "../../board/geometry";

/** The piece that is animated. */
export interface Flying {
  art: "border-marker" | "domaine-castle" | "knight" | "alliance-marker" | "banner";
  sign: Sign;
  /** Whether a border is vertical. */
  upright: boolean;
}

type Shape = Pick<Journey<Flying>, "wide" | "high">;

/** How thin a border is drawn, compared with a square. */
const THIN = 26 / 96;

const SHAPES: Readonly<Record<Exclude<Flying["art"], "border-marker">, Shape>> = {
  "domaine-castle": { wide: 0.94, high: 0.94 },
  knight: { wide: 0.58, high: 0.78 },
  "alliance-marker": { wide: 0.77, high: 0.77 },
  banner: { wide: 0.5, high: 0.6 },
};

/** The paths of the pieces that an update moves; *signs* are those of the colours. */
export function journeysOf({ events, view }: Update, signs: readonly Sign[]): Journey<Flying>[] {
  return events.flatMap((event) => (isOthers(event, view.seats) ? ways(event, signs) : []));
}

function isOthers({ seat, stand_in }: Event, seats: readonly SeatView[]): boolean {
  return seat !== null && (stand_in || !seats.some((each) => each.seat === seat && each.yours));
}

function ways({ code, seat, args }: Event, signs: readonly Sign[]): Journey<Flying>[] {
  const sign = (colour: unknown): Sign => signs[Number(colour)] ?? "rose";
  const own = sign(seat);
  const from = [`[data-lord="${seat}"] .banner`, `[data-runner="${own}"]`];
  const place = String(args["square"]);
  switch (code) {
    case "border":
      return [fence(String(args["border"]), own, from)];
    case "castle":
      return [onSquare("domaine-castle", place, sign(args["colour"]), from)];
    case "guard":
      return [onSquare("knight", place, sign(args["colour"]), from)];
    case "knight":
      return [onSquare("knight", place, own, from)];
    case "desert":
      return [onSquare("knight", place, own, [spot(String(args["knight"]))])];
    case "expand":
      return [onSquare("banner", place, own, from)];
    case "ally":
      return [onSquare("alliance-marker", String(args["target"]), own, from)];
    default:
      return [];
  }
}

const spot = (square: string): string => `.board [data-square="${square}"] .hit`;

function onSquare(art: keyof typeof SHAPES, square: string, sign: Sign, from: readonly string[]): Journey<Flying> {
  const piece = { art, sign, upright: false };
  const covers = art === "knight" || art === "domaine-castle" ? { covers: `[data-piece="${square}"]` } : {};
  return { piece, from, to: [spot(square)], ...SHAPES[art], ...covers };
}

/** A border rising between two squares. */
function fence(border: string, sign: Sign, from: readonly string[]): Journey<Flying> {
  const upright = isUpright(border);
  return {
    piece: { art: "border-marker", sign, upright },
    from,
    to: border.split("-").map(spot),
    wide: upright ? THIN : 1,
    high: upright ? 1 : THIN,
    covers: `[data-piece="${border}"]`,
  };
}
