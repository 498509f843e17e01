"""What axe finds on a page: nothing serious, nothing critical."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

GRAVE: Final = {"serious", "critical"}
LIGHT_RULES: Final = {"runOnly": ["color-contrast", "link-in-text-block"]}
BRIEFLY: Final = {"resultTypes": ["violations"], "preload": False, "selectors": False, "iframes": False}
"""What is not asked for costs nothing: selectors for each node, and the contents of frames, which no page has."""
DARK: Final = "() => matchMedia('(prefers-color-scheme: dark)').matches"
# A colour half-way through a transition is not one that anybody reads.
STILL: Final = """() => {
  const ends = (motion) => Number.isFinite(motion.effect?.getComputedTiming().endTime);
  for (const motion of document.getAnimations()) if (ends(motion)) motion.finish();
}"""

# Axe does not judge colours on a background of gradients, so the page, and the hem at its head, are checked without
# theirs.
FOUND: Final = """(options) => {
  const cloths = [document.body, ...document.querySelectorAll("header.hem")];
  for (const { style } of cloths) style.backgroundImage = "none";
  for (const { style } of cloths.slice(1)) style.backgroundColor = "var(--hem)";
  return axe.run(options).then(({ violations }) => violations.map((fault) => ({
    ...fault, nodes: fault.nodes.map(({ html, failureSummary }) => ({ html, failureSummary })),
  }))).finally(() => {
    for (const { style } of cloths) style.backgroundImage = style.backgroundColor = "";
  });
}"""
_AXE: Final = Axe().axe_script
FINGER: Final = 44
POINTER: Final = 24
"""Pixels that WCAG 2.5.8 requires of targets for a mouse."""
# Controls, except links within a text, measured with the hit target that extends beyond their edges.
SMALL: Final = """(least) => {
  const found = [];
  for (const one of document.querySelectorAll("button, a[href], input, select, summary, [role=tab]")) {
    if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (one.closest("p, dd, dialog:not([open]), .vh, .skip")) continue;
    const edge = (one.closest("label") ?? one).getBoundingClientRect();
    const around = getComputedStyle(one, "::after");
    const more = around.content === "none" || around.position !== "absolute" ? [0, 0] :
      [parseFloat(around.width) - edge.width, parseFloat(around.height) - edge.height];
    const [width, height] = [edge.width + Math.max(0, more[0]), edge.height + Math.max(0, more[1])];
    if (edge.width > 2 && (width < least - 0.5 || height < least - 2.5))
      found.push(`${width.toFixed(0)} x ${height.toFixed(0)}: ${one.outerHTML.slice(0, 80)}`);
  }
  return found;
}"""


def expect_access(page: Page, where: str, *, candlelight: bool = False) -> None:
    """Axe finds no serious fault by day and, with *candlelight*, no serious fault of colour in the dark theme."""
    faults = _violations(page, {}) + (_by_candlelight(page) if candlelight else [])
    grave = [line for fault in faults if fault["impact"] in GRAVE for line in _told(fault)]
    assert not grave, "\n".join([where, *grave])


def found_by_axe(page: Page, where: str, *, candlelight: bool = False) -> list[str]:
    """All that axe finds, whether it is serious or not."""
    faults = _violations(page, {}) + (_by_candlelight(page) if candlelight else [])
    return [f"{where}: {line}" for fault in faults for line in _told(fault)]


def small(page: Page, where: str, least: int = FINGER) -> list[str]:
    """Controls with a hit target smaller than a finger needs, or smaller than *least* pixels."""
    return [f"{where}: {found}" for found in page.evaluate(SMALL, least)]


def _by_candlelight(page: Page) -> list[dict[str, Any]]:
    """Faults that depend on the theme, in the dark one, on a page that follows the system."""
    page.emulate_media(color_scheme="dark")
    assert page.evaluate(DARK)
    found = _violations(page, LIGHT_RULES)
    page.emulate_media(color_scheme="light")
    return found


def _violations(page: Page, options: Mapping[str, object]) -> list[dict[str, Any]]:
    """The violations that axe finds. Its half a megabyte is sent to each page once; what passes is not sent back."""
    page.evaluate(STILL)
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(_AXE)
    found: list[dict[str, Any]] = page.evaluate(FOUND, {**options, **BRIEFLY})
    return found


def _told(fault: dict[str, Any]) -> list[str]:
    """The fault and the first places where it occurs."""
    places = [f"    {node['html'][:160]}\n    {node['failureSummary']}" for node in fault["nodes"][:4]]
    return [f"{fault['id']}: {fault['help']}", *places]
