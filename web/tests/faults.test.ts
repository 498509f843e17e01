/** What a reader is told when something fails. */
import { expect, test } from "vitest";
import { Refusal, whyFailed } from "../src/api";
import { words } from "../src/words";

test("a refusal says why, an error of the browser only that it did not work, in the reader's language", () => {
  expect(whyFailed(new Refusal("table.full", "All seats are taken."))).toBe("All seats are taken.");
  for (const error of [new TypeError("Failed to fetch dynamically imported module"), new Error("no canvas"), "unread"])
    expect(whyFailed(error)).toBe(words("fault-title"));
  expect(whyFailed(null)).toBe("");
});

test("no error's own message is shown but a refusal's: it may be a browser's", () => {
  const sources = import.meta.glob("../src/**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });
  const lines = Object.entries(sources).flatMap(([path, text]) =>
    String(text)
      .split("\n")
      .map((line) => `${path}: ${line.trim()}`),
  );
  const messages = lines.filter((line) => /\b(error|fault|Error\))\??\.message\b/.test(line));
  expect(messages).not.toEqual([]);
  expect(messages.filter((line) => !line.includes("error instanceof Refusal"))).toEqual([]);
});
