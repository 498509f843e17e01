/** How a table plays, in words. */
import type { AnyRules, RulesView } from "../../protocol";
import { optionId, type RuleLine } from "../../ui/table/words/rules";
import { hasWords, listed, words } from "../../words";

/** "Royal Wedding, teams". */
export function gameName(rules: AnyRules): string {
  const name = words(`game-${rules.game}`);
  if (rules.type !== "queendomino") return name;
  if (rules.teams) return words("game-teams", { name });
  return rules.games > 1 ? words("game-dynasty", { name }) : name;
}

/** "Kingdomino, 7 × 7, Mighty Duel, Harmony": with everything that changes how many points are possible. */
export function kindName(rules: RulesView): string {
  const large = rules.size === 7 && rules.game !== "royal-wedding" ? lineOf(rules, "size", rules.size) : [];
  const bonuses = rules.bonuses.flatMap((bonus) => lineOf(rules, "bonuses", bonus));
  return listed([gameName(rules), ...[...large, ...bonuses].map(({ what }) => what)], "unit");
}

/** A choice and what it means; nothing if there are no words for it. */
function lineOf(rules: RulesView, name: string, value: unknown): RuleLine[] {
  const id = optionId(rules.game, name, value);
  if (!hasWords(id)) return [];
  return [{ what: words(id), why: hasWords(`${id}-why`) ? words(`${id}-why`) : "" }];
}

/** The same in a few words each, without what the name of the game says already. */
export function briefly(rules: RulesView): string[] {
  const named = [...lineOf(rules, "teams", true), ...lineOf(rules, "dynasty", true)].map(({ what }) => what);
  const left = [words("table-ties"), ...named];
  return ruleLines(rules).flatMap(({ what }) => (left.includes(what) ? [] : [what]));
}

/** Everything that was chosen for a table, and what follows from the number of players. */
export function ruleLines(rules: RulesView): RuleLine[] {
  const centre = rules.bonuses.includes("middle_kingdom") ? lineOf(rules, "centre", rules.centre) : [];
  const box = rules.box ? [{ what: words("table-box", { name: rules.box }), why: words("table-box-why") }] : [];
  return [
    ...(rules.edition ? editionOf(rules) : []),
    ...(rules.teams ? lineOf(rules, "teams", true) : []),
    ...(rules.games > 1 ? lineOf(rules, "dynasty", true) : []),
    { what: words("table-size", { size: rules.size }), why: words("table-size-why", { size: rules.size }) },
    {
      what: words("table-rounds", { rounds: rules.rounds }),
      why: words("table-rounds-why", { line: rules.line, kings: rules.kings }),
    },
    ...(rules.town
      ? [
          {
            what: words("table-town", { coins: rules.coins, knights: rules.knights }),
            why: words("table-town-why", { supply: rules.knight_supply }),
          },
        ]
      : []),
    ...rules.bonuses.flatMap((bonus) => lineOf(rules, "bonuses", bonus)),
    ...centre,
    { what: words("table-ties"), why: tiesOf(rules) },
    ...box,
  ];
}

function editionOf(rules: RulesView): RuleLine[] {
  return lineOf(rules, "edition", rules.edition).map((line) => ({
    ...line,
    what: words("table-edition", { edition: line.what }),
  }));
}

function tiesOf(rules: RulesView): string {
  return words(`ties-${rules.ties.join("-") || "none"}`);
}
