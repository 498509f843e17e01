"""What a page on a phone must keep to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from playwright.sync_api import FloatRect, Locator, Page

PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
}
FINGER: Final = 44
STICKS_OUT: Final = """() => [...document.querySelectorAll("main *")]
  .filter((node) => node.getBoundingClientRect().right > 390.5)
  .map((node) => `${node.tagName} ${node.getAttribute("class") ?? ""} ${node.textContent.trim().slice(0, 40)}`)
  .slice(0, 12)"""


def expect_no_sideways(page: Page, where: str) -> None:
    """Nothing is wider than the screen."""
    width = page.evaluate("() => document.scrollingElement.scrollWidth")
    assert width <= 390, f"{where}: the page is {width} wide, because of {page.evaluate(STICKS_OUT)}"


def expect_room_for_fingers(controls: Locator, where: str) -> None:
    """Everything that is pressed here is at least a finger wide and high."""
    small = [
        f"{_name(control)}: {box['width']:.0f}x{box['height']:.0f}" for control, box in _boxes(controls) if _small(box)
    ]
    assert not small, f"{where}: too small for a finger: {small}"


def _boxes(controls: Locator) -> Iterator[tuple[Locator, FloatRect]]:
    for control in controls.all():
        if control.is_visible() and (box := control.bounding_box()):
            yield control, box


def _small(box: FloatRect) -> bool:
    return min(box["width"], box["height"]) < FINGER - 0.5  # half a point is rounding


def _name(control: Locator) -> str:
    return control.get_attribute("aria-label") or control.inner_text()
