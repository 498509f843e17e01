/** What an act changed: land whose score is different now, and where the banners on the track were. */
import type { DomaineView, RegionView } from "../../../protocol";
import { centre, middle, type Point } from "../../board/geometry";
import { named, type Gain } from "../../board/types";

/** The domains that score more or less after an act. */
export function gainsOf(before: DomaineView, after: DomaineView): Gain[] {
  const had = new Map(domainsOf(before).map((domain) => [named(domain.castle ?? [0, 0]), domain.points]));
  return domainsOf(after).flatMap((domain) => {
    const points = domain.points - (had.get(named(domain.castle ?? [0, 0])) ?? 0);
    return points === 0 ? [] : [{ squares: domain.squares.map(named), at: roomIn(domain, after), points }];
  });
}

/** The scores that lords had before an act and no longer have, without duplicates. */
export function scoresLeft(before: DomaineView, after: DomaineView): number[] {
  const now = new Map(after.lords.map((lord) => [lord.seat, lord.score]));
  return [...new Set(before.lords.flatMap(({ seat, score }) => (now.get(seat) === score ? [] : [score])))];
}

function domainsOf(view: DomaineView): RegionView[] {
  return view.regions.filter((region) => region.kind === "domain");
}

/** The square in the middle of a domain, one without a piece if there is any. */
function roomIn({ squares }: RegionView, { castles, knights }: DomaineView): string {
  const taken = new Set([...castles, ...knights].map((figure) => named(figure.square)));
  const names = squares.map(named);
  const free = names.filter((name) => !taken.has(name));
  const heart = centre([mean(squares.map(([x]) => x)), mean(squares.map(([, y]) => y))]);
  const far = (name: string): number => distance(middle(name), heart);
  return [...(free.length > 0 ? free : names)].sort((one, other) => far(one) - far(other))[0] ?? "";
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length);
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
