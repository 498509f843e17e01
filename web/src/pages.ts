/** The pages that are fetched when somebody goes there, by their address. */
import type { Component } from "svelte";

type Loader = () => Promise<{ default: Component }>;

const PAGES: readonly (readonly [RegExp, Loader])[] = [
  [/^\/new\/friends$/, () => import("./ui/NewFriends.svelte")],
  [/^\/new\/screen$/, () => import("./ui/NewScreen.svelte")],
  [/^\/pad(\/[\w-]+(\/result)?)?$/, () => import("./pad/PadPage.svelte")],
  [/^\/box$/, () => import("./ui/box/BoxPage.svelte")],
  [/^\/tiles$/, () => import("./ui/tiles/TilesPage.svelte")],
  [/^\/rules$/, () => import("./ui/rules/IndexPage.svelte")],
  [/^\/rules\/domaine$/, () => import("./ui/rules/domaine/LandRulesPage.svelte")],
  [/^\/rules\/domaine\/sheet$/, () => import("./ui/rules/domaine/LandSheetPage.svelte")],
  [/^\/rules\/[\w-]+$/, () => import("./ui/rules/RulesPage.svelte")],
  [/^\/rules\/[\w-]+\/sheet$/, () => import("./ui/rules/SheetPage.svelte")],
];

/** What loads the page at `path`; undefined where there is none. */
export function pageAt(path: string): Loader | undefined {
  return PAGES.find(([pattern]) => pattern.test(path))?.[1];
}
