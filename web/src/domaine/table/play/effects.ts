/** What a choice would bring, line by line: who gains and who loses, what it costs, what becomes of domains. */
import { named } from "../../board/types";
import type { DomainChange, Effect, ItemView, ScoreChange } from "../../../protocol";
import { words } from "../../../words";
import { domainArgs, type Scene } from "../words/scene";
import type { Option } from "./options";

export interface Gain {
  /** The whole line, for screen readers. */
  says: string;
  /** A drawing beside it, and whose knight it is. */
  art?: string;
  knightOf?: number;
  /** The colour it is about, if it is another player's. */
  colour?: number;
  text: string;
  /** Points or ducats gained or lost. */
  value?: number;
}

const ART: Readonly<Record<string, string>> = {
  forests: "domaine-forest",
  villages: "domaine-village",
  city: "domaine-city",
  monopolies: "crown",
};

/** What a choice brings as far as it is known, and which domains it allies. */
type Found = Pick<Option, "effect" | "allies">;

/** The headline: what happens to domains. */
export function headline(found: Found | null, seat: number, scene: Scene): string[] {
  const { effect = null, allies } = found ?? {};
  if (allies) return [words("effect-allies", { own: allies[0], ...domainArgs(scene, allies[1]) })];
  const ours = [...(effect?.domains ?? [])].sort((a, b) => Number(b.owner === seat) - Number(a.owner === seat));
  const said = ours.map(({ change, castle }) => words(`effect-${change}`, domainArgs(scene, named(castle), seat)));
  return effect && effect.cut.length > 0 ? [...said, words("effect-cut", { count: effect.cut.length })] : said;
}

/** Everything a choice changes: our own points first, then ducats and strength, then what it means to others. */
export function gains(effect: Effect, seat: number, scene: Scene): Gain[] {
  const mine = effect.scores.filter((change) => change.seat === seat);
  const others = effect.scores.filter((change) => change.seat !== seat);
  return [
    ...effect.domains.filter((domain) => domain.change === "arises").map((domain) => closing(domain, seat, scene)),
    ...mine.flatMap((change) => change.items.map(itemGain)),
    ...(effect.ducats === 0 ? [] : [plain(words("effect-ducats", { count: effect.ducats }), "ducat", -effect.ducats)]),
    ...effect.strengths.map(({ castle, owner, before, after }) => ({
      ...plain(words("effect-strength", { ...domainArgs(scene, named(castle), seat), before, after }), "knight"),
      knightOf: owner,
    })),
    ...others.map((change) => other(change, scene)),
    ...effect.kings.map((king) => plain(words("effect-king", { name: scene.nameOf(king) }), "king-token")),
  ];
}

function plain(text: string, art: string, value?: number): Gain {
  return { says: text, art, text, ...(value === undefined ? {} : { value }) };
}

/** For screen readers only: the headline shows it to others. */
function closing({ castle, points }: DomainChange, seat: number, scene: Scene): Gain {
  return { says: words("effect-closes", { ...domainArgs(scene, named(castle), seat), points }), text: "" };
}

function itemGain({ code, points, args }: ItemView): Gain {
  const text = words(`gain-${code}`, { count: Math.abs(Number(args["count"] ?? 1)) });
  return { says: spoken(text, points), art: ART[code] ?? "ducat", text, value: points };
}

function other(change: ScoreChange, scene: Scene): Gain {
  const name = scene.nameOf(change.seat);
  const value = change.after - change.before;
  return { says: spoken(name, value), colour: change.seat, text: name, value };
}

/** "2 villages, plus 6": signs are not always read out. */
function spoken(text: string, points: number): string {
  return words(points < 0 ? "effect-less" : "effect-more", { text, count: Math.abs(points) });
}
