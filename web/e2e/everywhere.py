"""Every page in every language: what has no room there in four sizes, and what axe finds.

``python -m web.e2e.everywhere [--shots FOLDER] [--no-axe] [TAG …]`` walks all of it, some ten minutes; ``make test``
walks a fair part (`test_languages.py`).
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Final

from playwright.sync_api import Page, ViewportSize, expect, sync_playwright

from demesne.server.table import Table
from web.e2e import courtier
from web.e2e.access import found_by_axe
from web.e2e.chromium import WORDS, program
from web.e2e.laid import Played, laid
from web.e2e.reviewed import keep_reviewed, take_seat
from web.e2e.robot import at_claim, at_place, never, to
from web.e2e.server import Server
from web.e2e.tongues import cramped, go, ready, settle, speak
from web.e2e.visitor import NETWORK, Visitor

__all__ = ["PAGES", "Place", "walk"]

PAGES: Final[Mapping[str, str]] = {
    "start": "/",
    "pad": "/pad",
    "screen": "/new/screen",
    "friends": "/new/friends",
    "settings": "/settings",
    "lobby": "/lobby",
    "account": "/account",
    "moderation": "/moderation",
    "offline": "/offline",
    "practice": "/practice",
    "rules": "/rules",
    "rules of Queendomino": "/rules/queendomino",
    "rules of Kingdomino": "/rules/kingdomino",
    "rules of Royal Wedding": "/rules/royal-wedding",
    "rules of Domaine": "/rules/domaine",
    "sheet": "/rules/kingdomino/sheet",
    "sheet of Domaine": "/rules/domaine/sheet",
    "box": "/box",
    "tiles": "/tiles",
    "brought": "/replay",
    "nowhere": "/nowhere",
}
"""Pages that need no table."""
BOARD: Final = "main [role=grid]"
SHOWN: Final = "main h1"
SHEET: Final = "dialog[open] h2"
ENGLISH: Final = "en"
LAPTOP: Final[ViewportSize] = {"width": 1366, "height": 768}
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
PICTURED: Final = ("start", "pad", "place", "act", "end", "review")

Check = Callable[[Page, str, str], list[str]]
"""What is wrong on the page that is shown, in a language, at a place of that name."""


@dataclass(frozen=True, slots=True)
class Place:
    """An address, what is there once it is shown, and which button there, by its English name, leads further."""

    name: str
    address: str
    shown: str = SHOWN
    press: str = ""
    before: str = SHOWN


def walk(page: Page, places: Sequence[Place], tags: Sequence[str], check: Check) -> list[str]:
    """What *check* finds at all *places* in all languages, each changed in place."""
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
    """Which of the buttons of the page has that name in English, 0 for none."""
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
        if self.shots and name in PICTURED:
            page.set_viewport_size(PHONE)
            page.screenshot(path=str(self.shots / f"{name}-{tag}.png"))
        self.seconds[name] = self.seconds.get(name, 0.0) + perf_counter() - begun
        return faults


def places(visitor: Visitor, kept: Table) -> Iterator[Place]:
    """All of them: pages, tables in key states, what follows a game, and sheets."""
    yield from (Place(name, address) for name, address in PAGES.items())
    queen = _table(visitor, "queendomino", to(at_place(2)))
    yield Place("place", queen, BOARD)
    for name in ("Settings", "In words", "This table", "Log", "To come"):
        yield Place(f"{name} of Queendomino", queen, SHEET, name)
    yield Place("claim", _table(visitor, "queendomino", to(at_claim(3))), BOARD)
    act = _table(visitor, "domaine", courtier.to(courtier.at("act")))
    yield Place("act", act, BOARD)
    yield Place("In words of Domaine", act, SHEET, "In words", BOARD)
    end = _table(visitor, "kingdomino", to(never))
    yield Place("end", end, SHOWN)
    yield Place("picture", end, SHEET, "Picture")
    yield Place("shuffle", end, SHEET, "Check the shuffle")
    yield Place("replay", f"{end}/replay", BOARD)
    yield Place("same deal", f"{end}/duplicate")
    yield Place("end of Domaine", _table(visitor, "domaine", courtier.to(never)))
    take_seat(visitor.page, kept)
    yield Place("review", f"/t/{kept.id}/review", ".moments article")
    yield Place("practice of a game", f"/t/{kept.id}/practice")
    yield Place("history", "/history")


def _table(visitor: Visitor, game: str, played: Played) -> str:
    """The address of a table for two at one screen that has come so far."""
    table = laid(visitor, ["Anna", "Bruno"], game=game, played=played)
    return f"/t/{table.id}"


@contextmanager
def _visitor(folder: Path) -> Iterator[tuple[Visitor, Table]]:
    kept = keep_reviewed(folder)
    server = Server(folder)
    server.start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program(), args=WORDS)
        try:
            yield Visitor(browser, server.url, likes={"calm": True}), kept
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
    walker, faults = _Walker(asked.shots, not asked.no_axe), list[str]()
    with tempfile.TemporaryDirectory() as folder, _visitor(Path(folder)) as (visitor, kept):
        visitor.forgive(NETWORK)
        all_places = [each for each in places(visitor, kept) if each.name.startswith(asked.at)]
        settle(visitor.page)
        for place in all_places:
            faults += _tried(visitor.page, place, asked.tags or ready(), walker)
    print("\n".join(faults))
    print(f"{len(faults)} faults at {len(all_places)} places; seconds: {walker.seconds}")
    return int(bool(faults))


def _tried(page: Page, place: Place, tags: Sequence[str], walker: _Walker) -> list[str]:
    """One place; that it could not be seen is a fault, too."""
    expect(page.locator("body")).to_be_visible()
    try:
        return walk(page, [place], tags, walker)
    except Exception as fault:  # noqa: BLE001 - the other places are looked at all the same
        return [f"{place.name}: {str(fault)[:300]}"]
    finally:
        page.keyboard.press("Escape")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
