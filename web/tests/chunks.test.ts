import type { GetModuleInfo, ModuleInfo } from "rollup";
import { expect, test } from "vitest";
import { chunkOf } from "../scripts/chunks";

/** Who imports whom: the document loads `main`; what stands after `>` is fetched when it is wanted. */
const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  "/src/main.ts": ["/src/words.ts", ">/src/ui/table/TablePage.svelte", ">/src/chess/art.ts"],
  "/src/ui/table/TablePage.svelte": [
    ">/src/chess/table/Table.svelte",
    ">/src/go/table/Table.svelte",
    "/src/live/table.ts",
  ],
  "/src/chess/table/Table.svelte": [
    "/src/ui/table/Frame.svelte",
    "/src/chess/Board.svelte",
    "/src/ui/fields/Switch.svelte",
  ],
  "/src/go/table/Table.svelte": ["/src/ui/table/Frame.svelte", "/src/live/table.ts", "/src/go/Stone.svelte"],
  "/src/chess/rules/Rules.svelte": ["/src/chess/Board.svelte", "/src/chess/Clause.svelte", "/src/words.ts"],
  "/src/chess/rules/Sheet.svelte": ["/src/chess/Clause.svelte"],
  "/src/ui/Settings.svelte": [
    ">/src/chess/rules/Rules.svelte",
    ">/src/chess/rules/Sheet.svelte",
    "/src/ui/fields/Switch.svelte",
  ],
  "/src/words.ts": [">/src/ui/Settings.svelte"],
  "/src/chess/art.ts": ["\0virtual:art/chess"],
  "/src/chess/Board.svelte": ["\0virtual:art/chess"],
};

const getModuleInfo = ((id: string) => {
  const by = (name: string): string[] => Object.keys(IMPORTS).filter((each) => IMPORTS[each]?.includes(name));
  return { isEntry: id === "/src/main.ts", importers: by(id), dynamicImporters: by(`>${id}`) } as unknown as ModuleInfo;
}) as GetModuleInfo;

test.each([
  ["/src/words.ts", "page"],
  ["/src/ui/table/Frame.svelte", "tables"],
  ["/src/live/table.ts", "tables"],
  ["/src/ui/fields/Switch.svelte", "shared"],
  ["/src/chess/Board.svelte", "wing-chess"],
])("what several pages import shares a chunk: %s", (id, chunk) => {
  expect(chunkOf(id, { getModuleInfo })).toBe(chunk);
});

test.each([
  ["/src/go/Stone.svelte", "one page alone"],
  ["/src/chess/Clause.svelte", "pages without a table"],
  ["/src/chess/table/Table.svelte", "a page of its own"],
  ["\0virtual:art/chess", "drawings that the first page fetches"],
])("Rollup decides about %s: %s", (id) => {
  expect(chunkOf(id, { getModuleInfo })).toBeUndefined();
});
