import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";

/**
 * The drawings of `art/` as SVG sprites: `virtual:art` gives the address and the view boxes of what any page may
 * show, `virtual:art/name` those of the folder `art/name`, which are fetched when that game is played.
 */

const FOLDER = join(import.meta.dirname, "..", "art");

interface Sprite {
  id: string;
  /** The built file's name. */
  file: string;
  devPath: string;
  folder: string;
}

const OWN = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const SPRITES: readonly Sprite[] = [
  { id: "virtual:art", file: "art.svg", devPath: "/@art.svg", folder: FOLDER },
  ...OWN.map(({ name }) => ({
    id: `virtual:art/${name}`,
    file: `${name}.svg`,
    devPath: `/@${name}.svg`,
    folder: join(FOLDER, name),
  })),
];

interface Drawing {
  name: string;
  box: string;
  inner: string;
}

function read(file: string): Drawing {
  const text = readFileSync(file, "utf8");
  const match = /<svg[^>]*viewBox="([^"]+)"[^>]*>([\s\S]*)<\/svg>/.exec(text);
  if (!match?.[1] || !match[2]) throw new Error(`${file}: not a drawing with a viewBox`);
  const inner = match[2].replace(/<!--[\s\S]*?-->/g, "").trim();
  return { name: basename(file, ".svg"), box: match[1], inner };
}

function drawings({ folder }: Sprite): Drawing[] {
  const files = readdirSync(folder).filter((file) => file.endsWith(".svg"));
  return files.sort().map((file) => read(join(folder, file)));
}

function source(sprite: Sprite): string {
  const symbols = drawings(sprite).map((d) => `<symbol id="${d.name}" viewBox="${d.box}">${d.inner}</symbol>`);
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("\n")}</svg>`;
}

function boxes(sprite: Sprite): string {
  return JSON.stringify(Object.fromEntries(drawings(sprite).map((d) => [d.name, d.box])));
}

export function art(): Plugin {
  let building = false;
  return {
    name: "demesne-art",
    configResolved(config) {
      building = config.command === "build";
    },
    resolveId: (id) => (SPRITES.some((sprite) => sprite.id === id) ? `\0${id}` : undefined),
    load(id) {
      const sprite = SPRITES.find((each) => id === `\0${each.id}`);
      if (!sprite) return undefined;
      if (!building) return `export const address = "${sprite.devPath}"; export const boxes = ${boxes(sprite)};`;
      const file = this.emitFile({ type: "asset", name: sprite.file, source: source(sprite) });
      return `export const address = import.meta.ROLLUP_FILE_URL_${file}; export const boxes = ${boxes(sprite)};`;
    },
    configureServer(server) {
      for (const sprite of SPRITES) {
        server.middlewares.use(sprite.devPath, (_request, response) => {
          response.setHeader("Content-Type", "image/svg+xml");
          response.end(source(sprite));
        });
      }
    },
  };
}
