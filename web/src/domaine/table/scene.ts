/** A table's land and pieces, as far as their names need them. */
import { squareAt } from "../board/squares";
import { named, type RegionView } from "../board/types";
import type { DomaineView } from "../../protocol";
import { words } from "../../words";

export interface Scene {
  land: readonly (readonly string[])[];
  view: Pick<DomaineView, "castles" | "knights" | "regions" | "alliances">;
  nameOf: (colour: number) => string;
}

export function regionAt(view: Scene["view"], square: string): RegionView | undefined {
  return view.regions.find((region) => region.squares.some((each) => named(each) === square));
}

export function terrainAt({ land }: Scene, square: string): string {
  const [column, row] = squareAt(square);
  return words(`domaine-${(land[row]?.[column] ?? "meadow").replaceAll("_", "-")}`);
}

export function figureAt({ view, nameOf }: Scene, square: string): string | undefined {
  const castle = view.castles.find((figure) => named(figure.square) === square);
  if (castle) return words("board-castle", { name: nameOf(castle.colour) });
  const knight = view.knights.find((figure) => named(figure.square) === square);
  return knight && words("board-knight", { name: nameOf(knight.colour) });
}

/** "domain of Ada at c4". */
export function domainName(scene: Scene, castle: string): string {
  const figure = scene.view.castles.find((each) => named(each.square) === castle);
  return words("domain-of", { name: figure ? scene.nameOf(figure.colour) : "", castle });
}

/** "gold mine"; nothing for no mine. */
export function mineName(mine: unknown): string {
  return typeof mine === "string" ? words(`domaine-${mine.replace("_", "-")}`) : "";
}
