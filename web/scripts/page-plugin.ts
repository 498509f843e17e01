import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { HtmlTagDescriptor, Plugin } from "vite";

/** What the page's head needs under hashed names: the theme script, and the files worth preloading. */

const THEME = join(import.meta.dirname, "..", "src", "theme.js");
const PRELOADED = [/grenze-latin-600-normal.*\.woff2$/, /alegreya-sans-latin-400-normal.*\.woff2$/];
const SPRITE = /art-.*\.svg$/;

function preload(file: string, as: string, type: string): HtmlTagDescriptor {
  return { tag: "link", injectTo: "head", attrs: { rel: "preload", href: `/${file}`, as, type, crossorigin: "" } };
}

export function page(): Plugin {
  let theme = "";
  return {
    name: "demesne-page",
    apply: "build",
    buildStart() {
      theme = this.emitFile({ type: "asset", name: "theme.js", source: readFileSync(THEME, "utf8") });
    },
    transformIndexHtml: {
      order: "post",
      handler(html, context) {
        const files = Object.keys(context.bundle ?? {});
        const script = files.find((file) => /theme-.*\.js$/.test(file)) ?? theme;
        const fonts = PRELOADED.flatMap((one) => files.filter((file) => one.test(file)));
        const sprites = files.filter((file) => SPRITE.test(file));
        return {
          html: html.replace("/src/theme.js", `/${script}`),
          tags: [
            ...fonts.map((file) => preload(file, "font", "font/woff2")),
            ...sprites.map((file) => preload(file, "fetch", "image/svg+xml")),
          ],
        };
      },
    },
  };
}
