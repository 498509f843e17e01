/** The land and pieces of a table, as far as they are needed for names. */
import { squareAt } from "../../board/squares";
import { named, type RegionView } from "../../board/types";
import type { DomaineRules, DomaineView } from "../../../protocol";
import { words, type Args } from "../../../words";

export interface Scene {
  land: readonly (readonly string[])[];
  view: Pick<DomaineView, "castles" | "knights" | "regions" | "alliances">;
  nameOf: (colour: number) => string;
  /** The colour that nobody plays, at a table for two. */
  neutral?: number | null;
}

/** The scene of a table with these *rules*. */
export function sceneOf(
  { land, neutral }: Pick<DomaineRules, "land" | "neutral">,
  view: Scene["view"],
  nameOf: Scene["nameOf"],
): Scene {
  return { land, view, nameOf, neutral };
}

export function regionAt(view: Scene["view"], square: string): RegionView | undefined {
  return view.regions.find((region) => region.squares.some((each) => named(each) === square));
}

export function terrainAt({ land }: Scene, square: string): string {
  const [column, row] = squareAt(square);
  return words(`domaine-${(land[row]?.[column] ?? "meadow").replaceAll("_", "-")}`);
}

export function figureAt(scene: Scene, square: string): string | undefined {
  const castle = scene.view.castles.find((figure) => named(figure.square) === square);
  if (castle) return words("board-castle", whoseArgs(scene, castle.colour));
  const knight = scene.view.knights.find((figure) => named(figure.square) === square);
  return knight && words("board-knight", whoseArgs(scene, knight.colour));
}

/** The arguments for words about a piece of this colour. */
export const whoseArgs = (scene: Scene, colour: number): { owner: string; name: string } => ({
  owner: ownerOf(scene, colour),
  name: scene.nameOf(colour),
});

/** "domain of Ada at c4". */
export function domainName(scene: Scene, castle: string): string {
  return words("domain-of", domainArgs(scene, castle));
}

/** The arguments for a sentence about a domain: where its castle is, and its owner as *seat* would say it. */
export function domainArgs(scene: Scene, castle: string, seat?: number): Args {
  const colour = scene.view.castles.find((each) => named(each.square) === castle)?.colour;
  const owner = colour === undefined ? "other" : ownerOf(scene, colour, seat);
  return { castle, owner, name: colour === undefined ? "" : scene.nameOf(colour) };
}

function ownerOf(scene: Scene, colour: number, seat?: number): "you" | "nobody" | "other" {
  return colour === seat ? "you" : colour === scene.neutral ? "nobody" : "other";
}

/** "gold mine"; nothing for no mine. */
export function mineName(mine: unknown): string {
  return typeof mine === "string" ? words(`domaine-${mine.replace("_", "-")}`) : "";
}
