/** Arrow-key navigation among places anywhere on the board: to the nearest one in that direction. */
import { middle, type Place, type Point } from "./geometry";

export const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

// A step to the side counts as much as this many steps ahead.
const ASIDE = 2;

/** The next place in a direction; undefined if there is none. Places straight ahead come first. */
export function stepFrom<P extends Place>(places: readonly P[], from: string, way: Point): P | undefined {
  const here = middle(from);
  const ranked = places.flatMap((place) => {
    const there = middle(place.at);
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    return ahead > 0 ? [{ place, steep: aside > ahead, far: ahead + ASIDE * aside }] : [];
  });
  // A place more to the side than ahead is chosen only if there is no better one, so that every place can be reached.
  ranked.sort((a, b) => Number(a.steep) - Number(b.steep) || a.far - b.far);
  return ranked[0]?.place;
}

/** Places in reading order: by rows, then along them. */
export function inReadingOrder<P extends Place>(places: readonly P[]): P[] {
  const keyed = places.map((place) => ({ place, at: middle(place.at) }));
  keyed.sort((a, b) => a.at.y - b.at.y || a.at.x - b.at.x);
  return keyed.map(({ place }) => place);
}

/** Where navigation begins: at the place last focused, else at the one nearest to it, else at the first. */
export function startAt<P extends Place>(places: readonly P[], last: string | undefined): P | undefined {
  const same = places.find((place) => place.id === last || place.at === last);
  if (same || last === undefined) return same ?? inReadingOrder(places)[0];
  const { x, y } = middle(last);
  const far = (place: P): number => Math.hypot(middle(place.at).x - x, middle(place.at).y - y);
  return [...places].sort((a, b) => far(a) - far(b))[0];
}
