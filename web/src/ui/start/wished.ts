/** What *Play now* will play, in words. */
import "virtual:words/levels";
import { familyOf, gameName } from "../../playing";
import type { GameInfo, OptionInfo } from "../../protocol";
import { valueOf, type Wish } from "../../wish";
import { listed, words } from "../../words";
import { optionTitle, optionValue } from "../table/words/rules";

/** "Orchard with 2 bots, Miller · short rows". */
export function wishedLine(info: GameInfo, wish: Wish, level: number): string {
  const game = gameName(wish.game);
  const whole = words("start-wished", { game, bots: wish.players - 1, level: words(`level-${level}`) });
  return listed([whole, ...info.options.flatMap((option) => partOf(info, option, wish))], "beside");
}

/** What a family says about an option; else the chosen ones, each with its question. */
function partOf(info: GameInfo, option: OptionInfo, wish: Wish): string[] {
  const family = familyOf(info.name);
  if (family?.asks(option, wish) === "never") return [];
  const value = valueOf(info, option.name, wish);
  const own = family?.wished?.(option.name, value, wish);
  if (own) return own;
  const plain = option.kind === "one" || option.kind === "several";
  if (!plain || !(option.name in wish.options)) return [];
  const chosen = Array.isArray(value) ? value : [value];
  const list = listed(
    chosen.map((each) => optionValue(wish.game, option.name, each)),
    "unit",
  );
  return list ? [words("wished-option", { option: optionTitle(option), value: list })] : [];
}
