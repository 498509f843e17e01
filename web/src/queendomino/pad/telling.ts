import { artOf, type BuildingView, type ItemView, type RowView } from "../board/types";
import { language } from "../../language";
import { coded, listed, told, words } from "../../words";
import { tilesOf, type Boxed } from "./box";
import type { Told } from "./doubts";
import { begunOf, countedOf, gamesOf, isComplete } from "./dynasty";
import { modeOf, mostCrowns, scoreOf, type PadGame, type Side } from "./game";
import { addUp, rank, type Scored } from "./scoring";
import type { Tile } from "./tables";

/** The pad's numbers and doubts in words. */

/** When a game was begun. */
export function dayOf(game: PadGame): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(game.when);
}

/** What was played: the game, and whether it was a dynasty. */
export function nameOf(game: PadGame): string {
  const name = words(`game-${game.game}`);
  return game.games > 1 ? words("game-dynasty", { name }) : name;
}

/** A building tile for the drawings. */
export function viewOf(tile: Tile): BuildingView {
  return { ...tile, tax: tile.tax || null, per: tile.per || null, unsure: [...tile.unsure] };
}

/** The building tiles of a box for the drawings. */
export const viewsOf = (box: Boxed): BuildingView[] => tilesOf(box).map(viewOf);

/** How a row was calculated, as short as possible: "3×1 + 2×2", "11 coins ÷ 3". */
export function briefly(row: RowView): string[] {
  const [first] = row.items;
  if (first?.code === "territory") return [row.points === 0 ? words("pad-crownless") : products(row.items)];
  if (first?.code === "wealth" || first?.code === "queen") return [told("pad-brief", first.code, first.args)];
  return row.items.map(reason);
}

/** Territories without a crown score nothing and are left out. */
function products(items: readonly ItemView[]): string {
  const counted = items.filter((item) => item.points > 0);
  return counted.map(({ args }) => `${args["squares"]}×${args["crowns"]}`).join(" + ");
}

/** One reason for points as a sentence. */
export function reason(item: ItemView): string {
  return told("item", item.code, { ...item.args, points: item.points });
}

/** A doubt as a sentence, with the name of the kingdom it is about. */
export function doubtWords(doubt: Told, game: PadGame, named: boolean): string {
  const args = { ...doubt.args, what: kindOf(doubt, game) };
  const text = told("doubt", doubt.code, args);
  const side = doubt.side === undefined ? undefined : game.sides[doubt.side];
  const whose = named && side ? words("doubt-of", { name: side.name, text }) : text;
  return doubt.game ? words("doubt-of", { name: words("game-number", { game: doubt.game }), text: whose }) : whose;
}

function kindOf({ args }: Told, game: PadGame): string {
  const { terrain, building, crowns } = args;
  if (typeof terrain !== "string")
    return typeof building === "string" ? told("building", artOf(building)) : String(args["what"] ?? "");
  if (Number(crowns) > 0) return words("half-crowned", { ...coded("terrain", terrain), count: Number(crowns) });
  const mode = modeOf(game);
  const crowned = mode && mostCrowns(mode, terrain) > 0; // others of this landscape have crowns
  return crowned ? words("pad-half-crownless", coded("terrain", terrain)) : words(`terrain-${terrain}`);
}

export interface Standing {
  side: Side;
  scored: Scored;
  rank: number;
  tieBreak: string;
}

/** The sides with their points and ranks, in the order of their seats. */
export function standings(game: PadGame): Standing[] {
  const scored = game.sides.map((side) => ({ side, scored: scoreOf(game, side), coins: side.coins }));
  const places = rank(scored, modeOf(game)?.ties ?? []);
  return scored.map(({ side, scored: points }, index) => ({
    side,
    scored: points,
    rank: places[index]?.rank ?? 1,
    tieBreak: places[index]?.tieBreak ?? "",
  }));
}

/** The points of each side game by game. */
export function pointsOf(game: PadGame): number[][] {
  return game.sides.map((_, index) => gamesOf(game).map((one) => scoreOf(one, one.sides[index] as Side).sheet.total));
}

