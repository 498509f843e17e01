/**
 * Converts the lengths of style sheets to `rem`, so that they follow the text size that the reader sets, here or in the
 * browser. Hairlines stay as they are, and so does text inside a drawing, which has units of its own.
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
