"""A browser that stores nothing: every page opens, and games are played as long as the page is open."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from web.e2e.pages import TABLE, Start
from web.e2e.table import AtTable
from web.e2e.visitor import Visit

REFUSED = """
for (const name of ["localStorage", "sessionStorage"])
  Object.defineProperty(window, name, { get() { throw new DOMException("denied", "SecurityError"); } });
indexedDB.open = () => { throw new DOMException("denied", "SecurityError"); };
"""
PAGES = ("/settings", "/pad", "/history", "/practice", "/tiles", "/lobby", "/account", "/rules")


def refusing(visit: Visit) -> Page:
    page = visit().page
    page.add_init_script(REFUSED)
    return page


def test_every_page_opens_where_the_browser_stores_nothing(visit: Visit) -> None:
    page = refusing(visit)
    for address in PAGES:
        page.goto(address)
        expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_a_game_is_played_where_the_browser_stores_nothing(visit: Visit) -> None:
    """The page itself remembers the key of the seat: whoever has opened a table plays at it, and finds it again."""
    visitor = visit()
    page = visitor.page
    page.add_init_script(REFUSED)
    start = Start(visitor).open()
    page.get_by_role("button", name="Play now").click()
    page.get_by_role("button", name=re.compile(r"^Play \W*Queendomino\W* now")).click()
    page.wait_for_url(TABLE)
    table = AtTable(visitor).ready()
    assert table.my_turn()
    table.move()
    page.go_back()
    expect(start.resume()).to_have_count(1)
