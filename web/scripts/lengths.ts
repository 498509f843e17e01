/**
 * Writes the lengths of style sheets in `rem`, so that they follow the size of text that a reader wants, here or in the
 * browser. Hairlines stay, and so does writing inside a drawing, which has units of its own.
 */

const HAIRLINE = 3;
const ROOT_PX = 16;
const DRAWN = /(?:^|[\s>+~,(])text(?=[\s.:#[,)]|$)/;

/** The value of a declaration with its lengths in `rem`. */
export function inRem(value: string): string {
  return value.replace(/(?<![\w.#-])(-?\d*\.?\d+)px\b/g, (length, px: string) =>
    Math.abs(Number(px)) <= HAIRLINE ? length : `${Number(px) / ROOT_PX}rem`,
  );
}

interface Declared {
  value: string;
  parent?: unknown;
}

export function lengths(): { postcssPlugin: string; Declaration: (declared: Declared) => void } {
  return {
    postcssPlugin: "demesne-lengths",
    Declaration(declared) {
      const { selector = "" } = declared.parent as { selector?: string };
      if (declared.value.includes("px") && !DRAWN.test(selector)) declared.value = inRem(declared.value);
    },
  };
}
