import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const WEB = join(import.meta.dirname, "..");
const there = mkdtempSync(join(tmpdir(), "languages-"));

/** What the check says of a language that is being added. */
function check(tag: string): string {
  return spawnSync(process.execPath, [join(there, "scripts", "check-languages.mjs"), tag], { encoding: "utf8" }).stderr;
}

beforeAll(() => {
  for (const folder of ["scripts", "locales"]) cpSync(join(WEB, folder), join(there, folder), { recursive: true });
  symlinkSync(join(WEB, "node_modules"), join(there, "node_modules"));
  cpSync(join(there, "locales", "en"), join(there, "locales", "nl"), { recursive: true });
  const dutch = { tag: "nl", locale: "nl", name: "Nederlands", ready: false };
  writeFileSync(join(there, "locales", "languages.json"), JSON.stringify([dutch]));
});

afterAll(() => rmSync(there, { recursive: true }));

test("a new language is told where its terms belong", () => {
  expect(check("nl")).toContain("locales/nl: terms.csv has no column nl\n");
});

test("a language that nobody has listed is not taken for a good one", () => {
  expect(check("xx")).toBe("languages.json does not list xx\n");
});
