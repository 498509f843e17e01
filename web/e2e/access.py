"""What axe finds on a page: nothing serious, nothing critical."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

GRAVE: Final = {"serious", "critical"}
LIGHT_RULES: Final = {"runOnly": ["color-contrast", "link-in-text-block"]}
BRIEFLY: Final = {"resultTypes": ["violations"], "preload": False, "selectors": False, "iframes": False}
"""What is not asked for costs nothing: by which selector a place is found, what frames hold that no page has."""
DARK: Final = "() => matchMedia('(prefers-color-scheme: dark)').matches"
# A colour half-way from one to another is not what anybody reads.
STILL: Final = """() => {
  const ends = (motion) => Number.isFinite(motion.effect?.getComputedTiming().endTime);
  for (const motion of document.getAnimations()) if (ends(motion)) motion.finish();
}"""

# Over a cloth that is woven of gradients axe does not judge colours: it looks at the page, and the hem at its head,
# without.
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
"""Pixels that WCAG 2.5.8 asks for, where one points with a mouse."""
# What is pressed and is not a word within a text, with the room that it takes beyond its edge.
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
    """Axe finds no serious fault by day and, if asked for, none that light can change by *candlelight*."""
    faults = _violations(page, {}) + (_by_candlelight(page) if candlelight else [])
    grave = [line for fault in faults if fault["impact"] in GRAVE for line in _told(fault)]
    assert not grave, "\n".join([where, *grave])


def found_by_axe(page: Page, where: str, *, candlelight: bool = False) -> list[str]:
    """All that axe finds, whether it is serious or not."""
    faults = _violations(page, {}) + (_by_candlelight(page) if candlelight else [])
    return [f"{where}: {line}" for fault in faults for line in _told(fault)]


def small(page: Page, where: str, least: int = FINGER) -> list[str]:
    """What is pressed there and has less room than a finger needs, or *least* pixels."""
    return [f"{where}: {found}" for found in page.evaluate(SMALL, least)]


def _by_candlelight(page: Page) -> list[dict[str, Any]]:
    """What light can change, in a page that follows the system."""
    page.emulate_media(color_scheme="dark")
    assert page.evaluate(DARK)
    found = _violations(page, LIGHT_RULES)
    page.emulate_media(color_scheme="light")
    return found


def _violations(page: Page, options: Mapping[str, object]) -> list[dict[str, Any]]:
    """What axe finds, which is half a megabyte that a page is told once; what it finds no fault with stays there."""
    page.evaluate(STILL)
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(_AXE)
    found: list[dict[str, Any]] = page.evaluate(FOUND, {**options, **BRIEFLY})
    return found


def _told(fault: dict[str, Any]) -> list[str]:
    """The fault and the first places where it is."""
    places = [f"    {node['html'][:160]}\n    {node['failureSummary']}" for node in fault["nodes"][:4]]
    return [f"{fault['id']}: {fault['help']}", *places]
