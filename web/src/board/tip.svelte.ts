import type { Attachment } from "svelte/attachments";
import type { TipText } from "./types";

/** Tooltips, one at a time, for whatever is under the pointer, in focus, or long-pressed. */

const LONG_PRESS_MS = 450;
const HOVER_MS = 550;
const LEAVE_MS = 120;
const SLIP_PX = 10;
export const TIP_ID = "tip";

interface Tip {
  lines: readonly string[];
  /** The clauses it rests on. */
  rules: readonly string[];
  anchor: Element | null;
  /** What a screen reader says of the anchor anyway. */
  named: string;
}

export const tip: Tip = $state({ lines: [], rules: [], anchor: null, named: "" });

let waiting: ReturnType<typeof setTimeout> | undefined;

function later(ms: number, work: () => void): void {
  clearTimeout(waiting);
  waiting = setTimeout(work, ms);
}

function nameOf(anchor: Element): string {
  const labels = [anchor, ...anchor.querySelectorAll("[aria-label]")].map((one) => one.getAttribute("aria-label"));
  return [...labels, anchor.textContent].join("\n");
}

/** Shows an element's tooltip now. */
export function show(anchor: Element, text: TipText, rules: readonly string[]): void {
  const lines = typeof text === "string" ? [text] : (text ?? []);
  if (lines.length === 0) return;
  clearTimeout(waiting);
  close();
  tip.lines = lines;
  tip.rules = rules;
  tip.anchor = anchor;
  tip.named = nameOf(anchor);
  anchor.setAttribute("aria-describedby", TIP_ID);
}

/** Closes it at once. */
export function close(): void {
  tip.anchor?.removeAttribute("aria-describedby");
  tip.anchor = null;
  tip.lines = [];
  tip.rules = [];
}

/** The pointer left; leaves a moment to reach the tooltip itself. */
export function closeSoon(): void {
  later(LEAVE_MS, close);
}

/** The pointer is on the tooltip: keep it. */
export function keep(): void {
  clearTimeout(waiting);
}

interface Press {
  x: number;
  y: number;
  timer: ReturnType<typeof setTimeout>;
}

/** What triggered a tooltip. */
export type Asked = "hover" | "focus" | "press";

const NONE = (): readonly string[] => [];

/**
 * Gives the element it is attached to a tooltip with the current `text`, and names the `rules` it rests on. Where a tap
 * does nothing else, `tapped` has it show the tooltip.
 */
export function explained(
  text: (asked: Asked) => TipText,
  rules: () => readonly string[] = NONE,
  tapped = false,
): Attachment<Element> {
  return (node) => {
    let press: Press | undefined;
    let pressed = false;
    const leave = (): void => {
      clearTimeout(press?.timer);
      press = undefined;
    };
    const listeners: Record<string, (event: Event) => void> = {
      pointerenter: (event) => {
        if ((event as PointerEvent).pointerType === "mouse")
          later(HOVER_MS, () => node.isConnected && show(node, text("hover"), rules()));
      },
      pointerleave: (event) => {
        if ((event as PointerEvent).pointerType === "mouse") closeSoon();
        leave();
      },
      focus: () => {
        if (node.matches(":focus-visible")) show(node, text("focus"), rules());
      },
      blur: () => closeSoon(),
      pointerdown: (event) => {
        const { pointerType, clientX: x, clientY: y } = event as PointerEvent;
        pressed = false;
        if (pointerType === "mouse") return later(0, close); // somebody who acts no longer needs it
        press = {
          x,
          y,
          timer: setTimeout(() => ((pressed = true), show(node, text("press"), rules())), LONG_PRESS_MS),
        };
      },
      pointermove: (event) => {
        const { clientX, clientY } = event as PointerEvent;
        if (press && Math.hypot(clientX - press.x, clientY - press.y) > SLIP_PX) leave();
      },
      pointerup: leave,
      pointercancel: leave,
      contextmenu: (event) => {
        if (pressed) event.preventDefault();
      },
      click: (event) => {
        if (!pressed) return tapped ? show(node, text("press"), rules()) : undefined;
        pressed = false; // a long press shows the tooltip and does not act
        event.preventDefault();
        event.stopImmediatePropagation();
      },
    };
    for (const [name, listener] of Object.entries(listeners)) node.addEventListener(name, listener, name === "click");
    return () => {
      leave();
      if (tip.anchor === node) close();
      for (const [name, listener] of Object.entries(listeners))
        node.removeEventListener(name, listener, name === "click");
    };
  };
}
