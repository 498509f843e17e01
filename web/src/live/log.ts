/** The log: events in order, each told once. */
import type { Event } from "../protocol";

/** The last event up to which both are the same, where `fresh` is a whole log; null if all of `old` is in it. */
export function parting(old: readonly Event[], fresh: readonly Event[]): number | null {
  if (fresh[0]?.seq !== 1) return null;
  const at = old.findIndex((event, at) => JSON.stringify(event) !== JSON.stringify(fresh[at]));
  return at < 0 ? null : (old[at - 1]?.seq ?? 0);
}

/** The two lists merged, ordered by `seq`; for the same `seq` the later entry wins. */
export function merged(old: readonly Event[], fresh: readonly Event[]): readonly Event[] {
  if (fresh.length === 0) return old;
  const last = old.at(-1);
  const grows = fresh.every((event, at) => event.seq > (fresh[at - 1] ?? last ?? { seq: -1 }).seq);
  if (grows) return [...old, ...fresh];
  const all = new Map([...old, ...fresh].map((event) => [event.seq, event]));
  return [...all.values()].sort((a, b) => a.seq - b.seq);
}
