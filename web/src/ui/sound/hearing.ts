/** Which sounds belong to what happened: one for the last act, one for what concerns the reader. */
import type { Event } from "../../protocol";
import type { SoundName } from "./names";

/** More than so many at once is catching up, which is silent. */
const MOST = 8;

/** What every table tells of, whatever is played. */
const SHARED: Readonly<Record<string, SoundName>> = { over: "end", ended: "end", asked: "request" };
const LOUDEST: readonly SoundName[] = ["end", "request"];

/** The sound of fresh events; `acts` are the family's own, by the code of the event. */
export function soundOf(events: readonly Event[], acts: Readonly<Record<string, SoundName>>): SoundName | undefined {
  if (events.length > MOST) return undefined;
  const found = events.flatMap(({ code }) => SHARED[code] ?? acts[code] ?? []);
  return LOUDEST.find((name) => found.includes(name)) ?? found.at(-1);
}
