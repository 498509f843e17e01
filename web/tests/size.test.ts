import { describe, expect, it } from "vitest";
import { inEm, inRem, lengths } from "../scripts/lengths";
import { moved } from "../src/style/size";

describe("the size of text and pieces", () => {
  it("is that of the root, for every length but hairlines", () => {
    expect(inRem("600 17px/1.2 var(--head)")).toBe("600 1.0625rem/1.2 var(--head)");
    expect(inRem("2px dashed var(--edge)")).toBe("2px dashed var(--edge)");
    expect(inRem("calc(100dvh - 46px)")).toBe("calc(100dvh - 2.875rem)");
    expect(inRem("-16px 0")).toBe("-1rem 0");
  });

  it("leaves the units of a drawing alone", () => {
    const written = { value: "800 26px/1 var(--num)", parent: { selector: ".pile text.svelte-x" } };
    lengths().Declaration(written);
    expect(written.value).toBe("800 26px/1 var(--num)");
    const text = { value: "4px 16px", parent: { selector: ".text" } };
    lengths().Declaration(text);
    expect(text.value).toBe("0.25rem 1rem");
  });

  it("moves the breakpoints", () => {
    expect(inEm("(min-width: 701px) and (max-width: 1100px)")).toBe("(min-width: 43.8125em) and (max-width: 68.75em)");
    expect(moved("(min-width: 43.8125em) and (max-width: 68.75em)", 1.3)).toBe(
      "(min-width: 56.9563em) and (max-width: 89.375em)",
    );
    expect(moved("(hover: none)", 1.3)).toBe("(hover: none)");
  });

  it("is the browser's in a window's breakpoints, and the root's in those of a part of the page", () => {
    const media = { name: "media", params: "(max-width: 700px)" };
    const container = { name: "container", params: "(max-width: 760px)" };
    for (const rule of [media, container]) lengths().AtRule(rule);
    expect(media.params).toBe("(max-width: 43.75em)");
    expect(container.params).toBe("(max-width: 47.5rem)");
  });
});
