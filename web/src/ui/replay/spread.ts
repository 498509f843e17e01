/** Spreads items on a line so that they do not overlap. */

/** Positions as close as possible to the wanted ones, in that order, at least *gap* apart, from 0 to *width*. */
export function spread(wanted: readonly number[], gap: number, width: number): number[] {
  // With the gaps subtracted, they only must not decrease: neighbours that would are set to their mean.
  const runs: { sum: number; count: number }[] = [];
  wanted.forEach((place, at) => {
    let run = { sum: place - at * gap, count: 1 };
    for (let before = runs.at(-1); before && before.sum / before.count > run.sum / run.count; before = runs.at(-1)) {
      runs.pop();
      run = { sum: before.sum + run.sum, count: before.count + run.count };
    }
    runs.push(run);
  });
  const most = Math.max(0, width - (wanted.length - 1) * gap);
  return runs
    .flatMap(({ sum, count }) => Array.from({ length: count }, () => Math.min(most, Math.max(0, sum / count))))
    .map((place, at) => place + at * gap);
}
