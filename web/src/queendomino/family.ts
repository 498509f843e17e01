/** What the Queendomino family gives the page. */
import type { Family, Wish } from "../family";
import type { OptionInfo, RulesView, Summary } from "../protocol";
import { words } from "../words";
import { queryOf } from "./rules/address";
import Vista from "./start/Vista.svelte";
import { BOXES } from "./start/boxes";
import { wished } from "./start/wished";
import { briefly, gameName, kindName } from "./table/rules";

// The options that an edition presets; the size is a main question for a kingdom, but printed for a wedding.
const PRESET: ReadonlySet<string> = new Set(["edition", "knight_supply", "last_tie", "line", "single", "purse"]);

/** The reading of Middle Kingdom matters only if it is played, and a team's purse only if there are teams. */
function matters({ name }: OptionInfo, { options }: Wish): boolean {
  if (name === "purse") return options["teams"] === true;
  if (name === "single") return options["teams"] !== true;
  if (name !== "centre") return true;
  const bonuses = options["bonuses"];
  return Array.isArray(bonuses) && bonuses.includes("middle_kingdom");
}

export const queendomino: Family<RulesView> = {
  boxes: BOXES,
  panorama: Vista,
  preview: () => import("./start/Preview.svelte"),

  asks(option, wish) {
    if (!matters(option, wish)) return "never";
    return PRESET.has(option.name) || (option.name === "size" && wish.game === "royal-wedding") ? "more" : "main";
  },

  wished,

  title: gameName,
  kind: kindName,
  brief: briefly,
  standing: ({ round }: Summary) => (round > 0 ? words("standing-round", { round }) : words("standing-setup")),
  thumb: () => import("./start/Thumb.svelte"),

  table: () => import("./table/Table.svelte"),
  laid: () => import("./table/Laid.svelte"),
  picture: () => import("./table/after/Picture.svelte"),
  reviewed: () => import("./table/after/Reviewed.svelte"),
  pad: "/pad",
  rows: () => import("./rows"),
  sounds: { place: "set-down", discard: "set-down", claim: "claim", tax: "coin", build: "tile", bribe: "dragon" },
  lessons: [
    { game: "kingdomino", players: 2, options: {} },
    { game: "queendomino", players: 2, options: {} },
  ],
  guide: () => import("./table/guide"),
  rules: () => import("./rules/RulesPage.svelte"),
  sheet: () => import("./rules/SheetPage.svelte"),
  clauses: () => import("./rules/Clauses.svelte"),
  short: () => import("./rules/Short.svelte"),
  query: queryOf,
  ends: (text) => import("./pad/sending").then(({ endsIn }) => endsIn(text)),

  pages: [
    [/^\/pad(\/[\w-]+(\/(result|\d))?)?$/, () => import("./pad/PadPage.svelte")],
    [/^\/box$/, () => import("./box/BoxPage.svelte")],
  ],
};
