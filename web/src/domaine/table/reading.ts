/** Lords, domains, the Chancery and the land in words. */
import type { LordView } from "../../protocol";
import { gridOf, type Passage, type Readable } from "../../ui/reading/passages";
import { listed, words } from "../../words";
import { SIDE, squareName } from "../board/squares";
import { MINES, named, type RegionView } from "../board/types";
import { cardName } from "./cards";
import { squareSays, squareText, thingsAt } from "./naming";
import type { Play } from "./play.svelte";
import { mineName, regionAt, sceneOf, type Scene } from "./scene";

type Read = Pick<Play, "position" | "rules" | "lords" | "cards" | "seat" | "nameOf" | "lordName" | "me">;

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
  const counts = [words("stat-ducats", { count: lord.ducats }), words("stat-supply", { count: lord.knights })];
  return [listed([...counts, ...mines], "unit")];
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

/** Castles and knights where they stand, and the whole board, square by square. */
function land(scene: Scene): Passage {
  const line = Array.from({ length: SIDE }, (_, at) => at);
  const rows = line.map((row) => line.map((column) => listed(thingsAt(scene, squareName([column, row])), "unit")));
  const columns = line.map((column) => squareName([column, 0]).charAt(0));
  const { castles, knights } = scene.view;
  const pieces = [...castles, ...knights].map(({ square }) => squareSays(scene, named(square)));
  return { key: "g", title: words("board"), lines: pieces, grid: gridOf(columns, rows) };
}

function chancery({ position, cards }: Read): Passage {
  const names = (position?.chancery ?? []).map((card) => {
    const view = cards.get(card);
    return view ? cardName(view) : card;
  });
  const { deck = 0, deck_back: letter = "" } = position ?? {};
  const left = deck > 0 ? words("deck-left", { letter, count: deck }) : words("deck-empty");
  return { key: "l", title: words("chancery"), lines: [...names, left] };
}

function seen(play: Read): Scene | undefined {
  const { position, rules } = play;
  return position && rules ? sceneOf(rules, position, (colour) => play.nameOf(colour)) : undefined;
}

/** A square, and the region it lies in: its worth, its strength, its allies, its squares. */
function about(play: Read, square: string): string[] {
  const scene = seen(play);
  const said = scene && squareText(scene, square);
  const region = scene && regionAt(scene.view, square);
  const squares = region ? [words("reading-squares", { what: listed(region.squares.map(named), "unit") })] : [];
  return [...(Array.isArray(said) ? said : []), ...squares];
}

function passages(play: Read): Passage[] {
  const scene = seen(play);
  if (!scene) return [];
  return [...play.lords.map((lord) => lordPassage(play, scene, lord)), chancery(play), land(scene)];
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
