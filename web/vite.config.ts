/** How the page is built into `src/demesne/server/static`, and served with reload. */

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { art } from "./scripts/art-plugin";
import { chunkOf } from "./scripts/chunks";
import { herald } from "./scripts/herald-plugin";
import { lengths } from "./scripts/lengths";
import { offline } from "./scripts/offline-plugin";
import { page } from "./scripts/page-plugin";
import { builtName, words } from "./scripts/words-plugin";

const server = `127.0.0.1:${process.env["DEMESNE_PORT"] ?? "8000"}`;

export default defineConfig({
  plugins: [svelte(), art(), words(), page(), offline(), herald()],
  css: { postcss: { plugins: [lengths()] } },
  build: {
    outDir: "../src/demesne/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page's content security policy allows no data: URLs
    modulePreload: { polyfill: false },
    rollupOptions: { output: { chunkFileNames: builtName, manualChunks: chunkOf, onlyExplicitManualChunks: true } },
    target: "es2022",
  },
  // Named, because the server lets only this script compile WebAssembly: the worker in which an offline table runs.
  worker: { format: "es", rollupOptions: { output: { entryFileNames: "assets/rules-worker-[hash].js" } } },
  server: { host: "127.0.0.1", proxy: { "/api": { target: `http://${server}`, ws: true } } },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  test: {
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/every-word.ts"],
    environment: "node",
    pool: "threads",
    isolate: false,
    testTimeout: 60_000, // a busy machine is not a failure
  },
});
