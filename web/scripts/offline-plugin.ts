import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** The score pad's worker: told which built files to keep, and renamed by what is in them. */

const SOURCES = join(import.meta.dirname, "..", "src");
const [WORKER = ""] = readdirSync(SOURCES)
  .map((wing) => join(SOURCES, wing, "pad", "worker.js"))
  .filter((file) => existsSync(file));

/** The worker's text for these built files; `document` is what changes with every build. */
export function workerFor(files: readonly string[], document: string): string {
  const text = readFileSync(WORKER, "utf8");
  const version = createHash("sha256")
    .update([text, document, ...files].join("\n"))
    .digest("hex")
    .slice(0, 12);
  const paths = files.map((file) => `"/${file}"`).join(", ");
  return text.replace("demesne-pad-VERSION", `demesne-pad-${version}`).replace('"FILES"', paths);
}

export function offline(): Plugin {
  return {
    name: "demesne-offline",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const files = Object.keys(bundle)
          .filter((file) => file.startsWith("assets/"))
          .sort();
        const page = bundle["index.html"];
        const document = page?.type === "asset" ? String(page.source) : "";
        if (!document) throw new Error("the document is not in the bundle yet: the worker would never be renewed");
        this.emitFile({ type: "asset", fileName: "offline.js", source: workerFor(files, document) });
      },
    },
  };
}
