/** How the address of Domaine's rules encodes what is played. */

/** The default options of the game; tests/page compares them with the rules. */
export const USUAL = {
  spacing: 7,
  expansion: 2,
  stalling: "printed",
  second_bonus: "amount",
  king_tie: "score",
  neutral_targets: true,
  last_knight: true,
  allied_deserter: true,
} as const;

export const OPTIONS = Object.keys(USUAL) as (keyof typeof USUAL)[];

/** What differs from the defaults, as the query of the address of the rules. */
export function queryOf(facts: { players: number } & Record<keyof typeof USUAL, unknown>): URLSearchParams {
  const query = new URLSearchParams({ players: String(facts.players) });
  for (const name of OPTIONS) if (facts[name] !== USUAL[name]) query.set(name, String(facts[name]));
  return query;
}
