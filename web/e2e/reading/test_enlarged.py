"""Text spacing, enlarged text, browser zoom: nothing is lost; touch targets are large enough."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from web.e2e.access import small
from web.e2e.chromium import WORDS
from web.e2e.courtier import at, courtier
from web.e2e.laid import laid
from web.e2e.phone import expect_no_sideways
from web.e2e.robot import at_claim, at_place, keen
from web.e2e.server import Server
from web.e2e.tongues import CRAMPED
from web.e2e.visitor import Visit, Visitor

PAGES: Final = ("/", "/settings", "/rules/kingdomino", "/pad", "/history", "/lobby", "/new/friends")
LAPTOP: Final[ViewportSize] = {"width": 1366, "height": 768}
TWICE: Final[ViewportSize] = {"width": 683, "height": 384}
"""A laptop at 200 %."""
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
LARGEST: Final = 1.3
TWICE_THE_TEXT: Final = "--blink-settings=defaultFontSize=32"
"""A browser whose own text size is twice the usual 16 px."""
SPACED: Final = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important } p { margin-block-end: 2em !important }`);
  document.adoptedStyleSheets = [sheet];
}"""
PLAIN: Final = "() => { document.adoptedStyleSheets = [] }"


def lost(page: Page, where: str, size: ViewportSize) -> list[str]:
    page.set_viewport_size(size)
    return [f"{where}, {size['width']}: {fault}" for fault in page.evaluate(CRAMPED)]


def shown(visitor: Visitor) -> Iterator[str]:
    """A table of each family, and pages without one, each with its name."""
    page = visitor.page
    table = laid(visitor, ["Anna", "Bruno"])
    with table.robot() as robot:
        robot.play(keen, until=at_claim(2))
    yield "Queendomino"
    table = laid(visitor, ["Anna"], players=2, game="domaine", level=1)
    with table.robot() as robot:
        robot.play(courtier(robot, 1), until=at("act"))
    yield "Domaine"
    for path in PAGES:
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        yield path


def test_nothing_is_lost_where_text_is_spaced_or_everything_is_larger(visit: Visit) -> None:
    """WCAG 1.4.12 with its four spacings, 1.4.4 at 200 %, the largest text of the settings; 2.5.8 at 44 px."""
    visitor = visit(viewport=LAPTOP)
    page = visitor.page
    found: list[str] = []
    for where in shown(visitor):
        page.evaluate(SPACED)
        found += lost(page, f"{where}, spaced", LAPTOP) + lost(page, f"{where}, spaced", PHONE)
        page.evaluate(PLAIN)
        found += small(page, where)
        found += lost(page, f"{where}, twice", TWICE)
    assert not found, "\n".join(found)


def test_the_largest_text_moves_the_page_and_loses_nothing(visit: Visit) -> None:
    visitor = visit(viewport=LAPTOP, likes={"size": 130})
    page = visitor.page
    found: list[str] = []
    for where in shown(visitor):
        found += lost(page, f"{where}, 130 %", LAPTOP) + lost(page, f"{where}, 130 %", PHONE)
    assert not found, "\n".join(found)
    assert page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize) / 16") == LARGEST


@pytest.fixture
def reader(chromium: Browser, chromium_path: str, server: Server) -> Iterator[Visitor]:
    """Somebody who has set the browser, not this page, to larger text."""
    browser = chromium.browser_type.launch(executable_path=chromium_path, args=[*WORDS, TWICE_THE_TEXT])
    visitor = Visitor(browser, server.url, viewport=LAPTOP)
    yield visitor
    browser.close()
    assert not visitor.faults


def test_a_page_whose_text_the_browser_enlarges_is_laid_out_as_one_half_as_wide(reader: Visitor) -> None:
    page = reader.page
    found: list[str] = []
    for where in shown(reader):
        found += page.evaluate(CRAMPED)
        if where in ("Queendomino", "Domaine"):
            expect(page.get_by_role("navigation", name="Parts of the table")).to_be_visible()
            expect(page.get_by_role("banner").get_by_role("button", name="Menu")).to_be_visible()
    assert not found, "\n".join(found)


def test_on_a_phone_whose_text_is_twice_as_large_the_first_pages_are_one_column(reader: Visitor) -> None:
    page = reader.page
    laid(reader, ["Bartholomew", "Anna"])
    page.set_viewport_size(PHONE)
    for path in ("/", "/rules", "/settings"):
        page.goto(path)
        expect(page.get_by_role("heading", level=2).first).to_be_visible()
        expect_no_sideways(page, path)
    page.goto("/")
    covers = page.get_by_role("radio")
    expect(covers.nth(1)).to_be_visible()
    boxes = [cover.bounding_box() for cover in covers.all()]
    assert len({box and box["x"] for box in boxes}) == 1, f"boxes side by side: {boxes}"


@pytest.mark.parametrize("game", ["kingdomino", "queendomino"])
def test_on_a_phone_whose_text_is_twice_as_large_people_with_long_names_claim(reader: Visitor, game: str) -> None:
    page = laid(reader, ["Bartholomäus", "Константин", "Anna Maria", "Wilhelmine"], game=game).page
    page.set_viewport_size(PHONE)
    expect_no_sideways(page, "the first line of four")
    assert page.evaluate(CRAMPED) == []
    table = laid(reader, ["Bartholomäus", "Константин"], game=game)
    page.set_viewport_size(PHONE)
    for when in (at_place(1), at_claim(1)):
        with table.robot() as robot:
            robot.play(keen, until=when)
        expect_no_sideways(page, "the lines of two")
        bar = page.locator(".bar").bounding_box()
        assert bar
        assert bar["y"] >= PHONE["height"] * 0.65, f"bar and tabs take a third of a phone: {bar}"
    head = page.get_by_role("banner")
    expect(head).to_contain_text("Round 1 of")
    assert head.evaluate("head => [...head.children].every(part => part.scrollWidth <= part.clientWidth)")


@pytest.mark.parametrize("game", ["Kingdomino", "Domaine"])
def test_on_a_phone_whose_text_is_twice_as_large_the_guide_leaves_room_to_play(reader: Visitor, game: str) -> None:
    """Above its slip, which can be scrolled, there is half of what the bar leaves free."""
    page = reader.page
    page.set_viewport_size(PHONE)
    page.goto("/rules")
    page.get_by_role("button", name=re.compile(f"A first game of .*{game}")).click()
    slip = page.get_by_role("complementary", name="Guide").bounding_box()
    bar = page.locator(".bar").bounding_box()
    assert slip
    assert bar
    assert slip["y"] >= bar["y"] * 0.3
    assert slip["y"] + slip["height"] <= bar["y"]
