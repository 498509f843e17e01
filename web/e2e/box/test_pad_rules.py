"""Looking things up from the score pad: the rules of the game that is counted, at the clause behind a number."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from web.e2e.box.test_pad_dynasty import field, result
from web.e2e.phone import PHONE
from web.e2e.scribe import Scribe
from web.e2e.visitor import Visit, Visitor
from web.e2e.wire import said


def duel(visitor: Visitor) -> Page:
    """A Mighty Duel with Harmony, in which one wheat field counts; its result."""
    page = visitor.page
    page.goto("/pad")
    scribe = Scribe(visitor)
    for group, choice in (("Game", "Kingdomino"), ("Players", "2"), ("Kingdom", "7 \u00d7 7")):
        page.get_by_role("group", name=said(group)).get_by_role("radio", name=choice, exact=True).check()
    page.get_by_label("Middle Kingdom").check()
    scribe.start()
    field(scribe, "Player 1", 1, [(4, 3), (5, 3)])
    result(scribe)
    return page


def test_a_tap_on_a_number_explains_it_by_the_rules_of_that_game(visit: Visit) -> None:
    page = duel(visit(**PHONE))
    page.get_by_role("row", name="Wheat").get_by_role("cell").first.tap()
    tip = page.get_by_role("tooltip")
    expect(tip).to_contain_text("2 \u00d7 1 wheat: 2")
    tip.get_by_role("link", name="Rule 10.2").tap()
    expect(page.get_by_role("dialog", name="Rule 10.2")).to_contain_text("squares times its crowns")


def test_the_rules_opened_from_the_pad_are_those_of_the_game_that_is_counted(visit: Visit) -> None:
    """Not those of Queendomino for four: 7 by 7, and nothing is said to belong to another game."""
    page = duel(visit(has_touch=True))
    rules = page.get_by_role("link", name="Rules", exact=True)
    expect(rules).to_have_attribute(
        "href", re.compile(r"/rules/kingdomino\?players=2&size=7&line=4&bonus=middle_kingdom$")
    )
    page.goto(rules.get_attribute("href") or "")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Kingdomino")
    page.go_back()
    page.get_by_role("link", name="All games").tap()
    expect(rules).to_have_attribute("href", "/rules")
