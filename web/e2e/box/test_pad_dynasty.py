"""A dynasty on the score pad: three games of Kingdomino, added up, corrected, kept and handed on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from demesne.games.grid import Square
from tests.cli.running import demesne
from web.e2e.access import found_by_axe
from web.e2e.phone import PHONE, expect_no_sideways, expect_room_for_fingers
from web.e2e.scribe import BRUSHES, Scribe
from web.e2e.visitor import Visit, Visitor
from web.e2e.wire import said

WHEAT = [(3, 2), (4, 2)]
"""Beside the castle; with one crown these are 2 x 1 points."""
OPEN = "not played yet"


@pytest.fixture
def scribe(visit: Visit) -> Scribe:
    """A dynasty of Ada and Bert, begun on a phone."""
    visitor = visit(**PHONE)
    return begun(visitor)


def begun(visitor: Visitor, games: str = "Dynasty") -> Scribe:
    page = visitor.page
    page.goto("/pad")
    scribe = Scribe(visitor)
    for group, choice in (("Game", "Kingdomino"), ("Players", "2"), ("Games", games)):
        scribe.press(page.get_by_role("group", name=said(group)).get_by_role("radio", name=choice, exact=True))
    for number, name in ((1, "Ada"), (2, "Bert")):
        page.get_by_role("textbox", name=said(f"Name of Player {number}")).fill(name)
    scribe.start()
    return scribe


def field(scribe: Scribe, name: str, crowns: int, squares: list[Square] = WHEAT) -> None:
    """Wheat in the kingdom of *name* with *crowns* on its last square."""
    scribe.show(name)
    scribe.press(scribe.page.get_by_role("group", name=BRUSHES).get_by_role("button", name="wheat"))
    scribe.stroke(squares)
    for _ in range(crowns):
        scribe.tap(squares[-1])


def told(page: Page) -> list[str]:
    """The points in the table of games: each game, then the sums."""
    expect(games(page)).to_be_visible()
    return [cell.split("\n")[-1] for cell in games(page).locator("tbody td, tfoot td").all_inner_texts()]


def games(page: Page) -> Locator:
    return page.get_by_role("table", name="Points game by game")


def result(scribe: Scribe) -> None:
    scribe.press(scribe.page.get_by_role("link", name="Result"))


def test_three_games_are_added_up_corrected_and_handed_on(visit: Visit, scribe: Scribe) -> None:
    """Ada 2 + 2 + 0, Bert 0 + 0 + 4; then Bert's wheat of the first game is entered after all: 2 x 1 more."""
    page = scribe.page
    expect(page.get_by_text(said("Game 1 of 3"))).to_be_visible()
    field(scribe, "Ada", 1)
    result(scribe)
    expect(page.get_by_role("heading", level=1)).to_have_text(said("Ada leads by 2."))
    assert told(page) == ["2", "0", *[OPEN] * 4, "2", "0"]
    expect_no_sideways(page, "after the first game")
    expect_room_for_fingers(page.get_by_role("main").get_by_role("button"), "after the first game")

    scribe.press(scribe.button("Go on with game 2"))
    expect(page.get_by_text(said("Game 2 of 3"))).to_be_visible()
    assert scribe.total() == 0
    field(scribe, "Ada", 1)
    result(scribe)
    scribe.press(scribe.button("Go on with game 3"))
    field(scribe, "Bert", 1, [(3, 2), (4, 2), (4, 3), (4, 4)])
    page.reload()
    expect(page.get_by_text(said("Game 3 of 3"))).to_be_visible()
    result(scribe)
    expect(page.get_by_role("heading", level=1)).to_have_text("Ada and Bert share the win.")
    assert told(page) == ["2", "0", "2", "0", "0", "4", "4", "4"]
    expect(scribe.page.get_by_role("button", name="Go on with game")).to_have_count(0)

    scribe.press(games(page).get_by_role("link", name=said("Game 1")))
    expect(page.get_by_text(said("Game 1 of 3"))).to_be_visible()
    field(scribe, "Bert", 1)
    result(scribe)
    expect(page.get_by_role("heading", level=1)).to_have_text(said("Bert wins by 2."))
    assert told(page) == ["2", "2", "2", "0", "0", "4", "4", "6"]
    assert len(re.findall(rb"/Type\s*/Page\b(?!s)", page.pdf(format="A4", prefer_css_page_size=True))) == 1
    expect_the_command_adds_up_alike(page)

    scribe.press(scribe.button("Copy a link"))
    link = page.get_by_label("Link to this game").input_value()
    friend = visit(**PHONE).page
    friend.goto(link)
    assert told(friend) == told(page)
    friend.goto("/pad")
    expect(friend.get_by_role("link", name=re.compile("Kingdomino, dynasty.*Bert.*6"))).to_be_visible()


