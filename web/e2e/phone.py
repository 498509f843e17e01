"""What every page must satisfy on a phone."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Locator, Page

PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
}
FINGER: Final = 44
# The names and sizes of the visible ones; queried all at once, because a board has hundreds of places.
TOO_SMALL: Final = """(nodes, least) => nodes.filter((node) => node.checkVisibility({ visibilityProperty: true }))
  .map((node) => ({ node, box: node.getBoundingClientRect() }))
  .filter(({ box }) => box.width > 0 && box.height > 0 && Math.min(box.width, box.height) < least)
  .map(({ node, box }) => `${node.getAttribute("aria-label") ?? node.textContent}: ${box.width}x${box.height}`)"""
STICKS_OUT: Final = """() => [...document.querySelectorAll("main *")]
  .filter((node) => node.getBoundingClientRect().right > 390.5)
  .map((node) => `${node.tagName} ${node.getAttribute("class") ?? ""} ${node.textContent.trim().slice(0, 40)}`)
  .slice(0, 12)"""


def expect_no_sideways(page: Page, where: str) -> None:
    """Nothing is wider than the screen."""
    width = page.evaluate("() => document.scrollingElement.scrollWidth")
    assert width <= 390, f"{where}: the page is {width} wide, because of {page.evaluate(STICKS_OUT)}"


def expect_room_for_fingers(controls: Locator, where: str) -> None:
    """Every control is at least as wide and as high as a finger."""
    small = controls.evaluate_all(TOO_SMALL, FINGER - 0.5)  # half a pixel is rounding
    assert not small, f"{where}: too small for a finger: {small}"
