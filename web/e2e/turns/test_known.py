"""What one can know, opened over the table and kept up to date: by keyboard, by touch, and for a spectator."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from demesne.server.protocol import Update
from demesne.server.queendomino.shapes import QueendominoView
from web.e2e.access import expect_access
from web.e2e.court import AtCourt
from web.e2e.courtier import at_scoring, courtier
from web.e2e.laid import laid
from web.e2e.phone import PHONE, expect_no_sideways
from web.e2e.robot import Robot, keen
from web.e2e.table import AtTable
from web.e2e.visitor import Visit

GAMES = 8
"""In this many games it happens at least once."""


def sheet(page: Page) -> Locator:
    return page.get_by_role("dialog", name="To come")


def undealt(update: Update | None) -> int:
    assert update is not None
    assert isinstance(update.view.position, QueendominoView)
    return len(update.view.position.undealt)


def expect_dominoes(table: AtTable) -> None:
    """All dominoes not yet turned up, and the odds of the next line, with a row for each landscape."""
    line = sheet(table.page).get_by_role("region", name="The next line")
    expect(line.get_by_role("listitem")).to_have_count(undealt(table.wire.update))
    expect(line.get_by_role("row")).to_have_count(1 + 7)


def test_a_key_opens_what_may_still_come_and_it_goes_on_with_the_game(visit: Visit) -> None:
    table = laid(visit(), ["Anna", "Bruno", "Carla"])
    page = table.page
    table.at_rest()
    page.keyboard.press("k")
    expect_dominoes(table)
    expect(sheet(page).get_by_text("For your kingdom as it stands")).to_be_visible()
    worth = sheet(page).get_by_role("region", name="Dominoes that may be claimed")
    expect(worth.get_by_role("columnheader", name="Costs you")).to_be_visible()
    expect_access(page, "what one can know")
    page.keyboard.press("Escape")
    expect(sheet(page)).to_be_hidden()
    page.keyboard.press("k")
    before = undealt(table.wire.update)
    with table.robot() as robot:
        robot.play(keen, until=lambda update: undealt(update) < before)
    expect_dominoes(table)


def test_on_a_phone_it_is_behind_the_menu_and_fits(visit: Visit) -> None:
    table = laid(visit(**PHONE), ["Anna", "Bruno"])
    table.page.get_by_role("button", name="Menu").tap()
    table.page.get_by_role("button", name="To come").tap()
    expect_dominoes(table)
    expect_no_sideways(table.page, "what one can know")
    expect(
        sheet(table.page).get_by_role("region", name="Builders\u2019 tiles").get_by_role("img").first
    ).to_be_visible()


@pytest.mark.parametrize("language", ["de", "fr", "ru"])
def test_on_a_phone_its_tables_fit_in_languages_with_long_words(visit: Visit, language: str) -> None:
    page = laid(visit(likes={"language": language}, **PHONE), ["Anna", "Bruno"]).page
    page.keyboard.press("k")
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("table").last).to_be_visible()
    assert dialog.evaluate("(sheet) => sheet.scrollWidth - sheet.clientWidth") <= 0


def test_a_watcher_is_told_what_everybody_knows(visit: Visit) -> None:
    table = laid(visit(), ["Anna", "Bruno"])
    watcher = AtTable(visit())
    watcher.page.goto(f"/t/{table.id}")
    watcher.ready()
    watcher.page.get_by_role("button", name="To come").click()
    expect_dominoes(watcher)
    expect(sheet(watcher.page).get_by_text("Counted from what everybody can see")).to_be_visible()
    expect(sheet(watcher.page).get_by_text("For your kingdom as it stands")).to_have_count(0)


def closing_comes(table: AtCourt) -> bool:
    """Whether a new game reaches a border that closes land; some never do."""
    found = list[bool]()

    def play(robot: Robot) -> None:
        found.append(robot.play(courtier(robot, 1), until=at_scoring(robot, "borders")))

    laid(table.visitor, ["Anna", "Bruno", "Carla"], game="domaine", played=play)
    return found == [True]


def test_at_court_a_border_that_closes_land_is_told_with_what_it_is_worth_to_each(visit: Visit) -> None:
    table = AtCourt(visit(**PHONE))
    assert any(closing_comes(table) for _ in range(GAMES))
    if table.uncover_button.is_visible():
        table.uncover(lambda: table.press(table.uncover_button))
    table.page.get_by_role("button", name="Menu").tap()
    table.page.get_by_role("button", name="To come").tap()
    worth = sheet(table.page).get_by_role("region", name="Borders that change a score")
    expect(worth.get_by_role("columnheader", name="Costs you")).to_be_visible()
    expect(worth.get_by_role("rowheader").first).to_have_text(re.compile(r"Between \W*[a-l]\d+\W* and \W*[a-l]\d+"))
    expect(worth.get_by_text("nothing").first).to_be_visible()  # one is best for the person asking
    expect_no_sideways(table.page, "what borders are worth")
    expect_access(table.page, "what borders are worth")
