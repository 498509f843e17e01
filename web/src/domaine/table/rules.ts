/** How a table of Domaine plays, in words. */
import type { DomaineRules } from "../../protocol";
import { words } from "../../words";
import type { RuleLine } from "../../ui/table/words/rules";

/** Everything that was chosen for a table, and what follows from the number of players. */
export function ruleLines(rules: DomaineRules): RuleLine[] {
  const chosen = (
    [
      "spacing",
      "expansion",
      "stalling",
      "second_bonus",
      "king_tie",
      "neutral_targets",
      "last_knight",
      "allied_deserter",
    ] as const
  )
    .filter((name) => name !== "neutral_targets" || rules.neutral !== null)
    .map((name) => lineOf(name, rules[name]));
  return [
    { what: words("rules-king", { king: rules.king }), why: words("rules-king-why") },
    {
      what: words("rules-pieces", { castles: rules.castles, knights: rules.knights }),
      why: words("rules-pieces-why", { borders: rules.borders, ducats: rules.ducats }),
    },
    landOf(rules),
    ...(rules.neutral === null ? [] : [{ what: words("rules-neutral"), why: words("rules-neutral-why") }]),
    ...chosen,
  ];
}

/** Tiles lie somehow, a board that was given whole does not; our own drawing of the tiles has no name. */
function landOf({ tiles, layout }: DomaineRules): RuleLine {
  if (!layout) return { what: words("rules-board"), why: words("rules-board-why") };
  const what = tiles ? words("rules-tiles", { tiles }) : words("rules-tiles-ours");
  return { what, why: words("rules-tiles-why", { layout }) };
}

function lineOf(name: string, value: unknown): RuleLine {
  const id = `option-${name}-${String(value)}`.replaceAll("_", "-");
  return { what: words(`option-${name}`.replaceAll("_", "-")), why: words(`${id}-why`) };
}
