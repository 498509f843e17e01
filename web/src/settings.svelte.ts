/**
 * What this browser's reader likes; kept here and nowhere else. `theme.js` reads the same key before the first paint.
 */
import { enlarge } from "./style/size";

export interface Settings {
  theme: "auto" | "light" | "dark";
  /** No animations, even where the system asks for none to be left out. */
  calm: boolean;
  /** How long the page shows what another did before it shows what came next; "click": until one asks for more. */
  pace: "slow" | "plain" | "quick" | "click";
  /** The level of bots that was chosen last, 1 to 8. */
  level: number;
  name: string;
  /** Whether one wants to hear the table, null where nobody has said; and how loud, from 0 to 1. */
  sound: boolean | null;
  volume: number;
  /** The language chosen here; empty where the browser's own are asked. */
  language: string;
  /** How large text and pieces are, in hundredths of the usual. */
  size: number;
  /** A sign on every square of land, for any eyes. */
  signs: boolean;
  /** A thing that is chosen is confirmed by a second press; else the first one does both. */
  again: boolean;
  /** Letters, digits and signs of the keyboard act by themselves. */
  keys: boolean;
  /** What a sound tells is shown in words, too. */
  captions: boolean;
  /** This browser tells its reader when a game of days waits for them. */
  told: boolean;
}

export const PACE_MS: Readonly<Record<Settings["pace"], number>> = {
  slow: 1900,
  plain: 800,
  quick: 0,
  click: Infinity,
};
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

/** What was kept as *text*; the usual where it cannot be read, or names a pace or a size that there is not. */
export function readSettings(text: string | null): Settings {
  try {
    const kept = { ...PLAIN, ...(JSON.parse(text ?? "{}") as Partial<Settings>) };
    const volume = kept.volume >= 0 && kept.volume <= 1 ? kept.volume : PLAIN.volume;
    const size = SIZES.find((one) => one === kept.size) ?? PLAIN.size;
    return { ...kept, volume, size, pace: PACES.includes(kept.pace) ? kept.pace : PLAIN.pace };
  } catch {
    return { ...PLAIN };
  }
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // a browser that keeps nothing
  }
}

export const settings: Settings = $state(readSettings(kept()));

/** Changes what is named, shows it at once, and keeps it. */
export function change(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  const root = document.documentElement;
  if (settings.theme === "auto") delete root.dataset["theme"];
  else root.dataset["theme"] = settings.theme;
  root.toggleAttribute("data-calm", settings.calm);
  root.toggleAttribute("data-keyless", !settings.keys);
  if (changes.size !== undefined) enlarge(settings.size / 100);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still follows for as long as the page is open.
  }
}

/** How many pixels of the usual size the page is wide, where the window has *width* of its own. */
export function roomIn(width: number | undefined): number {
  return ((width ?? 0) * 100) / settings.size;
}

/** Whether nothing should move: chosen here, or asked for by the system. */
export function still(): boolean {
  return settings.calm || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** How long, in milliseconds, an act of another is shown; where nothing should move, nothing is timed. */
export function paceOf(): number {
  const wanted = PACE_MS[settings.pace];
  return Number.isFinite(wanted) && still() ? 0 : wanted;
}

/** Whether what others do goes on by itself, act by act, so that there is something to hold. */
export function goesOn(): boolean {
  return paceOf() > 0 && Number.isFinite(paceOf());
}
