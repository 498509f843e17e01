/**
 * Converts the lengths of style sheets to `rem`, so that they follow the text size that the reader sets, here or in the
 * browser. Hairlines stay as they are, and so does text inside a drawing, which has units of its own. Breakpoints
 * become `em`, which is the browser's text size there; `src/style/size.ts` moves them by what is set here.
 */

const HAIRLINE = 3;
const ROOT_PX = 16;
const DRAWN = /(?:^|[\s>+~,(])text(?=[\s.:#[,)]|$)/;

/** The value of a declaration, its lengths in `rem`. */
export function inRem(value: string): string {
  return value.replace(/(?<![\w.#-])(-?\d*\.?\d+)px\b/g, (length, px: string) =>
    Math.abs(Number(px)) <= HAIRLINE ? length : `${Number(px) / ROOT_PX}rem`,
  );
}

/** A media condition with its lengths in `em`. */
export function inEm(condition: string): string {
  return inRem(condition).replaceAll("rem", "em");
}

interface Declared {
  value: string;
  parent?: unknown;
}

interface AtRule {
  name: string;
  params: string;
}

interface Lengths {
  postcssPlugin: string;
  Declaration: (declared: Declared) => void;
  AtRule: (rule: AtRule) => void;
}

export function lengths(): Lengths {
  return {
    postcssPlugin: "demesne-lengths",
    Declaration(declared) {
      const { selector = "" } = declared.parent as { selector?: string };
      if (declared.value.includes("px") && !DRAWN.test(selector)) declared.value = inRem(declared.value);
    },
    AtRule(rule) {
      if (!rule.params.includes("px")) return;
      if (rule.name === "media") rule.params = inEm(rule.params);
      else if (rule.name === "container") rule.params = inRem(rule.params);
    },
  };
}
