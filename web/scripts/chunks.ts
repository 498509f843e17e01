import type { GetModuleInfo } from "rollup";

/**
 * Which modules are bundled into one chunk. By default, Rollup makes a chunk for each set of pages that share modules:
 * 45 small ones for a table, each a request to the server. Here what tables share with other pages goes into one chunk
 * for each wing; what serves every wing is split into what only tables need and what other pages need, too.
 */

const TABLE = /\/Table(Page)?\.svelte$/;
const SOURCES = /^.*\/src\//;
/** The folder of pages that belong to no family. */
const NO_WING = "ui";
/** Drawings stay separate: the first page fetches those of a family, and nothing else of it. */
const ART = "virtual:art/";

/** The lazily loaded pages that include a module; null if the entry does. */
function pagesOf(id: string, info: GetModuleInfo): string[] | null {
  const pages: string[] = [];
  const seen = new Set([id]);
  for (const each of seen) {
    const found = info(each);
    if (found?.isEntry) return null;
    if (found?.dynamicImporters.length) pages.push(each.replace(SOURCES, ""));
    for (const importer of found?.importers ?? []) seen.add(importer);
  }
  return pages;
}

/** The chunk that a module goes into, or none in particular. */
export function chunkOf(id: string, { getModuleInfo }: { getModuleInfo: GetModuleInfo }): string | undefined {
  if (getModuleInfo(id)?.dynamicImporters.length || id.includes(ART)) return undefined;
  const pages = pagesOf(id, getModuleInfo);
  if (!pages) return "page";
  if (pages.length < 2 || !pages.some((page) => TABLE.test(page))) return undefined;
  const [wing, ...others] = new Set(pages.map((page) => page.split("/")[0]));
  if (others.length === 0 && wing !== NO_WING) return `wing-${wing}`;
  return pages.every((page) => TABLE.test(page)) ? "tables" : "shared";
}
