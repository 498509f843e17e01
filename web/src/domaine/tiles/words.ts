/** The words for tiles, added to those of every page; and the names that several parts use. */
import "virtual:words/tiles";
import { type Args, words } from "../../words";
import { TERRAINS, type Letter, type Tile } from "./draft";

export function terrainName(letter: Letter): string {
  return words(`tiles-land-${TERRAINS[letter].replace("_", "-")}`);
}

export function tileName(tile: Tile): string {
  return words("tiles-tile", spoken({ tile }));
}

/** Arguments in which the middle tile is that of the city. */
export function spoken(args: Args): Args {
  return args["tile"] === "c" ? { ...args, tile: "city" } : args;
}
