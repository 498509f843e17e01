import { expect, test } from "vitest";
import { workerFor } from "../../../scripts/offline-plugin";

const FILES = ["assets/a-1.js", "assets/b-2.css"];

test("the worker is told the built files, and renamed when anything changes", () => {
  const worker = workerFor(FILES, "<html>");
  const name = (text: string): string | undefined => /demesne-pad-[0-9a-f]{12}/.exec(text)?.[0];
  expect(worker).toContain('const FILES = ["/assets/a-1.js", "/assets/b-2.css"];');
  expect(name(worker)).toBeDefined();
  expect(name(workerFor(FILES, "<html lang>"))).not.toBe(name(worker));
  expect(name(workerFor(FILES.slice(1), "<html>"))).not.toBe(name(worker));
});
