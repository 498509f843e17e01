/** Things on a line that must not cover each other. */

/** Places as near as can be to the wanted ones, in the same order, each *gap* from the next, from 0 to *width*. */
export function spread(wanted: readonly number[], gap: number, width: number): number[] {
  // Without the gaps they need only not go back: neighbours that would, share their mean.
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
