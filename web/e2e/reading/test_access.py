"""What axe finds on every page and at every step: nothing serious, nothing critical."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from web.e2e.access import expect_access, found_by_axe
from web.e2e.at_step import PEOPLE, STEPS, at_steps
from web.e2e.pages import Friends, Join, OnScreen, Start
from web.e2e.table import AtTable
from web.e2e.visitor import Visit, Visitor

PALE = (("main h1", "color", "#bbb"), ("main", "background-color", "#555"), ("header .hem-link", "color", "#345"))
"""What is hard to read on a page, or what makes it so."""


@pytest.fixture
def visitor(visit: Visit) -> Visitor:
    return visit(color_scheme="light", viewport={"width": 1366, "height": 768})


def test_the_pages_before_a_table(visitor: Visitor, visit: Visit) -> None:
    page = Start(visitor).open().page
    expect_access(page, "start", candlelight=True)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
    expect_access(page, "Settings", candlelight=True)
    page.keyboard.press("Escape")
    OnScreen(visitor).open(4)
    expect_access(page, "on this screen", candlelight=True)
    page.goto("/new/friends")
    expect(page.get_by_role("button", name="Lay the table")).to_be_visible()
    expect_access(page, "with friends", candlelight=True)
    friends = Friends(visitor)
    friends.lay("Anna", players=3, bots=0)
    expect_access(page, "the links", candlelight=True)
    link = friends.link()
    friends.enter()
    expect(page.get_by_role("list", name="Seats")).to_be_visible()
    expect_access(page, "waiting", candlelight=True)
    Start(visitor).open()
    expect(Start(visitor).resume()).to_have_count(1)
    expect_access(page, "start, with a table to resume", candlelight=True)
    page.goto("/new/nowhere")
    expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    expect_access(page, "nowhere", candlelight=True)
    expect_access(Join(visit(color_scheme="light")).open(link).page, "join", candlelight=True)
    expect_pale_words_to_be_found(page)


def expect_pale_words_to_be_found(page: Page) -> None:
    """Asserts that axe finds low contrast: of a heading, on too dark a background, in the page header."""
    for place, name, colour in PALE:
        paint = "(one, [name, colour]) => one.style.setProperty(name, colour)"
        page.locator(place).first.evaluate(paint, [name, colour])
        assert any("color-contrast" in fault for fault in found_by_axe(page, place)), place
        page.locator(place).first.evaluate(paint, [name, ""])
    assert not found_by_axe(page, "as it was")


def test_the_table_at_each_step_and_at_the_end(visitor: Visitor) -> None:
    for table in at_steps(visitor, STEPS):
        expect_access_of_step(table, table.step)
    table.skip_to()
    table.expect_end(PEOPLE)
    expect_access(table.page, "the end", candlelight=True)


def expect_access_of_step(table: AtTable, step: str) -> None:
    """As it is offered, with something chosen, with the log open and another kingdom enlarged."""
    expect_access(table.page, step, candlelight=True)
    table.pick_first()
    expect_access(table.page, f"{step}, chosen", candlelight=True)
    if step != "PlaceOffer":
        return
    for name in ("^Log", "look closer"):
        table.page.get_by_role("button", name=re.compile(name)).first.click()
        expect(table.page.get_by_role("dialog")).to_be_visible()
        expect_access(table.page, f"dialog, {name}", candlelight=True)
        table.page.keyboard.press("Escape")
