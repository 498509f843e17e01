"""Open tables: one waits, another sits down in one press, a third watches."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from web.e2e.access import expect_access
from web.e2e.pages import choose
from web.e2e.server import Server
from web.e2e.visitor import NETWORK, Visit
from web.e2e.wire import said

FIVE_AND_TEN, THREE_DAYS = 2, 8
"""The index of each clock: five minutes and ten seconds a turn; three days a turn."""
SEEN = 20
"""A label that only screen readers read is narrower, in pixels."""


def test_two_who_look_for_a_table_find_each_other_and_a_third_watches(visit: Visit) -> None:
    """The server is shared with other tests: the table is known by the name of its host."""
    anna, bruno, carla = (visit().page for _ in range(3))
    for page, name in ((anna, "Annalena"), (bruno, "Brunhild")):
        page.goto("/")
        page.get_by_role("link", name="Tables").click()
        page.get_by_label("Your name").fill(name)
    anna.get_by_role("radio", name="Domaine").check()
    anna.get_by_role("radio", name="3").check()
    anna.get_by_role("button", name="Find me a table").click()
    expect(anna.get_by_role("list", name="Seats")).to_contain_text("Annalena")
    sit = bruno.get_by_role("button", name=said("Sit down with Annalena: Domaine"))
    expect(sit).to_be_visible()
    expect_access(bruno, "lobby")
    sit.focus()
    bruno.keyboard.press("Enter")
    expect(anna.get_by_role("list", name="Seats")).to_contain_text("Brunhild")
    anna.get_by_role("button", name=said("Seat a bot on free seat 3")).click()
    expect(anna.locator("#status")).to_be_visible()
    carla.goto("/lobby")
    carla.get_by_role("link", name="Watch").filter(has_text="Watch").first.wait_for()
    carla.get_by_role("listitem").filter(has_text="Annalena").get_by_role("link").click()
    expect(carla.locator("#status")).to_be_visible()
    expect(carla.get_by_role("heading", level=1)).to_be_visible()


@pytest.mark.parametrize(("language", "find"), [("en", "Find me a table"), ("fr", "Me trouver une table")])
def test_on_a_laptop_the_button_that_finds_a_table_is_in_sight(visit: Visit, language: str, find: str) -> None:
    page = visit(viewport={"width": 1366, "height": 768}).page
    page.goto(f"/lobby?lang={language}")
    expect(page.get_by_role("button", name=find)).to_be_in_viewport(ratio=1)


def test_a_server_out_of_reach_is_told_once_and_tables_are_shown_when_it_is_back(visit: Visit) -> None:
    visitor = visit()
    visitor.forgive(NETWORK)
    page = visitor.page
    page.goto("/rules")
    page.route("**/api/lobby", lambda route: route.abort())
    page.goto("/lobby")
    told = page.get_by_text("The server does not answer")
    expect(told).to_be_visible()
    expect(page.get_by_text("Looking for open tables")).to_have_count(0)
    expect(told).to_have_count(1)
    page.unroute("**/api/lobby")
    expect(told).to_have_count(0)


def test_a_table_with_a_clock_is_told_beforehand_and_shows_everybodys_time(visit: Visit) -> None:
    anna, bruno = visit(), visit()
    anna.page.goto("/new/friends")
    anna.page.get_by_label("Your name").fill("Clockwise")
    choose(anna.page, "Game", "Kingdomino")
    choose(anna.page, "How many players", "2")
    anna.page.get_by_text("Clock and company").click()
    anna.page.get_by_role("combobox", name="Clock").select_option(index=FIVE_AND_TEN)
    anna.page.get_by_label("Anybody may sit down").check()
    anna.page.get_by_role("button", name="Lay the table").click()
    expect(anna.page.get_by_text("Each player may think for")).to_be_visible()
    bruno.page.goto("/lobby")
    row = bruno.page.get_by_role("listitem").filter(has_text="Clockwise")
    expect(row).to_contain_text("min +")
    bruno.page.get_by_role("radio", name="Days").check()
    expect(row).to_have_count(0)
    clock = anna.page.get_by_role("combobox", name="Clock")
    clock.select_option(index=THREE_DAYS)
    expect(anna.page.locator("#main").get_by_text("Time for each turn")).to_contain_text("3 days")
    expect(row).to_contain_text("3 days")
    clock.select_option(index=FIVE_AND_TEN)
    bruno.page.get_by_role("radio", name="All").check()
    expect(row).to_contain_text("min +")
    row.get_by_role("button").click()
    for page in (anna.page, bruno.page):
        expect(page.get_by_role("timer")).to_have_count(2)
        expect(page.get_by_role("timer", name=said("5 minutes 0 seconds left"))).to_have_count(1)


def test_whoever_opens_their_own_table_from_the_open_ones_is_listed_there(visit: Visit, own_server: Server) -> None:
    """And tables that are open are not denied because the reader looks for others."""
    anna, bruno = visit(own_server.url).page, visit(own_server.url).page
    anna.goto("/lobby")
    anna.get_by_role("link", name="Open my own table").click()
    anna.get_by_label("Your name").fill("Welcome")
    anna.get_by_role("button", name="Lay the table").click()
    expect(anna.get_by_role("list", name="Seats")).to_contain_text("Welcome")
    bruno.goto("/lobby")
    expect(bruno.get_by_role("listitem").filter(has_text="Welcome")).to_be_visible()
    listed, quick = bruno.get_by_role("group", name="Tables", exact=True), bruno.get_by_role("region", name="Any table")
    wide = listed.get_by_text("Tables", exact=True).evaluate("label => label.clientWidth")
    assert wide > SEEN, "what is chosen there is not in sight"
    expect(bruno.get_by_role("group", name="Clock")).to_have_count(1)
    listed.get_by_role("radio", name="With a clock").check()
    expect(quick.get_by_role("radio", name="No clock")).to_be_checked()  # that is asked for itself
    expect(bruno.get_by_text("No open table matches your choice.")).to_have_count(2)  # to be read, and read aloud
    expect(bruno.get_by_text("No table is open")).to_have_count(0)


def test_whoever_wants_a_clock_is_told_which_and_gets_it(visit: Visit) -> None:
    page = visit().page
    page.goto("/lobby")
    page.get_by_label("Your name").fill("Hurried")
    quick = page.get_by_role("region", name="Any table")
    expect(quick).not_to_contain_text("The clock of a new one")
    quick.get_by_role("radio", name="With a clock").check()
    expect(quick).to_contain_text("The clock of a new one: 10 min + 15 s a turn.")
    quick.get_by_role("radio", name="4").check()
    page.get_by_role("button", name="Find me a table").click()
    expect(page.get_by_role("list", name="Seats")).to_contain_text("Hurried")
    expect(page.get_by_role("main")).to_contain_text("10 minutes")


def test_a_table_of_days_is_found_though_its_host_has_gone(visit: Visit) -> None:
    anna, bruno = visit().page, visit().page
    anna.goto("/new/friends")
    anna.get_by_label("Your name").fill("Daybreak")
    choose(anna, "Game", "Kingdomino")
    choose(anna, "How many players", "2")
    anna.get_by_text("Clock and company").click()
    anna.get_by_role("combobox", name="Clock").select_option(index=THREE_DAYS)
    anna.get_by_label("Anybody may sit down").check()
    anna.get_by_role("button", name="Lay the table").click()
    expect(anna.get_by_role("heading", name="The table is laid")).to_be_visible()
    anna.goto("/")
    bruno.goto("/lobby")
    row = bruno.get_by_role("listitem").filter(has_text="Daybreak")
    expect(row).to_contain_text("3 days")
    row.get_by_role("button").click()
    expect(bruno.locator("#status")).to_be_visible()
    anna.goto("/")
    anna.get_by_role("region", name="Go on").get_by_role("link").first.click()
    expect(anna.locator("#status")).to_be_visible()


def test_once_a_table_is_laid_the_keyboard_goes_on_from_its_heading(visit: Visit) -> None:
    page = visit().page
    page.goto("/new/friends")
    lay = page.get_by_role("button", name="Lay the table")
    expect(lay).to_be_enabled()
    lay.press("Enter")
    expect(page.get_by_role("heading", name="The table is laid")).to_be_focused()
