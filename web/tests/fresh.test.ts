import { expect, test } from "vitest";
import { hasOthers } from "../src/fresh.svelte";

const page = (script: string, style: string): string =>
  `<script src="/assets/index-${script}.js"></script><link rel="stylesheet" href="/assets/index-${style}.css">`;

test("a page is newer if its script or its styles have other names", () => {
  const here = `${page("a1", "b1")}<link rel="stylesheet" href="/assets/Table-c1.css"><main>loaded since</main>`;
  expect(hasOthers(page("a1", "b1"), here)).toBe(false);
  expect(hasOthers(page("a2", "b1"), here)).toBe(true);
  expect(hasOthers(page("a1", "b2"), here)).toBe(true);
});

test("no answer, and an error in plain words, are no newer page", () => {
  expect(hasOthers("", page("a1", "b1"))).toBe(false);
  expect(hasOthers("Bad gateway", page("a1", "b1"))).toBe(false);
});
