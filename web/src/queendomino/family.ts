/** What the Queendomino family gives the page. */
import type { Family, Wish } from "../family";
import type { OptionInfo, RulesView, Summary } from "../protocol";
import { words } from "../words";
import { queryOf } from "./rules/address";
import Vista from "./start/Vista.svelte";
import { gameName, ruleLines } from "./table/rules";

// What an edition is a preset of; a plain kingdom's size is a main question, a wedding's is printed.
const PRESET: ReadonlySet<string> = new Set(["knight_supply", "last_tie", "line", "single", "purse"]);

/** How Middle Kingdom is read matters only where it is played, and a team's purse where there are teams. */
function matters({ name }: OptionInfo, { options }: Wish): boolean {
  if (name === "purse") return options["teams"] === true;
  if (name === "single") return options["teams"] !== true;
  if (name !== "centre") return true;
  const bonuses = options["bonuses"];
  return Array.isArray(bonuses) && bonuses.includes("middle_kingdom");
}

export const queendomino: Family<RulesView> = {
  boxes: {
    queendomino: { land: ["lake-c", "town-b"], pieces: [{ name: "queen", x: 70, y: 26, width: 52, height: 69 }] },
    kingdomino: {
      land: ["wheat-b", "forest-a"],
      pieces: [
        { name: "crowns-2", x: 98, y: 2, width: 96, height: 96 },
        { name: "king", x: 71, y: 28, width: 50, height: 67, sign: "moon" },
      ],
    },
    "royal-wedding": {
      land: ["grassland-b", "mine-b"],
      pieces: [
        { name: "king", x: 47, y: 29, width: 50, height: 66, sign: "rose" },
        { name: "queen", x: 93, y: 29, width: 50, height: 66 },
      ],
    },
  },
  panorama: Vista,

  asks(option, wish) {
    if (!matters(option, wish)) return "never";
    return PRESET.has(option.name) || (option.name === "size" && wish.game === "royal-wedding") ? "more" : "main";
  },

  title: gameName,
  brief: (rules) =>
    ruleLines(rules)
      .map((line) => line.what)
      .filter((what) => what !== words("table-ties")),
  standing: ({ game, round }: Summary) =>
    words(round > 0 ? "resume-round" : "resume-setup", { game: words(`game-${game}`), round }),
  thumb: () => import("./start/Thumb.svelte"),

  table: () => import("./table/Table.svelte"),
  rules: () => import("./rules/RulesPage.svelte"),
  sheet: () => import("./rules/SheetPage.svelte"),
  clauses: () => import("./rules/Clauses.svelte"),
  short: () => import("./rules/Short.svelte"),
  query: queryOf,

  pages: [
    [/^\/pad(\/[\w-]+(\/result)?)?$/, () => import("./pad/PadPage.svelte")],
    [/^\/box$/, () => import("./box/BoxPage.svelte")],
  ],
};
