/** Kingdoms, lines and the builders' board in words. */
import type { LandView, LineSlotView, SideView, SlotView, Square } from "../../protocol";
import { gridOf, type Grid, type Passage, type Readable } from "../../ui/reading/passages";
import { seatName } from "../../ui/table/words/telling";
import { coded, listed, told, words } from "../../words";
import { dominoName, explainSquare, landName, squareName, whenOf } from "../board/explain";
import { bounds, keyOf, rowsOf, territoryOf } from "../board/geometry";
import type { Play } from "./play/play.svelte";
import { facts, fills, scoreLines } from "./words/telling";

type Read = Pick<Play, "position" | "mine" | "others" | "seats" | "town" | "nameOf" | "me" | "seat">;

/** "lake: 3 squares, 2 crowns", the largest territory first; only that of one square, if one is named. */
export function territories(land: readonly LandView[], only?: LandView): string[] {
  const seen = new Set<LandView>();
  const found = (only ? [only] : land).flatMap((square) => {
    if (seen.has(square) || square.terrain === "castle") return [];
    const territory = territoryOf(land, [square.x, square.y]);
    territory.forEach((one) => seen.add(one));
    return [territory];
  });
  found.sort((a, b) => b.length - a.length);
  return found.map((territory) => {
    const crowns = territory.reduce((sum, one) => sum + one.crowns, 0);
    const terrain = coded("terrain", territory[0]?.terrain ?? "castle");
    return words("reading-territory", { ...terrain, squares: territory.length, crowns });
  });
}

/** The squares in their layout, with a number for each column and each row. */
function landOf(land: readonly LandView[]): Grid {
  const at = new Map(land.map((square) => [keyOf(square.x, square.y), square]));
  const rows = rowsOf(bounds(land)).map((row) =>
    row.map(([x, y]) => {
      const square = at.get(keyOf(x, y));
      return square && landName(square);
    }),
  );
  const columns = (rows[0] ?? []).map((_, index) => words("reading-column", { column: index + 1 }));
  return gridOf(columns, rows);
}

function pieces(side: SideView, town: boolean): string[] {
  if (!town) return [];
  const counts = [
    words("stat-coins", { count: side.coins }),
    words("stat-knights", { count: side.knights }),
    words("stat-towers", { count: side.towers }),
  ];
  return [listed(counts, "unit"), ...(side.queen ? [words("queen-here")] : [])];
}

function buildings(land: readonly LandView[]): string[] {
  const names = land.flatMap(({ building }) => (building ? [told("building", building)] : []));
  return names.length > 0 ? [words("reading-buildings", { list: listed(names, "unit") })] : [];
}

/** How wide and high it is, and may be. */
function extent({ land, size }: SideView): string {
  const { left, top, right, bottom } = bounds(land);
  return words("reading-extent", { columns: right - left + 1, rows: bottom - top + 1, size });
}

function kingdom(play: Read, side: SideView): Passage {
  const name = play.nameOf(side);
  const own = side === play.mine && play.me?.yours;
  return {
    key: own ? "o" : "p",
    title: own ? words("kingdom-yours") : words("kingdom-of", { name }),
    lines: [
      listed(scoreLines(side, name), "unit"),
      ...pieces(side, play.town),
      ...buildings(side.land),
      ...territories(side.land),
      extent(side),
    ],
    grid: landOf(side.land),
  };
}

function line(play: Read, title: string, slots: readonly LineSlotView[]): Passage {
  const lines = slots.map((slot, at) => {
    const seat = play.seat(slot.seat);
    const args = { order: at + 1, domino: dominoName(slot.domino), when: whenOf(slot) };
    return seat ? words("reading-taken", { ...args, name: seatName(seat) }) : words("reading-open", args);
  });
  return { key: "l", title, lines };
}

function slot(play: Read, { building, state, price, cost }: SlotView): string {
  const view = play.position?.buildings.find((one) => one.id === building);
  if (state !== "sale" || !view) {
    const filled = play.position && fills(play.position) ? "yes" : "no";
    return words("reading-pair", { what: words(`slot-${state}`), more: words("slot-printed", { cost, filled }) });
  }
  const what = words("reading-pair", {
    what: told("building", view.id),
    more: words(price < cost ? "slot-price-queen" : "slot-price", { price, cost }),
  });
  return [what, ...facts(view)].join(" "); // whole sentences, one after the other
}

function passages(play: Read): Passage[] {
  const { position } = play;
  if (!position) return [];
  const first = position.this_line.length === 0;
  const { slots, dragon_home, pile } = position.builders;
  return [
    ...(play.mine ? [kingdom(play, play.mine)] : []),
    ...(first ? [] : [line(play, words("line-now"), position.this_line)]),
    ...(position.next_line.length > 0
      ? [line(play, words(first ? "line-first" : "line-next"), position.next_line)]
      : []),
    ...(play.town
      ? [
          {
            key: "g" as const,
            title: words("builders"),
            lines: [
              ...slots.map((each) => slot(play, each)),
              words(dragon_home ? "dragon-home" : "dragon-out"),
              words("pile-left", { count: pile }),
            ],
          },
        ]
      : []),
    ...play.others.map((side) => kingdom(play, side)),
  ];
}

/** A square of one's own kingdom, and its territory; for a free one, its neighbours. */
function about({ mine, position }: Read, square: string): string[] {
  const [x = 0, y = 0] = square.split(",").map(Number);
  const land = mine?.land ?? [];
  const said = explainSquare(land, [x, y], position?.buildings ?? []);
  if (said === undefined) return [squareName(undefined, [x, y]), ...beside(land, [x, y])];
  return typeof said === "string" ? [said] : [...said];
}

function beside(land: readonly LandView[], [x, y]: Square): string[] {
  const around = land.filter((one) => Math.abs(one.x - x) + Math.abs(one.y - y) === 1);
  const names = around.map((one) => (one.terrain === "castle" ? words("terrain-castle") : territories(land, one)[0]));
  const list = [...new Set(names.filter((name) => name !== undefined))];
  return list.length > 0 ? [words("reading-beside", { list: listed(list, "unit") })] : [];
}

export const readable: Readable<Read> = {
  passages,
  about,
  keys: [
    ["↑ ↓ ← →", "walk"],
    ["Enter", "confirm"],
    ["Escape", "clear"],
    ["R", "turn"],
    ["0–9", "digit"],
    ["S", "skip"],
    ["U", "undo"],
    ["H", "hint"],
  ],
};
