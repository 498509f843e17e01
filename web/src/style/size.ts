/**
 * Scales text and pieces. The lengths of all style sheets are converted to `rem` at build time, so they follow the root
 * element; breakpoints, in `em`, follow the browser's text size only, and are moved here.
 */

const asked = new WeakMap<CSSMediaRule, string>();
let times = 1;
let following = false;

/** A media condition for when everything is *times* as large. */
export function moved(condition: string, times: number): string {
  return condition.replace(/(\d*\.?\d+)em/g, (_, em: string) => `${Math.round(Number(em) * times * 1e4) / 1e4}em`);
}

function moveRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const first = asked.get(rule) ?? rule.media.mediaText;
      asked.set(rule, first);
      const wanted = moved(first, times);
      if (rule.media.mediaText !== wanted) rule.media.mediaText = wanted;
    }
    if (rule instanceof CSSGroupingRule) moveRules(rule.cssRules);
  }
}

function moveAll(): void {
  for (const sheet of document.styleSheets) moveRules(sheet.cssRules);
}

/** Makes everything *to* times as large as usual, including what is loaded later. */
export function enlarge(to: number): void {
  times = to;
  document.documentElement.style.setProperty("--size", String(to));
  moveAll();
  if (following || to === 1) return;
  following = true;
  // A style sheet loaded later is adjusted before anything that waits for it is drawn.
  document.addEventListener("load", (event) => event.target instanceof HTMLLinkElement && moveAll(), true);
  new MutationObserver(moveAll).observe(document.head, { childList: true });
}

const USUAL_PX = 16;

/** How many times as large as usual everything is, by the size that the reader set here and in the browser. */
export function enlargement(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_PX;
}
