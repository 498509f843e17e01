/** Plays the sounds with the Web Audio API; nothing is loaded for it but this. */
import { settings } from "../../settings.svelte";
import type { SoundName } from "./names";
import { lengthOf, RECIPES, type Layer } from "./recipes";

const ATTACK = 0.006;
/** The same sound is not played twice within this time. */
const GAP = 0.25;

let context: AudioContext | undefined;
const last = new Map<SoundName, number>();
/** How many sounds are still playing: a running audio context keeps the processor awake, even while it is silent. */
let sounding = 0;

/** Plays a sound, once somebody has touched the page: before that, browsers forbid it. Returns whether it is played. */
export function play(name: SoundName, delay = 0): boolean {
  if (!navigator.userActivation.hasBeenActive || settings.volume <= 0) return false;
  context ??= new AudioContext();
  void context.resume();
  const at = context.currentTime + delay;
  if (at - (last.get(name) ?? -GAP) < GAP) return false;
  last.set(name, at);
  const gain = new GainNode(context, { gain: settings.volume });
  gain.connect(context.destination);
  for (const layer of RECIPES[name]) sound(context, gain, layer, at);
  sounding += 1;
  setTimeout(() => over(gain), (delay + lengthOf(name) + 1) * 1000);
  return true;
}

function over(gain: GainNode): void {
  gain.disconnect();
  sounding -= 1;
  if (sounding === 0) void context?.suspend();
}

function sound(audio: AudioContext, out: AudioNode, layer: Layer, when: number): void {
  const begin = when + layer.at;
  const end = begin + layer.length;
  const shape = new GainNode(audio, { gain: 0 });
  shape.gain.setValueAtTime(0, begin);
  shape.gain.linearRampToValueAtTime(layer.peak, begin + ATTACK);
  shape.gain.exponentialRampToValueAtTime(0.0001, end);
  shape.connect(out);
  const source =
    layer.kind === "noise" ? noise(audio, shape, layer, begin, end) : tone(audio, shape, layer, begin, end);
  source.start(begin);
  source.stop(end);
}

function glide(param: AudioParam, { from, to }: Layer, begin: number, end: number): void {
  param.setValueAtTime(from, begin);
  param.exponentialRampToValueAtTime(to, end);
}

function tone(audio: AudioContext, out: AudioNode, layer: Layer, begin: number, end: number): OscillatorNode {
  const type = layer.kind === "noise" ? "sine" : layer.kind;
  const source = new OscillatorNode(audio, { type });
  glide(source.frequency, layer, begin, end);
  source.connect(out);
  return source;
}

function noise(audio: AudioContext, out: AudioNode, layer: Layer, begin: number, end: number): AudioBufferSourceNode {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * layer.length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: "lowpass", Q: 1 });
  glide(filter.frequency, layer, begin, end);
  source.connect(filter).connect(out);
  return source;
}
