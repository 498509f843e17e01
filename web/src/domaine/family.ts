/** What Domaine gives the page. */
import type { Family } from "../family";
import type { DomaineRules } from "../protocol";
import { words } from "../words";
import { queryOf } from "./rules/address";

// Where printed rules differ.
const PRESET: ReadonlySet<string> = new Set([
  "spacing",
  "expansion",
  "stalling",
  "second_bonus",
  "king_tie",
  "neutral_targets",
  "last_knight",
  "allied_deserter",
]);

export const domaine: Family<DomaineRules> = {
  boxes: {
    // Its own land is fetched with its table: knights and a tower stand for it here.
    domaine: {
      land: ["grassland-a", "forest-b"],
      pieces: [
        { name: "tower", x: 70, y: 20, width: 52, height: 70 },
        { name: "knight", x: 22, y: 32, width: 45, height: 60, sign: "acorn" },
        { name: "knight", x: 126, y: 32, width: 45, height: 60, sign: "rose" },
      ],
    },
  },

  asks(option, wish) {
    if (option.name === "neutral_targets" && wish.players !== 2) return "never";
    return PRESET.has(option.name) ? "more" : "main";
  },
  questions: { tiles: () => import("./tiles/TilePick.svelte") },

  brief: (rules) => [words("table-king", { king: rules.king })],

  table: () => import("./table/Table.svelte"),
  rules: () => import("./rules/RulesPage.svelte"),
  sheet: () => import("./rules/SheetPage.svelte"),
  clauses: () => import("./rules/Clauses.svelte"),
  query: queryOf,

  pages: [[/^\/tiles$/, () => import("./tiles/TilesPage.svelte")]],
};
