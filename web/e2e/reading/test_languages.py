"""Every language fits on every page, is read out as it should be, and is declared to the browser.

The language is switched in place: each page is loaded once for all of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from demesne.server.table.table import Table
from web.e2e import courtier
from web.e2e.access import found_by_axe
from web.e2e.at_step import STEPS, at_steps
from web.e2e.laid import Played, alone, laid
from web.e2e.reviewed import keep_reviewed, take_seat
from web.e2e.robot import at_place, never, to
from web.e2e.server import Server
from web.e2e.spoken import outline, strays
from web.e2e.tongues import count, cramped, ready, said, speak
from web.e2e.visitor import Visit, Visitor

RIGHT_TO_LEFT = {"he"}
STATES = ("pad", "place", "act", "end")
"""What is compared with the stored outlines."""
LONG = "ru"
"""Long words in another script: for the pages that resemble others."""
MIRRORED = "he"
PAGES = {
    "screen": "/new/screen",
    "friends": "/new/friends",
    "lobby": "/lobby",
    "history": "/history",
    "rules": "/rules",
    "rules of Queendomino": "/rules/queendomino",
    "rules of Domaine": "/rules/domaine",
    "sheet": "/rules/kingdomino/sheet",
    "box": "/box",
    "tiles": "/tiles",
    "brought": "/replay",
}
BOARD = "main [role=grid]"


@pytest.fixture
def places(visit: Visit, own_server: Server) -> tuple[Visitor, dict[str, str]]:
    """A visitor with tables in key states; the server is new, so that they are the same in every run."""
    visitor = visit(own_server.url, likes={"calm": True})
    tables = {
        "place": _table(visitor, "queendomino", to(at_place(2))),
        "act": _table(visitor, "domaine", courtier.to(courtier.at("act"))),
        "end": _table(visitor, "kingdomino", to(never)),
    }
    return visitor, {"start": "/", "pad": "/pad", **tables}


def _table(visitor: Visitor, game: str, played: Played) -> str:
    """The address of a table for two at one screen, played up to that point."""
    table = laid(visitor, ["Anna", "Bruno"], game=game, played=played)
    return f"/t/{table.id}"


def test_every_language_has_room_and_is_spoken_well(places: tuple[Visitor, dict[str, str]]) -> None:
    """Nothing overflows, axe finds nothing, and in key states a screen reader hears what was stored."""
    visitor, addresses = places
    page, faults = visitor.page, list[str]()
    outlines: dict[str, dict[str, str]] = {tag: {} for tag in ready()}
    count(page)
    for name, address in (addresses | PAGES).items():
        tags = ready() if name in addresses else [LONG]
        page.goto(address)
        page.mouse.move(1, 1)  # resting on something, it would open a tooltip
        for tag in tags:
            _speak(page, name, address, tag)
            if tag in (LONG, MIRRORED):
                faults += found_by_axe(page, f"{tag}, {name}")
            if name in STATES:
                outlines[tag][name] = outline(page.locator("main"))
            faults += cramped(page, f"{tag}, {name}")
    for tag, found in outlines.items():
        faults += strays(tag, found)
    assert not faults, "\n".join(faults)


def _speak(page: Page, name: str, address: str, tag: str) -> None:
    """Switches the language, and waits until all is shown and the cards of a hand are turned up."""
    speak(page, tag, "main [role=grid]" if address.startswith("/t/") else "main h1")
    expect(page.locator("html")).to_have_attribute("dir", "rtl" if tag in RIGHT_TO_LEFT else "ltr")
    if name == "pad":
        expect(page.get_by_text(said("pad-offline", tag))).to_be_visible()  # once its worker is installed
    if name == "end":
        expect(page.locator(".glimpse")).to_have_count(0)  # soon the page stops waiting for a sentence: there is none


def test_every_step_is_spoken_in_every_language(visit: Visit, tmp_path: Path) -> None:
    """The heading of each step of both families and the choices, the start page and a review."""
    kept = keep_reviewed(tmp_path)
    server = Server(tmp_path)
    server.start()
    visitor = visit(server.url, likes={"calm": True})
    count(visitor.page)
    outlines = {tag: dict[str, str]() for tag in ready()}
    try:
        for name, shown, parts in _spoken(visitor, kept):
            for tag in ready():
                speak(visitor.page, tag, shown)
                outlines[tag][name] = "\n".join(outline(part) for part in parts.filter(visible=True).all())
    finally:
        server.stop()
    faults = [line for tag, found in outlines.items() for line in strays(f"{tag}-steps", found)]
    assert not faults, "\n".join(faults)


def _spoken(visitor: Visitor, kept: Table) -> Iterator[tuple[str, str, Locator]]:
    """A page, what there is once it is shown, and the parts that are stored: of a table, the task and the choices."""
    page = visitor.page
    page.goto("/")
    yield "start", "main .how", page.locator("main > :is(.top, .how, .ways)")
    take_seat(page, kept)
    page.goto(f"/t/{kept.id}/review")
    yield "review", ".moments article [role=grid]", page.locator("main")
    parts = page.locator("main :is(.status, .prompt)")
    for table in at_steps(visitor, STEPS):
        yield table.step, BOARD, parts
    for phase in ("castle", "knight", "step", "refill"):
        _table(visitor, "domaine", courtier.to(courtier.at(phase)))
        yield phase, BOARD, parts


def test_a_language_is_chosen_and_the_table_stays(visit: Visit) -> None:
    """Everything is shown in it, the sheet stays open, one keeps the seat, and the next visit begins in it."""
    visitor = visit()
    table = alone(visitor, 2)
    page, address = visitor.page, visitor.page.url
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Español").press("Space")
    expect(page.locator("html")).to_have_attribute("lang", "es")
    expect(page.get_by_role("dialog", name="Ajustes")).to_be_visible()
    page.keyboard.press("Escape")
    assert page.url == address
    expect(page.get_by_role("heading", level=1)).to_contain_text("Tu turno")
    with table.robot() as robot:
        assert robot.update.offer is not None
    page.goto("/")
    expect(page.get_by_role("button", name="Jugar ahora")).to_be_visible()
    page.goto("/?lang=en")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


BOTH = "(tags) => tags.forEach((tag) => document.querySelector(`.panel input[value=${tag}]`).click())"
"""Chooses a language, and the next before the first has taken effect."""


@pytest.mark.parametrize("sheet", [False, True])
def test_languages_are_gone_through_by_arrow_keys(visit: Visit, sheet: bool) -> None:
    """The page is rendered again in each of them, and the one that is chosen keeps the focus."""
    page = visit().page
    page.goto("/" if sheet else "/settings")
    if sheet:
        page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="English").focus()
    for name, tag in (("Deutsch", "de"), ("Español", "es")):
        page.keyboard.press("ArrowRight")
        expect(page.locator("html")).to_have_attribute("lang", re.compile(f"^{tag}"))
        expect(page.get_by_role("radio", name=name)).to_be_focused()
    page.evaluate(BOTH, ["de", "en"])
    expect(page.locator("html")).to_have_attribute("lang", re.compile("^en"))
    expect(page.get_by_role("radio", name="English")).to_be_focused()


def test_a_browser_is_spoken_to_in_its_language(visit: Visit) -> None:
    """Without any setting; in English if the page does not have that language."""
    page = visit(locale="he-IL").page
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    other = visit(locale="nl-NL").page
    other.goto("/")
    expect(other.get_by_role("button", name="Play now")).to_be_visible()


def test_a_language_costs_nobody_who_does_not_read_it(visit: Visit) -> None:
    page, fetched = visit(locale="en-NZ").page, list[str]()  # a browser that has not shown the list of languages yet
    page.on("request", lambda request: fetched.append(request.url))
    page.goto("/")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    assert not [url for url in fetched if "words-" in url or "cyrillic" in url or "hebrew" in url]
    page.goto("/?lang=he")
    expect(page.locator("html")).to_have_attribute("lang", "he")
    assert {url.split("words-")[1][:2] for url in fetched if "words-" in url} == {"he"}
