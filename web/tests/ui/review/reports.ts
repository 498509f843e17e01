/** Reports of games that were never played: random numbers, but sums that add up as in a review. */
import type { Estimated, LedgerView, Report } from "../../../src/protocol";

/** Dice that fall alike in every run. */
export function dice(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const about = (mean: number): Estimated => ({ mean, se: 1.5 });

/** Parts of any size that add up to *whole*. */
function parts(roll: () => number, whole: number): [Estimated, Estimated, Estimated] {
  const wild = (): number => (roll() - 0.5) * 10 ** Math.floor(roll() * 4 - 1);
  const [luck, own] = [wild(), wild()];
  return [about(luck), about(own), about(whole - luck - own)];
}

/** A report of a game of that many sides, each of one seat. */
export function report(seed: number, sides: number): Report {
  const roll = dice(seed);
  const totals = Array.from({ length: sides }, () => Math.floor(roll() * 160) - 10);
  const start = roll() * 100;
  const score = totals.map((result, side): LedgerView => {
    const [luck, own, others] = parts(roll, result - start);
    return { start, seat: 0, luck, own, others: { [(side + 1) % sides]: others }, result };
  });
  const margins = totals.map((total, side) => {
    const rest = totals.map((each, other) => (other === side ? -Infinity : each));
    const against = rest.indexOf(Math.max(...rest));
    const [luck, own, others] = parts(roll, total - (totals[against] ?? 0));
    return { against, luck, own, others, result: total - (totals[against] ?? 0) };
  });
  return {
    version: 1,
    game: "kingdomino",
    players: sides,
    seconds: 1,
    settled: 0.5,
    values: [],
    events: [],
    ledgers: { win: [], points: [], score },
    margins,
    choices: [],
    given_away: totals.map(() => ({ win: 0, points: (roll() - 0.3) * 30 })),
    puzzles: [],
    levels: [],
    cards: "known",
  };
}
