"""The room before the game: a friend who never comes gets a bot in the seat, one who leaves makes room."""

from __future__ import annotations

import re
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from web.e2e.access import expect_access
from web.e2e.pages import Friends, Join
from web.e2e.visitor import Visit, Visitor
from web.e2e.wire import said

SIZES = {"laptop": {"width": 1366, "height": 768}, "phone": {"width": 390, "height": 844}}


def host(visit: Visit, size: str, **options: object) -> tuple[Visitor, Page, str]:
    """Anna's room with two free seats, and the link to it."""
    anna = visit(viewport=SIZES[size], **options)
    friends = Friends(anna)
    friends.lay("Anna", players=3, bots=0)
    link = friends.link()
    friends.enter()
    return anna, anna.page, link


@pytest.mark.parametrize("size", SIZES)
def test_bots_take_the_seats_of_friends_who_never_come(visit: Visit, size: str) -> None:
    _, page, link = host(visit, size)
    guest = Join(visit()).open(link)
    guest.sit("Bruno")
    seats = page.get_by_role("list", name="Seats")
    expect(seats).to_contain_text("Bruno")
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size]["width"]
    expect_access(page, "room")
    page.get_by_label("Bots that you seat play").select_option("4")
    button = page.get_by_role("button", name=said("Seat a bot on free seat 3"))
    button.focus()
    page.keyboard.press("Enter")
    for each in (page, guest.page):
        expect(each.get_by_role("list", name="Seats")).to_have_count(0)
        expect(each.locator("#status")).to_be_visible()


def test_a_guest_leaves_and_another_is_sent_away(visit: Visit) -> None:
    _, page, link = host(visit, "laptop")
    bruno, carla = Join(visit()).open(link), Join(visit()).open(link)
    seats = page.get_by_role("list", name="Seats")
    bruno.sit("Bruno")
    bruno.page.get_by_role("button", name="Leave").click()
    expect(bruno.page.get_by_role("button", name="Play now")).to_be_visible()
    expect(seats).not_to_contain_text("Bruno")
    carla.sit("Carla")
    expect(seats).to_contain_text("Carla")
    expect(carla.page.get_by_role("button", name="Free", exact=False)).to_have_count(0)
    page.get_by_role("button", name=said("Free the seat of Carla")).click()
    expect(seats).not_to_contain_text("Carla")
    expect(carla.page.get_by_text(said("Anna freed your seat. Sit down again?"))).to_be_visible()
    carla.page.get_by_role("button", name="Sit down").click()
    expect(seats).to_contain_text("Carla")
    expect(carla.page.get_by_role("button", name="Leave")).to_be_visible()


def test_the_host_begins_with_those_who_are_here(visit: Visit) -> None:
    """They chat meanwhile; a seated bot gets its level on its card; then all play at a table without empty chairs."""
    anna = visit(viewport=SIZES["laptop"])
    friends = Friends(anna)
    friends.lay("Anna", players=4, bots=1)
    link = friends.link()
    friends.enter()
    page = anna.page
    expect(page.get_by_role("heading", name="Table talk")).to_have_count(0)  # there is nobody to talk to
    bruno = Join(visit()).open(link)
    table = bruno.sit("Bruno")
    bruno.page.get_by_role("group", name="Say to everybody").get_by_role("button", name="Good evening.").click()
    expect(page.get_by_role("list", name="What was said to everybody")).to_contain_text("Good evening.")
    expect(page.get_by_role("group", name="Say to everybody")).to_be_in_viewport(ratio=1)
    level = page.get_by_role("combobox", name=re.compile("^How well"))
    level.select_option("5")
    expect(bruno.page.get_by_role("list", name="Seats")).to_contain_text(re.compile(r"level\W+5"))
    expect(bruno.page.get_by_role("button", name=re.compile("^Begin"))).to_have_count(0)
    room = page.url
    page.get_by_role("button", name="Begin with three").click()
    table.ready()
    expect(page.locator("#status")).to_be_visible()
    assert page.url.rsplit("#", 1)[0] == bruno.page.url.rsplit("#", 1)[0] != room
    assert [seat.name for seat in table.wire.view.seats][:2] == ["Anna", "Bruno"]
    assert [seat.bot for seat in table.wire.view.seats] == [None, None, "level:5"]


def test_seating_a_bot_by_keyboard_keeps_the_focus(visit: Visit) -> None:
    """The same button frees the seat again; between them the level is chosen, step by step."""
    _, page, _ = host(visit, "laptop")
    page.get_by_role("button", name=said("Seat a bot on free seat 2")).focus()
    page.keyboard.press("Enter")
    free = page.get_by_role("button", name=re.compile("^Free the seat of"))
    expect(free).to_be_focused()
    page.keyboard.press("Shift+Tab")
    level = page.get_by_role("combobox", name=re.compile("^How well"))
    for chosen in ("4", "5"):
        page.keyboard.press("ArrowDown")
        expect(level).to_have_value(chosen)
        expect(level).to_be_focused()
    page.keyboard.press("Tab")
    expect(free).to_be_enabled()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name=said("Seat a bot on free seat 2"))).to_be_focused()


# The most faces turning over at once; counted by a MutationObserver, because a busy machine may draw none of them.
TURNED = """() => {
  window.seen = 0;
  const look = () => (window.seen = Math.max(window.seen, document.querySelectorAll(".laid.opening .face").length));
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true });
}"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_the_first_dominoes_turn_over_when_the_last_one_sits(
    visit: Visit, motion: Literal["no-preference", "reduce"]
) -> None:
    _, page, link = host(visit, "laptop", reduced_motion=motion)
    Join(visit()).open(link).sit("Bruno")
    seats = page.get_by_role("list", name="Seats")
    expect(seats).to_contain_text("Bruno")
    page.evaluate(TURNED)
    page.get_by_role("button", name=said("Seat a bot on free seat 3")).click()
    expect(page.locator("#status")).to_be_visible()
    assert page.evaluate("() => window.seen") == (4 if motion == "no-preference" else 0)
