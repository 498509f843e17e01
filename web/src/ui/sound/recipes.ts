/** Each sound as layers of tones and noise. All of them are synthesised: nothing was recorded. */
import type { SoundName } from "./names";

export interface Layer {
  /** A tone glides from one pitch to the other; noise passes through a filter that does so. */
  kind: "sine" | "triangle" | "sawtooth" | "noise";
  /** When it begins and how long it sounds, in seconds. */
  at: number;
  length: number;
  /** Hertz. */
  from: number;
  to: number;
  /** Its peak volume, from 0 to 1. */
  peak: number;
}

const layer = (kind: Layer["kind"], at: number, length: number, from: number, to: number, peak: number): Layer => ({
  kind,
  at,
  length,
  from,
  to,
  peak,
});

/** A piece of wood set down on cloth. */
const tap = (at: number, pitch: number, peak: number): Layer[] => [
  layer("sine", at, 0.11, pitch, pitch / 2, peak),
  layer("noise", at, 0.05, 1400, 500, peak * 0.6),
];
const bell = (at: number, pitch: number, peak: number, length = 0.5): Layer[] => [
  layer("sine", at, length, pitch, pitch, peak),
  layer("sine", at, length * 0.5, pitch * 2.76, pitch * 2.76, peak * 0.25),
];

export const RECIPES: Readonly<Record<SoundName, readonly Layer[]>> = {
  turn: [...bell(0, 523.3, 0.4), ...bell(0.14, 659.3, 0.4, 0.6)],
  request: [...bell(0, 784, 0.4, 0.35), ...bell(0.22, 784, 0.35, 0.45)],
  "set-down": tap(0, 170, 0.8),
  claim: [...tap(0, 330, 0.45), ...tap(0.09, 250, 0.6)],
  coin: [...bell(0, 2093, 0.22, 0.22), ...bell(0.07, 2637, 0.26, 0.4)],
  tile: [layer("noise", 0, 0.16, 2600, 1500, 0.18), ...tap(0.15, 120, 0.8)],
  dragon: [layer("noise", 0, 0.75, 300, 1500, 0.4), layer("sawtooth", 0, 0.7, 85, 52, 0.14)],
  border: [...tap(0, 420, 0.4), layer("triangle", 0.05, 0.12, 210, 160, 0.35)],
  end: [523.3, 659.3, 784, 1046.5].flatMap((pitch, at) => bell(at * 0.13, pitch, 0.32, 0.9 - at * 0.1)),
};

/** How long a sound is, in seconds. */
export function lengthOf(name: SoundName): number {
  return Math.max(...RECIPES[name].map(({ at, length }) => at + length));
}
