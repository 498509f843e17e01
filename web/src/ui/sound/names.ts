/** The available sounds, and whether this browser plays them; they themselves are fetched only if it does. */
import { settings } from "../../settings.svelte";

export const SOUNDS = ["turn", "request", "set-down", "claim", "coin", "tile", "dragon", "border", "end"] as const;

export type SoundName = (typeof SOUNDS)[number];

/** Whether sounds are on: as chosen, by default only with a mouse; a phone is quiet until they are turned on. */
export function isLoud(): boolean {
  return settings.sound ?? matchMedia("(hover: hover) and (pointer: fine)").matches;
}
