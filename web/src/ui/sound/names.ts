/** The sounds there are, and whether this browser wants to hear them; they themselves are fetched when it does. */
import { settings } from "../../settings.svelte";

export const SOUNDS = ["turn", "request", "set-down", "claim", "coin", "tile", "dragon", "border", "end"] as const;

export type SoundName = (typeof SOUNDS)[number];

/** Whether sounds are on: as chosen, else where there is a mouse; a phone is quiet until one asks. */
export function isLoud(): boolean {
  return settings.sound ?? matchMedia("(hover: hover) and (pointer: fine)").matches;
}
