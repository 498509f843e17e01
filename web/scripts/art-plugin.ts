import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";

/** The drawings of `art/` as one file of symbols; `virtual:art` gives its address and the drawings' boxes. */

const FOLDER = join(import.meta.dirname, "..", "art");
const ID = "virtual:art";
const DEV_PATH = "/@art.svg";

interface Drawing {
  name: string;
  box: string;
  inner: string;
}

function read(file: string): Drawing {
  const text = readFileSync(join(FOLDER, file), "utf8");
  const match = /<svg[^>]*viewBox="([^"]+)"[^>]*>([\s\S]*)<\/svg>/.exec(text);
  if (!match?.[1] || !match[2]) throw new Error(`${file}: not a drawing with a viewBox`);
  const inner = match[2].replace(/<!--[\s\S]*?-->/g, "").trim();
  return { name: basename(file, ".svg"), box: match[1], inner };
}

function drawings(): Drawing[] {
  // Domaine's board, and the hatchings of its areas, stay home until that game is on the shelf.
  const away = /^(domaine-|card-|hatch-|alliance-|border-|ducat|king-token)/;
  const files = readdirSync(FOLDER).filter((file) => file.endsWith(".svg") && !away.test(file));
  return files.sort().map(read);
}

function sprite(): string {
  const symbols = drawings().map((d) => `<symbol id="${d.name}" viewBox="${d.box}">${d.inner}</symbol>`);
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("\n")}</svg>`;
}

function boxes(): string {
  return JSON.stringify(Object.fromEntries(drawings().map((d) => [d.name, d.box])));
}

export function art(): Plugin {
  let building = false;
  return {
    name: "demesne-art",
    configResolved(config) {
      building = config.command === "build";
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      if (!building) return `export const address = "${DEV_PATH}"; export const boxes = ${boxes()};`;
      const file = this.emitFile({ type: "asset", name: "art.svg", source: sprite() });
      return `export const address = import.meta.ROLLUP_FILE_URL_${file}; export const boxes = ${boxes()};`;
    },
    configureServer(server) {
      server.middlewares.use(DEV_PATH, (_request, response) => {
        response.setHeader("Content-Type", "image/svg+xml");
        response.end(sprite());
      });
    },
  };
}
