"""What axe finds on a page: nothing serious, nothing critical."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

GRAVE: Final = {"serious", "critical"}
LIGHT_RULES: Final = {"runOnly": ["color-contrast", "link-in-text-block"]}
DARK: Final = "() => matchMedia('(prefers-color-scheme: dark)').matches"
# A colour half-way from one to another is not what anybody reads.
STILL: Final = """() => {
  const ends = (motion) => Number.isFinite(motion.effect?.getComputedTiming().endTime);
  for (const motion of document.getAnimations()) if (ends(motion)) motion.finish();
}"""

FOUND: Final = """(options) => axe.run(options).then(({ violations }) => violations.map((fault) => ({
  ...fault, nodes: fault.nodes.map(({ html, failureSummary }) => ({ html, failureSummary })),
})))"""
_AXE: Final = Axe().axe_script


def expect_access(page: Page, where: str, *, candlelight: bool = False) -> None:
    """Axe finds no serious fault by day and, if asked for, none that light can change by *candlelight*."""
    faults = _violations(page, {}) + (_by_candlelight(page) if candlelight else [])
    grave = [line for fault in faults if fault["impact"] in GRAVE for line in _told(fault)]
    assert not grave, "\n".join([where, *grave])


def found_by_axe(page: Page, where: str, *, candlelight: bool = False) -> list[str]:
    """All that axe finds, whether it is serious or not."""
    faults = _violations(page, {}) + (_by_candlelight(page) if candlelight else [])
    return [f"{where}: {line}" for fault in faults for line in _told(fault)]


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
    found: list[dict[str, Any]] = page.evaluate(FOUND, {**options, "resultTypes": ["violations"], "preload": False})
    return found


def _told(fault: dict[str, Any]) -> list[str]:
    """The fault and the first places where it is."""
    places = [f"    {node['html'][:160]}\n    {node['failureSummary']}" for node in fault["nodes"][:4]]
    return [f"{fault['id']}: {fault['help']}", *places]
