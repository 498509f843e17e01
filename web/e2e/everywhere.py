"""Every page in every language: what does not fit in four window sizes, and what axe finds.

``python -m web.e2e.everywhere [--shots FOLDER] [--no-axe] [TAG …]`` walks all of it in some ten minutes; ``make test``
walks a good part (`test_languages.py`).
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Final

from playwright.sync_api import Page, ViewportSize, expect, sync_playwright

from web.e2e.access import POINTER, found_by_axe, small
from web.e2e.chromium import WORDS, program
from web.e2e.places import ENGLISH, Place, Town, places
from web.e2e.reviewed import keep_reviewed
from web.e2e.server import Server
from web.e2e.tongues import cramped, go, ready, settle, speak
from web.e2e.visitor import NETWORK, Visitor

__all__ = ["walk"]

LAPTOP: Final[ViewportSize] = {"width": 1366, "height": 768}
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
PICTURED: Final = ("start", "pad", "place", "Domaine, act", "end", "Domaine, end", "review")

Check = Callable[[Page, str, str], list[str]]
"""What is wrong with the page that is shown, in that language, at the place of that name."""


def walk(page: Page, places: Sequence[Place], tags: Sequence[str], check: Check) -> list[str]:
    """What *check* finds at all *places* in all languages; the language is switched without reloading."""
    faults = list[str]()
    for place in places:
        page.set_viewport_size(LAPTOP)
        go(page, place.address)
        pressed = _pressed(page, place)
        for tag in tags:
            if pressed:
                page.keyboard.press("Escape")
                page.set_viewport_size(LAPTOP)
                speak(page, tag, place.before)
                page.locator("button").nth(pressed).click()
            speak(page, tag, place.shown)
            faults += check(page, tag, place.name)
    return faults


def _pressed(page: Page, place: Place) -> int:
    """The index of the button with the place's English name, 0 if it names none."""
    if not place.press:
        return 0
    speak(page, ENGLISH, place.before)
    button = page.get_by_role("button", name=place.press).first
    return int(button.evaluate("(one) => [...document.querySelectorAll('button')].indexOf(one)"))


@dataclass
class _Walker:
    """Looks at everything, and photographs some of it."""

    shots: Path | None
    axe: bool
    seconds: dict[str, float] = field(default_factory=dict)

    def __call__(self, page: Page, tag: str, name: str) -> list[str]:
        begun = perf_counter()
        page.set_viewport_size(LAPTOP)
        faults = found_by_axe(page, f"{tag}, {name}") if self.axe else []
        faults += cramped(page, f"{tag}, {name}")
        faults += small(page, f"{tag}, {name}, laptop", POINTER)
        page.set_viewport_size(PHONE)
        faults += small(page, f"{tag}, {name}, phone")
        if self.shots and name in PICTURED:
            page.screenshot(path=str(self.shots / f"{name}-{tag}.png"))
        self.seconds[name] = self.seconds.get(name, 0.0) + perf_counter() - begun
        return faults


@contextmanager
def _town(folder: Path, *, drawn: bool) -> Iterator[Town]:
    kept = keep_reviewed(folder)
    server = Server(folder, drawn=drawn)
    server.start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program(), args=WORDS)
        try:
            visitor = Visitor(browser, server.url, likes={"calm": True})
            yield Town(server, visitor, Visitor(browser, server.url, likes={"calm": True}), kept)
        finally:
            browser.close()
            server.stop()


def main(words: list[str]) -> int:
    """Prints what was found. Returns 1 if there was anything."""
    parser = argparse.ArgumentParser(prog="python -m web.e2e.everywhere", description=__doc__)
    parser.add_argument("tags", nargs="*", metavar="TAG")
    parser.add_argument("--at", default="", help="only places whose name begins so")
    parser.add_argument("--shots", type=Path, help="a folder for pictures of a phone")
    parser.add_argument("--no-axe", action="store_true")
    asked = parser.parse_args(words)
    if asked.shots:
        asked.shots.mkdir(parents=True, exist_ok=True)
    walker, walked, wrong = _Walker(asked.shots, not asked.no_axe), 0, 0
    with tempfile.TemporaryDirectory() as folder, _town(Path(folder), drawn=asked.shots is not None) as town:
        town.visitor.forgive(NETWORK)
        settle(town.visitor.page)
        for place in places(town, asked.at):
            faults = _tried(town.visitor.page, place, asked.tags or ready(), walker)
            walked, wrong = walked + 1, wrong + len(faults)
            print("\n".join([f"{place.name}: {len(faults)}", *faults]), flush=True)
    print(f"{wrong} faults at {walked} places; seconds: {walker.seconds}")
    return int(bool(wrong))


def _tried(page: Page, place: Place, tags: Sequence[str], walker: _Walker) -> list[str]:
    """Checks one place; that it could not be reached is a fault, too."""
    expect(page.locator("body")).to_be_visible()
    try:
        return walk(page, [place], tags, walker)
    except Exception as fault:  # noqa: BLE001 - the other places are still checked
        return [f"{place.name}: {str(fault)[:300]}"]
    finally:
        page.keyboard.press("Escape")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