def test_a_single_game_becomes_the_first_of_three_and_one_again(visit: Visit) -> None:
    """Ada has 2 points; the shelf says which game a dynasty is at."""
    scribe = begun(visit(**PHONE), games="One")
    page = scribe.page
    field(scribe, "Ada", 1)
    result(scribe)
    expect(page.get_by_role("heading", level=1)).to_have_text(said("Ada wins by 2."))
    scribe.press(scribe.button("Go on as a dynasty"))
    expect(page.get_by_text(said("Game 2 of 3"))).to_be_visible()
    page.goto("/pad")
    shelved = page.get_by_role("listitem").filter(has_text="Kingdomino, dynasty")
    expect(shelved).to_contain_text("Game 2 of 3")
    expect_no_sideways(page, "the shelf")

    scribe.press(shelved.get_by_role("link"))
    result(scribe)
    scribe.press(scribe.button("Count as one game"))
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text(said("Ada wins by 2."))
    expect(heading).to_be_focused()
    page.goto("/pad")
    expect(page.get_by_role("listitem").filter(has_text="Kingdomino")).not_to_contain_text("dynasty")


def expect_the_command_adds_up_alike(page: Page) -> None:
    page.get_by_text("For demesne score").tap()
    answers = demesne("score", "-", stdin=page.locator("pre").inner_text() + "\n").lines
    assert [(answer["id"], answer["total"]) for answer in answers] == [("Ada", 4), ("Bert", 6)]
    assert [[game["total"] for game in answer["games"]] for answer in answers] == [[2, 2, 0], [2, 0, 4]]


def test_by_keyboard_one_goes_on_and_back(visit: Visit) -> None:
    """An earlier game opens by its name, the browser leads back from it, and a game without land is not played."""
    page = visit().page
    page.goto("/pad")
    for answer in ("Kingdomino", "2", "Dynasty"):
        page.get_by_role("radio", name=answer, exact=True).press("Space")
    page.get_by_role("button", name="Start counting").press("Enter")
    page.locator("[data-square='3,2']").press("Enter")
    page.get_by_role("link", name="Result").press("Enter")
    page.get_by_role("button", name=said("Go on with game 2")).press("Enter")
    expect(page.get_by_text(said("Game 2 of 3"))).to_be_visible()
    page.get_by_role("link", name="Result").press("Enter")
    assert told(page) == ["0", "0", *[OPEN] * 4, "0", "0"]
    expect(page.get_by_role("button", name="Go on with game")).to_have_count(0)
    games(page).get_by_role("link", name=said("Game 1")).press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_accessible_description(said("Game 1 of 3"))
    expect(page.locator("[data-square='3,2']")).to_have_attribute("aria-label", said("column 4, row 3, wheat"))
    page.go_back()
    games(page).get_by_role("link", name=said("Game 2")).press("Enter")
    expect(page.locator("[data-square='3,2']")).to_have_attribute("aria-label", said("column 4, row 3, free"))


def test_axe_finds_nothing(visit: Visit) -> None:
    visitor = visit(**PHONE | {"color_scheme": "light"})
    page, scribe = visitor.page, begun(visitor)
    for name in ("Ada", "Bert"):
        field(scribe, name, 1)
    found = found_by_axe(page, "entry", candlelight=True)
    result(scribe)
    expect(games(page)).to_be_visible()
    found += found_by_axe(page, "leading", candlelight=True)
    scribe.press(scribe.button("Go on with game 2"))
    result(scribe)
    expect(games(page)).to_be_visible()
    found += found_by_axe(page, "result", candlelight=True)
    assert not found, "\n".join(found)
