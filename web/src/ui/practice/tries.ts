/** Wrong tries at puzzles that are not over, kept as long as the tab is open. */
import type { Memory, Miss } from "../../live/puzzle.svelte";
import type { Shelf } from "../../seats";

const KEY = "demesne.tries";

/** The tries at the puzzle `name`. The browser may forbid to keep anything; then they last as long as the page. */
export function triesOf(name: string, shelf: () => Shelf = () => sessionStorage): Memory {
  const all = (): Record<string, unknown> => {
    try {
      const found: unknown = JSON.parse(shelf().getItem(KEY) ?? "{}");
      return typeof found === "object" && found !== null && !Array.isArray(found) ? { ...found } : {};
    } catch {
      return {};
    }
  };
  return {
    recall() {
      const found = all()[name];
      return Array.isArray(found) ? found.filter(isMiss) : [];
    },
    keep(misses) {
      const { [name]: _, ...others } = all();
      try {
        shelf().setItem(KEY, JSON.stringify(misses.length > 0 ? { ...others, [name]: misses } : others));
      } catch {
        // Storage is full or unavailable: they are given back.
      }
    },
  };
}

function isMiss(value: unknown): value is Miss {
  const { move, behind, reasons } = (value ?? {}) as Partial<Miss>;
  return typeof move === "string" && typeof behind === "number" && Array.isArray(reasons);
}
