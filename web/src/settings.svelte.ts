/**
 * The reader's preferences; stored in this browser and nowhere else. `theme.js` reads the same key before first paint.
 */
import { storage } from "./storage";
import { enlarge, enlargement } from "./style/size";

export interface Settings {
  theme: "auto" | "light" | "dark";
  /** No animations, even if the system does not ask for reduced motion. */
  calm: boolean;
  /** How long the page shows another player's act before the next; "click": until the reader asks for more. */
  pace: "slow" | "plain" | "quick" | "click";
  /** The level of bots that was chosen last, 1 to 8. */
  level: number;
  name: string;
  /** Whether sounds are wanted, null if that was never set; and how loud, from 0 to 1. */
  sound: boolean | null;
  volume: number;
  /** The language chosen here; empty to follow the browser. */
  language: string;
  /** How large text and pieces are, in percent. */
  size: number;
  /** A sign on every square of land, so that nothing depends on colour. */
  signs: boolean;
  /** A choice is confirmed by a second press; else the first one does both. */
  again: boolean;
  /** Letters, digits and symbols on the keyboard work as single-key shortcuts. */
  keys: boolean;
  /** What a sound conveys is shown in words, too. */
  captions: boolean;
  /** This browser notifies its reader when a game of days waits for them. */
  told: boolean;
}

const PACE_MS: Readonly<Record<Settings["pace"], number>> = { slow: 1900, plain: 800, quick: 0, click: Infinity };
export const SIZES = [90, 100, 115, 130] as const;
export const PACES = ["slow", "plain", "quick", "click"] as const;

const KEY = "demesne.settings";
const PLAIN: Settings = {
  theme: "auto",
  calm: false,
  pace: "plain",
  level: 3,
  name: "",
  sound: null,
  volume: 0.5,
  language: "",
  size: 100,
  signs: false,
  again: true,
  keys: true,
  captions: false,
  told: false,
};

/** Whether a value is of the kind of its default: a name must be a text, a level a number. */
function isLike(name: string, value: unknown): boolean {
  const plain: unknown = PLAIN[name as keyof Settings];
  return name === "sound" ? value === null || typeof value === "boolean" : typeof value === typeof plain;
}

/** The settings stored as *text*; defaults for what cannot be read, or for an unknown pace or size. */
export function readSettings(text: string | null): Settings {
  try {
    const found = Object.entries(JSON.parse(text ?? "{}") as object).filter(([name, value]) => isLike(name, value));
    const kept: Settings = { ...PLAIN, ...Object.fromEntries(found) };
    const volume = kept.volume >= 0 && kept.volume <= 1 ? kept.volume : PLAIN.volume;
    const size = SIZES.find((one) => one === kept.size) ?? PLAIN.size;
    return { ...kept, volume, size, pace: PACES.includes(kept.pace) ? kept.pace : PLAIN.pace };
  } catch {
    return { ...PLAIN };
  }
}

export const settings: Settings = $state(readSettings(storage.getItem(KEY)));

/** Changes these settings, applies them at once, and stores them; what another window has changed stays stored. */
export function change(changes: Partial<Settings>): void {
  apply(changes);
  try {
    storage.setItem(KEY, JSON.stringify({ ...readSettings(storage.getItem(KEY)), ...changes }));
  } catch {
    // If the browser stores nothing, they apply for as long as the page is open.
  }
}

function apply(changes: Partial<Settings>): void {
  const { size } = settings;
  Object.assign(settings, changes);
  const root = document.documentElement;
  if (settings.theme === "auto") delete root.dataset["theme"];
  else root.dataset["theme"] = settings.theme;
  root.toggleAttribute("data-calm", settings.calm);
  root.toggleAttribute("data-keyless", !settings.keys);
  if (settings.size !== size) enlarge(settings.size / 100);
}

/** Applies what another window changes, and then calls *applied*; returns a function that stops it. */
export function followWindows(applied: () => void): () => void {
  const follow = ({ key, newValue }: StorageEvent): void => {
    if (key !== KEY) return;
    apply(readSettings(newValue));
    applied();
  };
  window.addEventListener("storage", follow);
  return () => window.removeEventListener("storage", follow);
}

/** The width of the page in pixels at the usual size, for a window that is *width* wide. */
export function roomIn(width: number | undefined): number {
  void settings.size; // whoever asks is told when it changes
  return (width ?? 0) / enlargement();
}

/** Whether nothing should move: chosen here, or asked for by the system. */
export function still(): boolean {
  return settings.calm || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** How long, in milliseconds, another player's act is shown; with reduced motion, nothing is timed. */
export function paceOf(): number {
  const wanted = PACE_MS[settings.pace];
  return Number.isFinite(wanted) && still() ? 0 : wanted;
}

/** Whether the acts of others advance by themselves, so that there is something to hold. */
export function goesOn(): boolean {
  return paceOf() > 0 && Number.isFinite(paceOf());
}
