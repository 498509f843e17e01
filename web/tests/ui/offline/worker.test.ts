import { expect, test } from "vitest";
import { byLanguage, workerFor } from "../../../scripts/offline-plugin";

const FILES = { shared: ["assets/a-1.js", "assets/b-2.css"], own: { he: ["assets/page-3.js"] } };

test("the worker is told the built files, and renamed when anything changes", () => {
  const worker = workerFor(FILES, "<html>");
  const name = (text: string): string | undefined => /demesne-page-[0-9a-f]{12}/.exec(text)?.[0];
  expect(worker).toContain('const SHARED = ["/assets/a-1.js","/assets/b-2.css"];');
  expect(worker).toContain('const OWN = { "he": ["/assets/page-3.js"] };');
  expect(name(worker)).toBeDefined();
  expect(name(workerFor(FILES, "<html lang>"))).not.toBe(name(worker));
  expect(name(workerFor({ ...FILES, own: {} }, "<html>"))).not.toBe(name(worker));
  expect(name(workerFor({ ...FILES, shared: FILES.shared.slice(1) }, "<html>"))).not.toBe(name(worker));
});

test("the words and letters of a language are kept only for whoever reads it", () => {
  const files = [
    "assets/alegreya-latin-500-normal-1.woff2",
    "assets/alegreya-sans-cyrillic-400-normal-2.woff2",
    "assets/alegreya-sans-latin-400-normal-3.woff2",
    "assets/assistant-hebrew-400-normal-4.woff2",
    "assets/grenze-latin-ext-600-normal-5.woff2",
    "assets/words-he-page-6.js",
    "assets/PadPage-7.js",
  ];
  expect(byLanguage(files)).toEqual({
    shared: ["assets/alegreya-sans-latin-400-normal-3.woff2", "assets/PadPage-7.js"],
    own: {
      ru: ["assets/alegreya-latin-500-normal-1.woff2", "assets/alegreya-sans-cyrillic-400-normal-2.woff2"],
      he: ["assets/assistant-hebrew-400-normal-4.woff2", "assets/words-he-page-6.js"],
      cs: ["assets/grenze-latin-ext-600-normal-5.woff2"],
    },
  });
});