/** The sides with the points of all games and their ranks (rules 13.7); of a single game, its standings. */
export function sums(game: PadGame): Standing[] {
  if (game.games === 1) return standings(game);
  const played = gamesOf(game).map((one) => one.sides.map((side) => scoreOf(one, side)));
  const scored = game.sides.map((_, index): Scored => {
    const columns = played.flatMap((column) => column[index] ?? []);
    const sheet = begunOf(game) > 1 ? addUp(columns.map((one) => one.sheet)) : (columns[0]?.sheet ?? addUp([]));
    return { sheet, territories: [], largest: 0, crowns: 0 };
  });
  const places = rank(
    scored.map((one) => ({ scored: one, coins: 0 })),
    modeOf(game)?.dynasty?.ties ?? [],
  );
  return game.sides.map((side, index) => ({
    side,
    scored: scored[index] as Scored,
    rank: places[index]?.rank ?? 1,
    tieBreak: places[index]?.tieBreak ?? "",
  }));
}

interface Verdict {
  title: string;
  text: string;
}

/** Who won a game or a dynasty and how, in a sentence or two; before its last game, who leads. */
export function verdictOf(game: PadGame): Verdict {
  const all = sums(game);
  return game.games > 1 ? dynastyVerdict(game, all) : verdict(all);
}

function dynastyVerdict(game: PadGame, all: readonly Standing[]): Verdict {
  const order = [...all].sort((a, b) => a.rank - b.rank);
  const names = listed(order.filter((one) => one.rank === 1).map((one) => one.side.name));
  const [first = 0, second = 0] = order.map((one) => one.scored.sheet.total);
  if (isComplete(game))
    return first > second
      ? { ...verdict(all), text: words("over-text-games", { first, second, games: game.games }) }
      : verdict(all);
  const title =
    first > second
      ? words("pad-dynasty-leads", { name: names, margin: first - second })
      : words("pad-dynasty-level", { names });
  const games = { game: Math.max(1, countedOf(game)), games: game.games };
  return { title, text: words("pad-dynasty-text", { first, second, ...games }) };
}

/** Who won and how, in a sentence or two. */
export function verdict(all: readonly Standing[]): Verdict {
  const order = [...all].sort((a, b) => a.rank - b.rank);
  const winners = order.filter((one) => one.rank === 1);
  const names = listed(winners.map((one) => one.side.name));
  const [first, second] = order;
  const [points, next] = [first?.scored.sheet.total ?? 0, second?.scored.sheet.total ?? 0];
  if (winners.length > 1) return { title: words("over-shared", { names }), text: words("over-tied", { points }) };
  if (points > next)
    return {
      title: words("over-wins", { name: names, margin: points - next }),
      text: words("pad-text", { first: points, second: next }),
    };
  return { title: words("over-wins-tie", { name: names }), text: tieText(first, second) };
}

/** Why one of two that follow each other with the same total is placed first, below those that the verdict is about. */
export function placings(game: PadGame): string[] {
  const [ties, all] = [modeOf(game)?.ties ?? [], sums(game)];
  const order = [...all].sort((a, b) => a.rank - b.rank);
  const told = order.filter((one) => one.rank === 1).length;
  return order.flatMap((first, at) => {
    const second = order[at + 1];
    if (!second || first.rank === second.rank || first.scored.sheet.total !== second.scored.sheet.total) return [];
    if (at + 1 === told && told === 1) return []; // the verdict says so
    const text = tieText({ ...first, tieBreak: breaker(first, second, ties) }, second);
    return [words("pad-placing", { first: first.side.name, second: second.side.name, text })];
  });
}

/** What separates two with the same total: the first rule by which they differ. */
function breaker(a: Standing, b: Standing, ties: readonly string[]): string {
  if (a.scored.largest !== b.scored.largest) return "largest";
  return ties.includes("crowns") && a.scored.crowns !== b.scored.crowns ? "crowns" : "coins";
}

function tieText(first: Standing | undefined, second: Standing | undefined): string {
  const points = first?.scored.sheet.total ?? 0;
  if (first?.tieBreak === "crowns") return words("over-crowns", { points });
  if (first?.tieBreak === "coins") return words("over-coins", { points });
  return words("over-largest", { points, first: first?.scored.largest ?? 0, second: second?.scored.largest ?? 0 });
}
