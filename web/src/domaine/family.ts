/** What Domaine gives the page. */
import type { Family } from "../family";
import type { DomaineRules } from "../protocol";
import { words } from "../words";
import { BOX } from "./box";
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
  boxes: { domaine: BOX },

  asks(option, wish) {
    if (option.name === "neutral_targets" && wish.players !== 2) return "never";
    return PRESET.has(option.name) ? "more" : "main";
  },
  questions: { tiles: () => import("./tiles/TilePick.svelte") },

  standing: ({ rules }) => (rules.type === "domaine" ? words("where-king", { king: rules.king }) : ""),
  thumb: () => import("./Thumb.svelte"),
  brief: (rules) => [words("table-king", { king: rules.king })],

  table: () => import("./table/Table.svelte"),
  laid: () => import("./table/Laid.svelte"),
  picture: () => import("./table/after/Picture.svelte"),
  reviewed: () => import("./table/after/Reviewed.svelte"),
  rows: () => import("./rows"),
  byChance: ["land", "layout"],
  sounds: {
    castle: "set-down",
    guard: "set-down",
    knight: "set-down",
    border: "border",
    expand: "border",
    desert: "set-down",
    ally: "claim",
    sell: "coin",
    income: "coin",
    draw: "claim",
    take: "claim",
  },
  // Two bots: with one, there would be a colour without a player to explain.
  lessons: [{ game: "domaine", players: 3, options: {} }],
  guide: () => import("./table/guide"),
  rules: () => import("./rules/RulesPage.svelte"),
  sheet: () => import("./rules/SheetPage.svelte"),
  clauses: () => import("./rules/Clauses.svelte"),
  query: queryOf,

  pages: [[/^\/tiles$/, () => import("./tiles/TilesPage.svelte")]],
};
