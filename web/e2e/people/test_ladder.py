"""The ladder: read by eye and by ear, on a phone, by keyboard; and where nobody has played a rated game."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Final

from playwright.sync_api import Page, expect

from web.e2e.access import expect_access
from web.e2e.pages import sign_up
from web.e2e.phone import PHONE, expect_no_sideways
from web.e2e.visitor import Visit

LADDERS: Final[list[dict[str, Any]]] = [
    {
        "game": "kingdomino",
        "mode": "pair",
        "rungs": [
            {"account": "ada", "name": "Ada", "place": 1, "value": 1712, "sure": 80, "games": 31},
            {"account": "bo", "name": "W" * 20, "place": 2, "value": 1500, "sure": 90, "games": 12},
            {"account": "cleo", "name": "Cleo", "place": None, "value": 1900, "sure": 300, "games": 3},
        ],
    },
    {
        "game": "domaine",
        "mode": "group",
        "rungs": [{"account": "dora", "name": "Dora", "place": 1, "value": 1555, "sure": 70, "games": 20}],
    },
]


NAME_WIDE: Final = 130


def open_ladder(page: Page, ladders: list[dict[str, Any]] = LADDERS) -> None:
    page.route("**/api/ladder", lambda route: route.fulfill(json=ladders))
    page.goto("/ladder")


def test_the_ladder_lists_who_plays_how_well_and_who_is_new_has_no_place(visit: Visit) -> None:
    page = visit().page
    open_ladder(page)
    expect(page.get_by_role("heading", level=1)).to_have_text("Ladder")
    rows = page.get_by_role("table", name="Kingdomino · two players").get_by_role("row")
    expect(rows).to_have_count(4)
    expect(rows.nth(1)).to_contain_text("1712 ± 80")
    expect(rows.nth(1).get_by_role("cell").first).to_have_text("1")
    expect(rows.nth(3).get_by_role("cell").first).to_have_text("\N{EN DASH}")
    expect(rows.nth(3)).to_contain_text("Rating not certain yet, rated games: 3")
    expect(rows.nth(3)).not_to_contain_text("1900")
    expect(rows.filter(has_text="you")).to_have_count(0)
    expect_access(page, "ladder")
    picked = page.get_by_role("combobox", name="Game")
    picked.focus()
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("table", name="Domaine · three or more").get_by_role("row")).to_have_count(2)
    expect(page).to_have_url("/ladder/domaine/group")
    page.reload()
    expect(page.get_by_role("link", name="Dora")).to_have_attribute("href", "/people/dora")


def test_on_a_phone_the_ladder_needs_no_scrolling_sideways_and_one_finds_oneself(visit: Visit) -> None:
    page = visit(**PHONE).page
    sign_up(page, "Ladislav")
    mine = page.evaluate("JSON.parse(localStorage.getItem('demesne.session')).id")
    ladders = deepcopy(LADDERS)
    ladders[0]["rungs"][1]["account"] = mine
    page.set_viewport_size({"width": 360, "height": 640})
    open_ladder(page, ladders)
    own = page.get_by_role("row").filter(has_text="you")
    expect(own).to_contain_text("W" * 20)
    others = page.get_by_role("row").filter(has_text="Ada").evaluate("row => getComputedStyle(row).backgroundColor")
    assert own.evaluate("row => getComputedStyle(row).backgroundColor") != others
    expect_no_sideways(page, "the ladder on a small phone")
    wide = own.get_by_role("rowheader").evaluate("cell => cell.clientWidth")
    assert wide >= NAME_WIDE, f"a name has {wide} pixels: it is broken into pieces"
    region = page.get_by_role("region", name="Kingdomino · two players")
    assert region.evaluate("box => box.scrollWidth <= box.clientWidth")


def test_where_nobody_has_played_for_a_rating_the_ladder_says_so(visit: Visit) -> None:
    page = visit().page
    page.route("**/api/ladder", lambda route: route.fulfill(json=[]))
    page.goto("/lobby")
    page.get_by_role("link", name="Ladder").click()
    expect(page).to_have_url("/ladder")
    expect(page.get_by_role("main")).to_contain_text("Nobody is listed yet.")
    expect(page.get_by_role("main")).to_contain_text("open a table with friends and choose “Rated game”")
    expect(page.get_by_role("combobox")).to_have_count(0)
    expect_access(page, "the empty ladder")
    page.get_by_role("main").get_by_role("link", name="Tables").click()
    expect(page).to_have_url("/lobby")


def test_an_address_without_a_ladder_says_so_above_another(visit: Visit) -> None:
    page = visit().page
    open_ladder(page)
    table = page.get_by_role("table", name="Kingdomino · two players")
    expect(table).to_be_visible()
    expect(page.get_by_role("main")).not_to_contain_text("Nobody is listed yet.")
    page.goto("/ladder/queendomino/teams")
    expect(table).to_be_visible()
    expect(page.get_by_role("main")).to_contain_text("Nobody is listed yet.")
