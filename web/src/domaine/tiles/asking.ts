/** Requests to the server about tile sets. */
import { ask, send } from "../../api";
import type { OwnTiles, TilesInfo } from "../../protocol";

export const drawnTiles = (): Promise<OwnTiles> => ask("/api/tiles");

export const tileSets = (): Promise<TilesInfo[]> => ask("/api/tilesets");

export const keepTiles = (tiles: OwnTiles): Promise<TilesInfo> => send("/api/tilesets", tiles);
