/** Lords, domains, the Chancery and the land in words. */
import type { CardView, DomaineView, LordView } from "../../protocol";
import { gridOf, type Passage, type Readable } from "../../ui/reading/passages";
import { listed, words } from "../../words";
import { SIDE, squareAt, squareName, besides } from "../board/squares";
import { MINES, named, type RegionView } from "../board/types";
import { cardSays, idleBy } from "./words/cards";
import { squareText, thingsAt } from "./play/naming";
import type { Play } from "./play/play.svelte";
import { mineName, regionAt, sceneOf, whoseArgs, type Scene } from "./words/scene";

type Read = Pick<
  Play,
  | "position"
  | "rules"
  | "lords"
  | "cards"
  | "seat"
  | "nameOf"
  | "lordName"
  | "me"
  | "hand"
  | "open"
  | "choice"
  | "table"
>;

/** What a domain is worth, how strong it is, its allies, and then its squares. */
function domain(scene: Scene, region: RegionView): string[] {
  const text = region.castle ? squareText(scene, named(region.castle)) : [];
  const squares = listed(region.squares.map(named), "unit");
  return [...(Array.isArray(text) ? text.slice(1) : []), words("reading-squares", { what: squares })];
}

function possessions(lord: LordView): string[] {
  const mines = MINES.filter((kind) => (lord.mines[kind] ?? 0) > 0).map((kind) =>
    words(lord.monopolies.includes(kind) ? "lord-monopoly" : "lord-mine", {
      mine: mineName(kind),
      count: lord.mines[kind] ?? 0,
    }),
  );
  return [words("stat-ducats", { count: lord.ducats }), words("stat-supply", { count: lord.knights }), ...mines];
}

function lordPassage(play: Read, scene: Scene, lord: LordView): Passage {
  const regions = scene.view.regions.filter((region) => region.castle && region.owner === lord.seat);
  const own = lord === play.me && play.seat(lord.seat)?.yours;
  const name = play.lordName(lord);
  return {
    key: own ? "o" : "p",
    title: words("score-of", { name, points: lord.score }),
    lines: [...possessions(lord), ...regions.flatMap((region) => domain(scene, region))],
  };
}

/** The cards of one's own hand, while they lie open. */
function hand({ open, hand, cards, choice, table }: Read): Passage[] {
  const offered = choice.offer?.type === "act" ? choice.offer.cards : null;
  const says = (card: CardView): string => cardSays(card, idleBy(card, offered, table.plan !== null));
  const lines = hand.flatMap((name) => cards.get(name) ?? []).map(says);
  return open && lines.length > 0 ? [{ key: "o", title: words("hand"), lines }] : [];
}

/** Castles and knights by owner, where borders are, and the whole board, square by square. */
function land(play: Read, scene: Scene, view: DomaineView): Passage {
  const line = Array.from({ length: SIDE }, (_, at) => at);
  const rows = line.map((row) => line.map((column) => listed(thingsAt(scene, squareName([column, row])), "unit")));
  const columns = line.map((column) => squareName([column, 0]).charAt(0));
  const colours = new Set([...play.lords.map(({ seat }) => seat), ...view.castles.map(({ colour }) => colour)]);
  const pieces = [...colours].flatMap((colour) =>
    (["castles", "knights"] as const).flatMap((kind) => {
      const squares = view[kind].filter((each) => each.colour === colour).map(({ square }) => named(square));
      const args = { ...whoseArgs(scene, colour), list: listed(squares, "unit") };
      return squares.length > 0 ? [words(`reading-${kind}`, args)] : [];
    }),
  );
  return { key: "g", title: words("board"), lines: [...pieces, ...borders(view)], grid: gridOf(columns, rows) };
}

function borders(view: DomaineView): string[] {
  const pairs = view.borders.map(([first, second]) =>
    words("reading-border", { first: named(first), second: named(second) }),
  );
  return pairs.length > 0 ? [words("reading-borders", { list: listed(pairs, "unit") })] : [];
}

/** The adjacent squares that a border separates from this one. */
function walls({ borders }: DomaineView, square: string): string[] {
  const parted = (other: string): boolean =>
    borders.some((edge) => [square, other].every((each) => edge.some((one) => named(one) === each)));
  const others = besides(squareAt(square)).map(squareName).filter(parted);
  return others.length > 0 ? [words("reading-walls", { list: listed(others, "unit") })] : [];
}

function chancery({ position, cards }: Read): Passage {
  const names = (position?.chancery ?? []).map((card) => {
    const view = cards.get(card);
    return view ? cardSays(view) : card;
  });
  const { deck = 0, deck_back: letter = "" } = position ?? {};
  const left = deck > 0 ? words("deck-left", { letter, count: deck }) : words("deck-empty");
  return { key: "l", title: words("chancery"), lines: [...names, left] };
}

function seen(play: Read): Scene | undefined {
  const { position, rules } = play;
  return position && rules ? sceneOf(rules, position, (colour) => play.nameOf(colour)) : undefined;
}

/** A square, or the two of a border: what is there, where borders are, and its region. */
function about(play: Read, place: string): string[] {
  const scene = seen(play);
  const { position } = play;
  if (!scene || !position) return [];
  return [...new Set(place.split("-").flatMap((square) => aboutSquare(scene, position, square)))];
}

function aboutSquare(scene: Scene, position: DomaineView, square: string): string[] {
  const said = squareText(scene, square);
  const region = regionAt(scene.view, square);
  const closed = region && (region.castle || region.kind === "zone");
  const squares = closed ? [words("reading-squares", { what: listed(region.squares.map(named), "unit") })] : [];
  return [...(Array.isArray(said) ? said : []), ...walls(position, square), ...squares];
}

function passages(play: Read): Passage[] {
  const scene = seen(play);
  if (!scene || !play.position) return [];
  const lords = play.lords.map((lord) => lordPassage(play, scene, lord));
  return [...lords, ...hand(play), chancery(play), land(play, scene, play.position)];
}

export const readable: Readable<Read> = {
  passages,
  about,
  keys: [
    ["↑ ↓ ← →", "walk"],
    ["Enter", "confirm"],
    ["Escape", "clear"],
    ["1–9", "card"],
    ["A", "use"],
    ["E", "end"],
    ["S", "sell"],
    ["U", "undo"],
    ["H", "hint"],
  ],
};
