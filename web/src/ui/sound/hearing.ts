/** Which sounds go with what happened: one for the last act, one for what concerns the reader. */
import type { Event } from "../../protocol";
import type { SoundName } from "./names";

/** More events than this at once mean catching up, which is silent. */
const MOST = 8;

/** The sounds of every table, whatever is played. */
const SHARED: Readonly<Record<string, SoundName>> = { over: "end", ended: "end", asked: "request" };
const LOUDEST: readonly SoundName[] = ["end", "request"];

/** The sound of fresh events; `acts` are the family's own, by the code of the event. */
export function soundOf(events: readonly Event[], acts: Readonly<Record<string, SoundName>>): SoundName | undefined {
  if (events.length > MOST) return undefined;
  const found = events.flatMap(({ code }) => SHARED[code] ?? acts[code] ?? []);
  return LOUDEST.find((name) => found.includes(name)) ?? found.at(-1);
}
